import type { Content, ItemCard } from '../../content/types.ts';
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
    const cards = Object.entries(items).map(([id, card]) => [id, withAllFields(card)] as const);
    index = { items, cards: new Map(cards) };
  }
  return index.cards;
}

const FIELDS: Readonly<Record<keyof ItemCard, undefined>> = {
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
  personal: undefined,
};

/** Cards that all have the same fields, whether they need them or not, are quicker to read. */
function withAllFields(card: ItemCard): ItemCard {
  return { ...(FIELDS as object), ...card };
}
