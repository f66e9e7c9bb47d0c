import { content } from '@crawlspace/hellscape';
import { useState } from 'preact/hooks';
import { PlayerChoice } from '../../screens/muster/PlayerChoice.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { gameText } from '../game-words.ts';
import { Portrait } from '../Portrait.tsx';
import {
  addHero,
  changeHero,
  freeClasses,
  type HeroDraft,
  removeHero,
  type Wish,
} from './draft.ts';
import { HeroDialog } from './HeroDialog.tsx';
import { musterText } from './texts.ts';

interface PartyProps {
  readonly heroes: readonly HeroDraft[];
  readonly onChange: (heroes: readonly HeroDraft[]) => void;
}

/** The heroes who go down, each with the one who plays the seat. */
export function Party({ heroes, onChange }: PartyProps) {
  const [edited, setEdited] = useState<number | null>(null);
  const open = edited === null ? undefined : heroes[edited];
  return (
    <section class="panel" aria-labelledby="party">
      <div class="party-head">
        <h2 id="party">{musterText('party')}</h2>
        <p class="soft">
          {musterText('party.text')} {heroes.length === 1 && musterText('party.solo')}
        </p>
      </div>
      <ul class="party">
        {heroes.map((hero, seat) => (
          <HeroCard
            key={hero.class}
            hero={hero}
            seat={seat}
            onEdit={() => setEdited(seat)}
            onChange={(changed) => onChange(changeHero(heroes, seat, changed))}
            {...(heroes.length > 1
              ? { onRemove: () => onChange(removeHero(heroes, hero.class)) }
              : {})}
          />
        ))}
        {freeClasses(heroes).length > 0 && (
          <li>
            <button type="button" class="party-add" onClick={() => onChange(addHero(heroes))}>
              <Icon name="plus" />
              <span>{musterText('party.add')}</span>
            </button>
          </li>
        )}
      </ul>
      {open && edited !== null && (
        <HeroDialog
          heroes={heroes}
          seat={edited}
          onChange={(changed) => onChange(changeHero(heroes, edited, changed))}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  );
}

const WISHES: readonly Wish[] = ['skill', 'weapon', 'potion'];

interface HeroCardProps {
  readonly hero: HeroDraft;
  readonly seat: number;
  readonly onEdit: () => void;
  readonly onChange: (hero: HeroDraft) => void;
  readonly onRemove?: () => void;
}

function HeroCard({ hero, seat, onEdit, onChange, onRemove }: HeroCardProps) {
  const name = gameText(`hero.${hero.class}`);
  const { health, mana } = content.heroes[hero.class];
  return (
    <li class="hero-card" style={{ '--seat': `var(--hero-${seat})` }}>
      <div class="hero-card-head">
        <Portrait of={hero.class} />
        <div class="hero-card-who">
          <h3>{name}</h3>
          <p class="soft">{gameText(`class.${hero.class}`)}</p>
          <dl class="vitals">
            <div class="vital-health">
              <dt>{musterText('hero.health')}</dt>
              <dd>{health}</dd>
            </div>
            <div class="vital-mana">
              <dt>{musterText('hero.mana')}</dt>
              <dd>{mana}</dd>
            </div>
          </dl>
        </div>
      </div>
      <dl class="wishes">
        {WISHES.map((wish) => (
          <div key={wish}>
            <dt>{musterText(`wish.${wish}`)}</dt>
            <dd>{hero[wish] ? gameText(`${hero[wish]}.name`) : musterText('wish.later')}</dd>
          </div>
        ))}
      </dl>
      <div class="hero-card-foot">
        <PlayerChoice
          name={name}
          player={hero.player}
          onChange={(player) => onChange({ ...hero, player })}
        />
        <Button size="small" label={musterText('party.edit', { name })} onClick={onEdit}>
          {musterText('party.change')}
        </Button>
        {onRemove && (
          <Button
            kind="quiet"
            icon="close"
            class="hero-card-remove"
            label={musterText('party.remove', { name })}
            onClick={onRemove}
          />
        )}
      </div>
    </li>
  );
}
