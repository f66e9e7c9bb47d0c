import { itemKind } from '../cards/CardDialog.tsx';
import { ItemDice } from '../cards/ItemDice.tsx';
import { itemCard } from '../items.ts';
import { ItemLook } from '../Rune.tsx';
import { nameOf, printedOn } from '../words.ts';

/** The colour of a card's deck. */
export function deckOf(card: string): string {
  const printed = itemCard(card);
  return printed && 'deck' in printed ? printed.deck : 'common';
}

/** An item as a small card: its picture, its name, its dice. */
export function ItemFace({ card }: { card: string }) {
  const printed = itemCard(card);
  return (
    <span class={`item-face hs-item-${deckOf(card)}`}>
      <ItemLook look={printed?.look ?? 'sword'} class="item-face-look" />
      <span class="item-face-words">
        <b>{nameOf(card)}</b>
        {printed ? <ItemDice card={printed} /> : null}
      </span>
    </span>
  );
}

/** The same as large as it is read: with its kind and its text. */
export function ItemCardFace({ card }: { card: string }) {
  const printed = itemCard(card);
  return (
    <span class={`item-card hs-item-${deckOf(card)}`}>
      <ItemLook look={printed?.look ?? 'sword'} class="item-card-look" />
      <span class="item-card-words">
        <b class="item-card-name">{nameOf(card)}</b>
        <span class="item-card-kind">{itemKind(card)}</span>
        {printed ? <ItemDice card={printed} /> : null}
        <span class="item-card-text">{printedOn(card).text}</span>
      </span>
    </span>
  );
}
