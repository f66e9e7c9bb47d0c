import { madeFrom, NOTHING_HAPPENS, type Rule } from '@crawlspace/kernel';
import type { Adventure } from '../adventure.ts';
import type { CardId } from '../ids.ts';
import { compileRule } from '../language/compile/effects.ts';
import { type Frame, frameOf } from '../language/compile/frame.ts';
import { abilityFrom, type Made } from '../language/compile/made.ts';
import type { Effects } from '../language/effects.ts';
import type { Cause } from '../moments.ts';
import { lanternWorld } from '../rules/queries.ts';
import type { Hero } from '../state.ts';
import type { CardData, DepthEvent, EventCard, FindCard } from './types.ts';
import { upInWorld } from './who.ts';

/** What an event does when it is drawn, and what remains in play: as data, or as code that stays code. */
interface Event {
  readonly resolve?: EventCard['resolve'];
  readonly effects?: Effects;
  readonly remains?: Made;
}

/** A card made from its numbers: the effect reads the same ones that the text shows. */
export function eventCard<const Data extends CardData>(
  id: CardId,
  data: Data,
  made: (data: Data) => Event,
): EventCard {
  const { resolve, effects, remains } = made(data);
  const inPlay = remains && abilityFrom(remains);
  return {
    id,
    data,
    ...(resolve ? { resolve } : {}),
    ...(effects ? { effects, resolve: eventOf(id, effects) } : {}),
    ...(inPlay ? { remains: inPlay.ability } : {}),
    ...(inPlay?.does ? { does: inPlay.does } : {}),
  };
}

/** What a card does to all whom it concerns; nobody drew it. */
function eventOf(id: CardId, effects: Effects, all?: Frame['all']): (g: Adventure) => Rule {
  const does = compileRule(effects);
  return madeFrom(effects, function* (g: Adventure) {
    yield* does(frameOf(g, id, null, all ? { all } : {}));
  });
}

/** A Depth Event concerns the heroes in the world of the lantern. */
export function depthEventCard<const Data extends CardData>(
  id: CardId,
  data: Data,
  made: (data: Data) => DepthEvent['resolve'] | Effects,
): DepthEvent {
  const does = made(data);
  if (typeof does === 'function') return { id, data, resolve: does };
  const concerned = (g: Adventure) => upInWorld(g, lanternWorld(g));
  return { id, data, effects: does, resolve: eventOf(id, does, concerned) };
}

/** Loot and Scavenge are for the hero who drew them. */
export function findCard(id: CardId, ...effects: Effects): FindCard {
  const does = compileRule(effects);
  return {
    id,
    effects,
    resolve: madeFrom(effects, function* (g: Adventure, hero: Hero) {
      yield* does(frameOf(g, id, hero));
    }),
  };
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
