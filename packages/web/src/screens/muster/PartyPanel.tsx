import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PlayerChoice } from './PlayerChoice.tsx';
import { type Seated, withoutSeat, withSeat } from './party.ts';
import { partyText } from './texts.ts';

/** Where a hero is changed. */
export interface Editing<Hero> {
  readonly seat: number;
  readonly hero: Hero;
  readonly onChange: (hero: Hero) => void;
  readonly onClose: () => void;
}

interface PartyPanelProps<Hero extends Seated> {
  readonly title: string;
  readonly text: string;
  readonly heroes: readonly Hero[];
  readonly onChange: (heroes: readonly Hero[]) => void;
  /** Adds somebody; absent when the party is complete. */
  readonly onAdd: (() => void) | null;
  readonly keyOf: (hero: Hero) => string | number;
  readonly nameOf: (hero: Hero) => string;
  /** What a hero's card shows above who plays the seat. */
  readonly card: (hero: Hero) => ComponentChildren;
  readonly dialog: (editing: Editing<Hero>) => ComponentChildren;
}

/** The heroes who go down, each with the one who plays the seat. */
export function PartyPanel<Hero extends Seated>(props: PartyPanelProps<Hero>) {
  const { title, text, heroes, onChange, onAdd } = props;
  const [edited, setEdited] = useState<number | null>(null);
  const open = edited === null ? undefined : heroes[edited];
  const change = (seat: number) => (hero: Hero) => onChange(withSeat(heroes, seat, hero));
  return (
    <section class="panel muster-part" aria-labelledby="party">
      <div class="party-head">
        <h2 id="party">{title}</h2>
        <p class="soft">{text}</p>
      </div>
      <ul class="party">
        {heroes.map((hero, seat) => (
          <HeroCard
            key={props.keyOf(hero)}
            seat={seat}
            name={props.nameOf(hero)}
            hero={hero}
            onEdit={() => setEdited(seat)}
            onChange={change(seat)}
            onRemove={heroes.length > 1 ? () => onChange(withoutSeat(heroes, seat)) : null}
          >
            {props.card(hero)}
          </HeroCard>
        ))}
        {onAdd && (
          <li>
            <button type="button" class="party-add" onClick={onAdd}>
              <Icon name="plus" />
              <span>{partyText('party.add')}</span>
            </button>
          </li>
        )}
      </ul>
      {open &&
        edited !== null &&
        props.dialog({
          seat: edited,
          hero: open,
          onChange: change(edited),
          onClose: () => setEdited(null),
        })}
    </section>
  );
}

interface HeroCardProps<Hero> {
  readonly seat: number;
  readonly name: string;
  readonly hero: Hero;
  readonly onEdit: () => void;
  readonly onChange: (hero: Hero) => void;
  readonly onRemove: (() => void) | null;
  readonly children: ComponentChildren;
}

function HeroCard<Hero extends Seated>(props: HeroCardProps<Hero>) {
  const { seat, name, hero, onEdit, onChange, onRemove } = props;
  return (
    <li class="hero-card" style={{ '--seat': `var(--hero-${seat})` }}>
      {props.children}
      <div class="hero-card-foot">
        <PlayerChoice
          name={name}
          player={hero.player}
          onChange={(player) => onChange({ ...hero, player })}
        />
        <Button size="small" label={partyText('party.edit', { name })} onClick={onEdit}>
          {partyText('party.change')}
        </Button>
        {onRemove && (
          <Button
            kind="quiet"
            icon="close"
            class="hero-card-remove"
            label={partyText('party.remove', { name })}
            onClick={onRemove}
          />
        )}
      </div>
    </li>
  );
}
