import type { CardId } from '../ids.ts';

export function byId<Item extends { readonly id: CardId }>(
  cards: readonly Item[],
): Readonly<Record<CardId, Item>> {
  return Object.fromEntries(cards.map((card) => [card.id, card]));
}
