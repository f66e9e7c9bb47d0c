import { confirm, type Rule } from '@crawlspace/kernel';
import type { Timing } from '../../ability.ts';
import { promptOn } from '../../asks.ts';
import type { Descent } from '../../descent.ts';
import type { Hero } from '../../state.ts';
import { inForce, isStillInForce, useOf } from './in-force.ts';
import { isUsable } from './usable.ts';

/**
 * Abilities that come at a moment: free ones just happen, ones with a price are offered. One of them
 * may lead into a Boss Fight, which ends the turn and the moment with it.
 */
export function* triggered(g: Descent, hero: Hero, timing: Timing): Rule {
  const { turn } = hero;
  for (const owned of inForce(g, hero, 'moment')) {
    if (hero.turn !== turn) return;
    if (owned.ability.timing !== timing || !isUsable(g, hero, owned)) continue;
    if (!isStillInForce(g, hero, owned, 'moment')) continue;
    const wanted =
      !owned.ability.cost ||
      (yield* confirm({
        seat: hero.index,
        prompt: promptOn('use', owned.card),
      }));
    if (wanted) yield* g.do.useAbility(g, useOf(hero, owned));
  }
}
