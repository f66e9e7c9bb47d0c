import type { Descent } from '../../descent.ts';
import { ofEnemy } from '../../occasion.ts';
import { roamingCard } from '../../rules/sheets/enemy-cards.ts';
import type { Enemy } from '../../state.ts';
import { allMet } from './conditions.ts';
import { canBegin } from './monsters.ts';

/** The first of the patterns of a roaming monster whose condition is met, counted from 1; 0 for none. */
export function patternMet(g: Descent, enemy: Enemy): number {
  const { patterns } = roamingCard(g, enemy);
  const at = ofEnemy(enemy);
  return (
    patterns.findIndex(({ when, does }) => allMet(g, at, when) && canBegin(g, enemy, does[0])) + 1
  );
}
