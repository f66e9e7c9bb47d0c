import type { Rule } from '@crawlspace/kernel';
import type { Descent } from '../../descent.ts';
import type { Acting } from '../../effects.ts';
import type { Enemy } from '../../state.ts';
import { burn, sufferPoison } from '../combat/conditions.ts';
import { isAlive } from '../combat/wounds.ts';

/** It is an enemy's turn to activate: heroes may use what works at any time. False when that has felled it. */
export function* aboutToActivate(g: Descent, enemy: Enemy): Rule<boolean> {
  // Mobs and monsters are among those that wait to activate; a boss has phases of its own.
  yield* g.do.anytime(g, { enemy, left: enemy.kind === 'boss' ? 1 : 0 });
  enemy.activated = true;
  return isAlive(g, enemy);
}

/** An enemy activates: what lies on it acts first, Fire before Poison. */
export function* startActivation(g: Descent, enemy: Enemy): Rule {
  g.emit({ t: 'enemy-activated', enemy: enemy.id, card: enemy.card, zone: enemy.zone });
  yield* burn(g, enemy);
  if (isAlive(g, enemy)) yield* sufferPoison(g, enemy);
}

/** After an action of an enemy the quest looks at the table, and heroes may use what works at any time. */
export function* afterAction(g: Descent, acting: Acting): Rule {
  if (g.quest.check) yield* g.quest.check(g);
  yield* g.do.anytime(g, acting);
}

/** An action that is not one of the enemy's activation. There is time before it and after it as well. */
export function* extraAction(g: Descent, enemy: Enemy): Rule {
  yield* g.do.anytime(g, { enemy, left: 1 });
  if (isAlive(g, enemy)) yield* g.do.enemyAction(g, enemy);
  yield* g.do.anytime(g, { enemy, left: 0 });
}
