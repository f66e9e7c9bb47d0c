import { ATTACK_TYPES, type CarriedItem, type ItemCard, type MobItem } from '@crawlspace/hellscape';
import { CardTile } from '../classes/CardTile.tsx';
import { DicePips } from '../dice/Die.tsx';
import { itemCard } from '../items.ts';
import { ItemLook, Rune } from '../Rune.tsx';
import { type Descending, optionsFor } from '../state.ts';
import { gameText, nameOf, tableText } from '../words.ts';

interface Props {
  readonly state: Descending;
  readonly item: CarriedItem;
  readonly class?: string;
}

/** An item with its picture and its dice. A tap uses it, moves it, or shows its card. */
export function ItemTile({ state, item, class: extra }: Props) {
  const card = itemCard(item.card);
  const options = optionsFor(
    state,
    (means) =>
      ('item' in means && means.item === item.number) ||
      (means.kind === 'use' && means.card === item.card),
  );
  const rarity = card && 'deck' in card ? card.deck : 'common';
  return (
    <CardTile
      state={state}
      card={item.card}
      options={options}
      class={`hs-item hs-item-${rarity} ${extra ?? ''}`}
    >
      <ItemLook look={card?.look ?? 'sword'} class="hs-item-look" />
      <span class="hs-tile-name">{nameOf(item.card)}</span>
      {card ? <ItemDice card={card} /> : null}
    </CardTile>
  );
}

/** The dice of an item: for each attack it can make, and for defense. */
export function ItemDice({ card }: { card: ItemCard | MobItem }) {
  const defense = 'defense' in card ? (card.defense ?? 0) : 0;
  return (
    <span class="hs-item-dice">
      {ATTACK_TYPES.map((type) => {
        const dice = card.attacks?.[type];
        if (!dice) return null;
        return (
          <span key={type} class="hs-item-attack" title={gameText(`option.attack-${type}`)}>
            <Rune name={type} />
            <DicePips dice={dice} />
            <span class="for-readers">
              {tableText('attack-dice', {
                type: gameText(`option.attack-${type}`),
                yellow: dice.yellow ?? 0,
                orange: dice.orange ?? 0,
              })}
            </span>
          </span>
        );
      })}
      {defense > 0 ? (
        <span class="hs-item-attack" title={tableText('defense')}>
          <Rune name="shield" />
          <DicePips dice={{ blue: defense }} />
          <span class="for-readers">{tableText('defense-dice', { n: defense })}</span>
        </span>
      ) : null}
    </span>
  );
}
