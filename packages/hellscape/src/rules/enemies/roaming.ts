import type { Rule } from '@crawlspace/kernel';
import type { Descent } from '../../descent.ts';
import { allMet } from '../../language/happen/conditions.ts';
import { canBegin } from '../../language/happen/monsters.ts';
import { ofEnemy } from '../../language/happen/occasion.ts';
import type { Enemy } from '../../state.ts';
import { roamingCard } from './enemy-cards.ts';

/** The first of the patterns of a roaming monster whose condition is met, counted from 1; 0 for none. */
export function patternMet(g: Descent, enemy: Enemy): number {
  const { patterns } = roamingCard(g, enemy);
  const at = ofEnemy(enemy);
  return (
    patterns.findIndex(({ when, does }) => allMet(g, at, when) && canBegin(g, enemy, does[0])) + 1
  );
}

/** The activation of a roaming monster: it follows the pattern that is met. False: it acts like a mob. */
export function* followPattern(g: Descent, enemy: Enemy): Rule<boolean> {
  const number = patternMet(g, enemy);
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
