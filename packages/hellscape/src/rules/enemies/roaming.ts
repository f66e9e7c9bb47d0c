import type { Rule } from '@crawlspace/kernel';
import type { Descent } from '../../descent.ts';
import { ofEnemy } from '../../occasion.ts';
import type { Enemy } from '../../state.ts';
import { roamingCard } from '../sheets/enemy-cards.ts';

/** The activation of a roaming monster: it follows the pattern that is met. False: it acts like a mob. */
export function* followPattern(g: Descent, enemy: Enemy): Rule<boolean> {
  const number = g.do.patternMet(g, enemy);
  const pattern = roamingCard(g, enemy).patterns[number - 1];
  if (!pattern) return false;
  g.emit({
    t: 'monster-pattern',
    enemy: enemy.id,
    card: enemy.card,
    amount: number,
    rule: 'H-EPHASE-22',
  });
  yield* g.do.happen(g, ofEnemy(enemy), pattern.does);
  return true;
}
