import { madeFrom, type Rule } from '@crawlspace/kernel';
import type { Adventure } from '../adventure.ts';
import type { DepthEvent, EventCard, FindCard } from '../content-types.ts';
import type { CardId } from '../ids.ts';
import type { AbilityData } from '../language/ability.ts';
import { compileAbility } from '../language/compile/ability.ts';
import { compileRule } from '../language/compile/effects.ts';
import type { Effects } from '../language/effects.ts';
import { type Frame, frameOf } from '../language/frame.ts';
import { upInWorld } from '../language/who.ts';
import { lanternWorld } from '../rules/queries.ts';
import type { Hero } from '../state.ts';

/** What happens when it is drawn, to all heroes; nobody drew it. */
export function eventCard(id: CardId, ...effects: Effects): EventCard {
  return { id, effects, resolve: eventOf(id, effects) };
}

/** A card that lies in play until something ends it; what it does besides when it is drawn. */
export function lastingCard(id: CardId, does: AbilityData, ...effects: Effects): EventCard {
  const card = effects.length > 0 ? eventCard(id, ...effects) : { id };
  return { ...card, does, remains: compileAbility(does) };
}

function eventOf(id: CardId, effects: Effects, all?: Frame['all']): (g: Adventure) => Rule {
  const does = compileRule(effects);
  return madeFrom(effects, function* (g: Adventure) {
    yield* does(frameOf(g, id, null, all ? { all } : {}));
  });
}

/** A Depth Event concerns the heroes in the world of the lantern. */
export function depthEventCard(id: CardId, ...effects: Effects): DepthEvent {
  const concerned = (g: Adventure) => upInWorld(g, lanternWorld(g));
  return { id, effects, resolve: eventOf(id, effects, concerned) };
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
