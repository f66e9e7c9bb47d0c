import type { Rule } from '@crawlspace/kernel';
import type { Descent } from '../../descent.ts';
import type { Enemy } from '../../state.ts';
import { burn, sufferPoison } from '../combat/conditions.ts';
import { isAlive } from '../combat/wounds.ts';

/** It is an enemy's turn to activate: heroes may use what works at any time. False when that has felled it. */
export function* aboutToActivate(g: Descent, enemy: Enemy): Rule<boolean> {
  yield* g.do.anytime(g);
  enemy.activated = true;
  return isAlive(g, enemy);
}

/** An enemy activates: what lies on it acts first, Fire before Poison. */
export function* startActivation(g: Descent, enemy: Enemy): Rule {
  g.emit({ t: 'enemy-activated', enemy: enemy.id, card: enemy.card, zone: enemy.zone });
  yield* burn(g, enemy);
  if (isAlive(g, enemy)) yield* sufferPoison(g, enemy);
}

/** Between two actions of enemies the quest looks at the table, and heroes may use what works at any time. */
export function* afterAction(g: Descent): Rule {
  if (g.quest.check) yield* g.quest.check(g);
  yield* g.do.anytime(g);
}
