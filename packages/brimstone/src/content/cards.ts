import { NOTHING_HAPPENS, type Rule } from '@crawlspace/kernel';
import type { CardId } from '../ids.ts';
import type { Cause } from '../moments.ts';

export function byId<Item extends { readonly id: CardId }>(
  cards: readonly Item[],
): Readonly<Record<CardId, Item>> {
  return Object.fromEntries(cards.map((card) => [card.id, card]));
}

/** The cause of what a card does. */
export function becauseOf(id: CardId): Cause {
  return { kind: 'card', id };
}

/** An effect that asks nothing, as the rule that a card wants. */
export function atOnce<Args extends readonly unknown[]>(
  effect: (...args: Args) => void,
): (...args: Args) => Rule {
  return (...args) => {
    effect(...args);
    return NOTHING_HAPPENS;
  };
}
