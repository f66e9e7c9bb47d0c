import type { HeroView } from '@crawlspace/hellscape';
import { itemCard } from '../items.ts';
import { labelOf } from '../options.ts';
import { ItemLook } from '../Rune.tsx';
import { type Descending, optionsFor } from '../state.ts';
import { tableText } from '../words.ts';
import { ItemTile } from './ItemTile.tsx';

interface Props {
  readonly state: Descending;
  readonly hero: HeroView;
}

const PLACES = ['head', 'chest', 'legs', 'misc'] as const;
const LOOKS = { head: 'helmet', chest: 'armor', legs: 'boots', misc: 'ring' } as const;

/** What a hero wears and holds, in its places, and what lies in the Inventory. */
export function Gear({ state, hero }: Props) {
  const worn = hero.items.filter(({ equipped }) => equipped);
  const held = worn.filter(({ card }) => isHeld(card));
  const twoHanded = held.some(({ card }) => itemCard(card)?.slot === 'two-hands');
  return (
    <section class="hs-gear" aria-label={tableText('gear')}>
      <header class="hs-gear-head">
        <h3 class="hs-dash-title">{tableText('gear')}</h3>
        <TakeOff state={state} />
      </header>
      <div class="hs-slots">
        {PLACES.map((place) => {
          const item = worn.find(({ card }) => itemCard(card)?.slot === place);
          return item ? (
            <ItemTile key={place} state={state} item={item} class={`hs-slot-${place}`} />
          ) : (
            <EmptySlot
              key={place}
              look={LOOKS[place]}
              name={tableText(`slot-${place}`)}
              place={place}
            />
          );
        })}
        {held.map((item) => (
          <ItemTile
            key={item.number}
            state={state}
            item={item}
            class={twoHanded ? 'hs-slot-hands' : 'hs-slot-hand'}
          />
        ))}
        {Array.from({ length: twoHanded ? 0 : 2 - held.length }, (_, i) => (
          <EmptySlot key={`hand${i}`} look="sword" name={tableText('slot-hand')} place="hand" />
        ))}
      </div>
    </section>
  );
}

/** Whoever is asked anything may take something off. */
function TakeOff({ state }: Pick<Props, 'state'>) {
  const [option] = optionsFor(state, ({ kind }) => kind === 'put-away');
  if (!option) return null;
  return (
    <button
      type="button"
      class="link-button"
      data-option={option.id}
      data-advised={state.advice.value.includes(option.id) || undefined}
      onClick={() => state.tap(option.id)}
    >
      {labelOf(state.session.table.value.game, option)}
    </button>
  );
}

function isHeld(card: string): boolean {
  const slot = itemCard(card)?.slot;
  return slot === 'hand' || slot === 'two-hands';
}

function EmptySlot({ look, name, place }: { look: string; name: string; place: string }) {
  return (
    <div class={`hs-slot-empty hs-slot-${place}`}>
      <ItemLook look={look} />
      <span>{name}</span>
    </div>
  );
}

/** What is carried and not worn, consumables first. */
export function Inventory({ state, hero }: Props) {
  const items = hero.items
    .filter(({ equipped }) => !equipped)
    .sort((one, other) => Number(isConsumable(other.card)) - Number(isConsumable(one.card)));
  return (
    <section class="hs-inventory" aria-label={tableText('inventory')}>
      <h3 class="hs-dash-title">{tableText('inventory')}</h3>
      {items.length === 0 ? <p class="hs-nothing">{tableText('nothing-carried')}</p> : null}
      <div class="hs-carried">
        {items.map((item) => (
          <ItemTile key={item.number} state={state} item={item} />
        ))}
      </div>
    </section>
  );
}

function isConsumable(card: string): boolean {
  const printed = itemCard(card);
  return printed !== undefined && 'consumable' in printed && printed.consumable === true;
}
