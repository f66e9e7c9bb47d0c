import { NOTHING_HAPPENS, type Rule } from '@crawlspace/kernel';
import type { CardId } from '../ids.ts';
import type { Cause } from '../moments.ts';
import type { CardData, DepthEvent, EventCard, FindCard } from './types.ts';

/** A card made from its numbers: the effect reads the same ones that the text shows. */
export function eventCard<const Data extends CardData>(
  id: CardId,
  data: Data,
  does: (data: Data) => Pick<EventCard, 'resolve' | 'remains'>,
): EventCard {
  return { id, data, ...does(data) };
}

export function depthEventCard<const Data extends CardData>(
  id: CardId,
  data: Data,
  resolve: (data: Data) => DepthEvent['resolve'],
): DepthEvent {
  return { id, data, resolve: resolve(data) };
}

export function findCard<const Data extends CardData>(
  id: CardId,
  data: Data,
  resolve: (data: Data) => FindCard['resolve'],
): FindCard {
  return { id, data, resolve: resolve(data) };
}

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
