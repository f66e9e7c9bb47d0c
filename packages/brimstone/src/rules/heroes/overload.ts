import {
  asThingsStand,
  NOTHING_HAPPENS,
  type OptionDetails,
  pick,
  type Rule,
} from '@crawlspace/kernel';
import type { UseTiming } from '../../abilities.ts';
import type { Adventure } from '../../adventure.ts';
import { amongItems, heroId } from '../../asking.ts';
import { type NamedAsk, promptFor } from '../../asks.ts';
import type { TokenKind } from '../../ids.ts';
import type { BrimstoneMeaning } from '../../meanings.ts';
import type { CarriedItem, Hero } from '../../state.ts';
import { abilitiesOfHero } from '../abilities/hero-abilities.ts';
import type { Usable } from '../abilities/usable.ts';
import { weightOf } from '../held/burden.ts';
import { isPersonal } from '../held/held.ts';
import { takeOffBlocked } from '../items/clothing.ts';
import { freeHands, heldItems } from '../items/hands.ts';
import { discardItem, putAway } from '../items/items.ts';
import { bagLimit, loseToken } from '../items/side-bag.ts';
import {
  handOver,
  type Thing,
  thingId,
  thingMeaning,
  thingName,
  thingsToHandOver,
} from '../items/trade.ts';
import { describeUse, resolveUse, useMeaning, usesNow } from '../items/uses.ts';
import { carriedWeight, carryLimit } from '../items/weight.ts';
import { heroesInReach } from '../movement/reach.ts';
import { mustMutate, mutate } from './corruption.ts';
import { stayWithinLimits } from './limits.ts';

/** What may be done with something that is too much. */
interface WayOut {
  readonly id: string;
  readonly means: BrimstoneMeaning;
  readonly details: OptionDetails;
  readonly take: () => Rule | undefined;
}

/**
 * Nobody carries more than weight and side bag allow, nor holds more than the hands do: as soon as it
 * is too much, the owner chooses what to use, hand over or discard, and play waits for it. Who no longer
 * withstands the Corruption mutates.
 */
export function keepLimits(g: Adventure, hero: Hero): Rule {
  if (hero.dead) return NOTHING_HAPPENS;
  takeOffBlocked(g, hero);
  stayWithinLimits(g, hero);
  return isTooMuch(g, hero) ? partWithSome(g, hero) : NOTHING_HAPPENS;
}

/** Asked all the time; who has nothing of a kind cannot have too much of it. */
function isTooMuch(g: Adventure, hero: Hero): boolean {
  if (mustMutate(g, hero)) return true;
  const { handsFull, weight } = abilitiesOfHero(g, hero);
  if (handsFull > 0 && freeHands(g, hero) < 0) return true;
  if (hero.bag.length > 0 && hero.bag.length > bagLimit(g, hero)) return true;
  return weight > 0 && weight > carryLimit(g, hero);
}

function* partWithSome(g: Adventure, hero: Hero): Rule {
  yield* mutate(g, hero);
  if (hero.dead) return;
  yield* emptyHands(g, hero);
  while (hero.bag.length > bagLimit(g, hero)) {
    yield* lighten(hero, 'bag-too-full', 'B-BAG-01', () => waysWithTokens(g, hero));
  }
  while (carriedWeight(g, hero) > carryLimit(g, hero)) {
    if (waysWithItems(g, hero).length === 0) return;
    yield* lighten(hero, 'too-heavy', 'B-ITEM-09', () => waysWithItems(g, hero));
  }
}

/** A hand was lost: something has to be put away. */
function* emptyHands(g: Adventure, hero: Hero): Rule {
  while (freeHands(g, hero) < 0) {
    const item = yield* pick({
      seat: hero.index,
      prompt: promptFor('put-away'),
      rule: 'B-ITEM-02',
      ...amongItems(hero, heldItems(g, hero)),
      describe: (held) => ({ text: thingName(held) }),
    });
    putAway(g, hero, item);
  }
}

/** In Town others fill their own bags meanwhile. */
function* lighten(hero: Hero, ask: NamedAsk, rule: string, ways: () => readonly WayOut[]): Rule {
  const way = yield* asThingsStand(() =>
    pick({
      seat: hero.index,
      prompt: promptFor(ask),
      rule,
      of: ways(),
      id: ({ id }) => id,
      means: ({ means }) => means,
      describe: ({ details }) => details,
    }),
  );
  const rest = way.take();
  if (rest) yield* rest;
}

function waysWithTokens(g: Adventure, hero: Hero): WayOut[] {
  const kinds: TokenKind[] = [...new Set(hero.bag)];
  return [
    ...usesOf(g, hero, ({ token }) => token !== null && kinds.includes(token)),
    ...kinds.flatMap((kind) => givingTo(g, hero, kind)),
    ...kinds.map((kind) => discarding(hero, kind, () => loseToken(g, hero, kind))),
  ];
}

/** Only what has weight helps; what never leaves is left out. */
function waysWithItems(g: Adventure, hero: Hero): WayOut[] {
  const heavy = hero.items.filter((item) => weightOf(g, item) > 0 && !isPersonal(g, item));
  return [
    ...usesOf(g, hero, ({ source, use }) => {
      const item = heavy.find(({ number }) => number === source.item);
      return item !== undefined && isLastUse(item, use.limit);
    }),
    ...heavy.flatMap((item) => givingTo(g, hero, item)),
    ...heavy.map((item) => discarding(hero, item, () => discardItem(g, hero, item))),
  ];
}

function isLastUse(item: CarriedItem, limit: string | undefined): boolean {
  return limit === 'discard' || (limit === 'charge' && item.charges === 1);
}

const ALWAYS: readonly UseTiming[] = ['anytime'];
const IN_ACTIVATION: readonly UseTiming[] = ['anytime', 'activation', 'free-attack'];

function usesOf(g: Adventure, hero: Hero, helps: (use: Usable) => boolean): WayOut[] {
  const usable = usesNow(g, hero, hero.activation ? IN_ACTIVATION : ALWAYS).filter(helps);
  return usable.map((use) => ({
    id: `use:${use.id}`,
    means: useMeaning(use),
    get details() {
      return describeUse(g, use);
    },
    take: () => resolveUse(g, use),
  }));
}

function givingTo(g: Adventure, hero: Hero, thing: Thing): WayOut[] {
  const takers = heroesInReach(g, hero).filter((to) =>
    thingsToHandOver(g, hero, to).includes(thing),
  );
  return takers.map((to) => ({
    id: `give:${heroId(to)}:${thingId(thing)}`,
    means: { kind: 'hand-over', to: to.index, thing: thingMeaning(hero, thing) },
    details: {
      text: { key: 'option.give-to', params: { thing: thingName(thing), hero: to.name } },
    },
    take: () => {
      handOver(g, hero, to, thing);
      return undefined;
    },
  }));
}

function discarding(hero: Hero, thing: Thing, discard: () => void): WayOut {
  return {
    id: `discard:${thingId(thing)}`,
    means: { kind: 'discard', thing: thingMeaning(hero, thing) },
    details: { text: { key: 'option.discard', params: { thing: thingName(thing) } } },
    take: () => {
      discard();
      return undefined;
    },
  };
}
