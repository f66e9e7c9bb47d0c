import type { Rule } from '@crawlspace/kernel';
import type { Descent } from '../../descent.ts';
import type { Enemy } from '../../state.ts';
import { roamingCard } from './enemy-cards.ts';

/**
 * The activation of a roaming monster: the first of its two conditions that is met decides what it
 * does. False: neither is, and it acts like a mob.
 */
export function* followPattern(g: Descent, enemy: Enemy): Rule<boolean> {
  const { patterns } = roamingCard(g, enemy);
  for (let at = 0; at < patterns.length; at++) {
    const pattern = patterns[at];
    if (!pattern?.when(g, enemy.id)) continue;
    g.emit({
      t: 'monster-pattern',
      enemy: enemy.id,
      card: enemy.card,
      amount: at + 1,
      rule: 'H-EPHASE-22',
    });
    yield* pattern.does(g, enemy.id);
    return true;
  }
  return false;
}
