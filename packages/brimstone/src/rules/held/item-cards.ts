import { evenOut } from '@crawlspace/kernel';
import type { Content, ItemCard } from '../../content-types.ts';
import type { CardId } from '../../ids.ts';

export function cardOf(content: Content, card: CardId): ItemCard {
  const found = indexOf(content.items).get(card);
  if (!found) throw new Error(`there is no item card ${card}`);
  return found;
}

interface Index {
  readonly items: Content['items'];
  readonly cards: ReadonlyMap<CardId, ItemCard>;
}

/** The item cards asked for last: hardly a rule does not ask for one, and a Map is quickest. */
let index: Index | null = null;

function indexOf(items: Content['items']): ReadonlyMap<CardId, ItemCard> {
  if (index?.items !== items) {
    const cards = Object.entries(items).map(([id, card]) => [id, even(card)] as const);
    index = { items, cards: new Map(cards) };
  }
  return index.cards;
}

const even = evenOut<ItemCard>({
  id: undefined,
  data: undefined,
  keywords: undefined,
  hands: undefined,
  weight: undefined,
  slots: undefined,
  darkStone: undefined,
  upgradeSlots: undefined,
  upgrade: undefined,
  only: undefined,
  price: undefined,
  charges: undefined,
  holds: undefined,
  weapon: undefined,
  shield: undefined,
  ability: undefined,
  does: undefined,
  effects: undefined,
  personal: undefined,
});
