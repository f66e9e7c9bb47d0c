import { useState } from 'preact/hooks';
import { PlayerChoice } from '../../screens/muster/PlayerChoice.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { nameOf } from '../game-words.ts';
import { Portrait } from '../Portrait.tsx';
import { addHero, changeHero, type HeroDraft, MOST_HEROES, removeHero } from './draft.ts';
import { HeroDialog } from './HeroDialog.tsx';
import { HeroStats } from './HeroStats.tsx';
import { musterText } from './texts.ts';

interface PartyProps {
  readonly heroes: readonly HeroDraft[];
  readonly onChange: (heroes: readonly HeroDraft[]) => void;
}

/** The heroes who go down, each with the one who plays the seat. */
export function Party({ heroes, onChange }: PartyProps) {
  const [edited, setEdited] = useState<number | null>(null);
  const open = heroes.find(({ key }) => key === edited);
  const change = (hero: HeroDraft) => onChange(changeHero(heroes, hero));
  return (
    <section class="panel" aria-labelledby="party">
      <div class="party-head">
        <h2 id="party">{musterText('party')}</h2>
        <p class="soft">{musterText('party.text')}</p>
      </div>
      <ul class="party">
        {heroes.map((hero, seat) => (
          <HeroCard
            key={hero.key}
            hero={hero}
            seat={seat}
            onEdit={() => setEdited(hero.key)}
            onChange={change}
            {...(heroes.length > 1
              ? { onRemove: () => onChange(removeHero(heroes, hero.key)) }
              : {})}
          />
        ))}
        {heroes.length < MOST_HEROES && (
          <li>
            <button type="button" class="party-add" onClick={() => onChange(addHero(heroes))}>
              <Icon name="plus" />
              <span>{musterText('party.add')}</span>
            </button>
          </li>
        )}
      </ul>
      {open && <HeroDialog hero={open} onChange={change} onClose={() => setEdited(null)} />}
    </section>
  );
}

interface HeroCardProps {
  readonly hero: HeroDraft;
  readonly seat: number;
  readonly onEdit: () => void;
  readonly onChange: (hero: HeroDraft) => void;
  readonly onRemove?: () => void;
}

function HeroCard({ hero, seat, onEdit, onChange, onRemove }: HeroCardProps) {
  const name = hero.name || nameOf(hero.class);
  return (
    <li class="hero-card" style={{ '--seat': `var(--hero-${seat})` }}>
      <div class="hero-card-head">
        <Portrait heroClass={hero.class} portrait={hero.portrait} />
        <div class="hero-card-who">
          <h3>{name}</h3>
          <p class="soft">{hero.name ? nameOf(hero.class) : musterText('party.nameless')}</p>
          <p class="hero-card-upgrade">
            {hero.upgrade ? nameOf(hero.upgrade) : musterText('party.upgrade-later')}
          </p>
        </div>
      </div>
      <HeroStats heroClass={hero.class} short />
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
