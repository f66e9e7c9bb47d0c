import type { CarriedItem } from '@crawlspace/hellscape';
import { ItemDice } from '../cards/ItemDice.tsx';
import { CardTile } from '../classes/CardTile.tsx';
import { itemCard } from '../items.ts';
import { ItemLook } from '../Rune.tsx';
import { type Descending, optionsFor } from '../state.ts';
import { nameOf } from '../words.ts';

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
