import { ADDED_DICE, type Amount, type Effect } from '../../ability.ts';
import type { Combat } from '../../combat.ts';
import type { Descent } from '../../descent.ts';
import type { UseOf } from '../../effects.ts';
import type { DieKind } from '../../ids.ts';
import { amountOf } from './usable.ts';

/** Hits and shields that count beside the dice; a negative number takes from those of the other side. */
export function addResults(
  combat: Combat,
  { card }: Pick<UseOf, 'card'>,
  { hits = 0, shields = 0 }: { readonly hits?: number; readonly shields?: number },
): void {
  combat.hits += hits;
  combat.shields += shields;
  if (hits !== 0 || shields !== 0) combat.added.push({ card, hits, shields });
}

/** Changes of the roll under way. */
export function addInCombat(g: Descent, use: UseOf, effect: Effect): void {
  const { combat } = g.state;
  if (!combat) return;
  const value = (n: Amount) => amountOf(g, use, n);
  if (effect.do === 'hits') addResults(combat, use, { hits: value(effect.n) });
  else if (effect.do === 'less-hits') addResults(combat, use, { hits: -value(effect.n) });
  else if (effect.do === 'shields') addResults(combat, use, { shields: value(effect.n) });
  else if (effect.do === 'less-shields') addResults(combat, use, { shields: -value(effect.n) });
  else if (effect.do === 'reroll' && effect.enemyDiceOnly) combat.enemyRerolls += effect.n;
  else if (effect.do === 'reroll') combat.rerolls += effect.n;
  else if (effect.do === 'ignore') combat.ignore[effect.what] += value(effect.n);
  else if (effect.do === 'in-shadow') {
    combat.inShadow = true;
    if (combat.attacker.kind === 'hero') g.do.addDice(g, combat, { shadow: 1 });
  } else if (effect.do === 'dice') {
    const dice: Partial<Record<DieKind, number>> = {};
    for (const kind of ADDED_DICE) {
      const n = effect[kind];
      if (n !== undefined) dice[kind] = value(n);
    }
    g.do.addDice(g, combat, dice);
  }
}
