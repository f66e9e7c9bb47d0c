import { PARTY, type Rule } from '@crawlspace/kernel';
import { promptFor } from '../../asks.ts';
import { type Descent, heroesUp } from '../../descent.ts';
import type { Enemy } from '../../state.ts';
import { isAlive } from '../combat/wounds.ts';
import { pickFigure } from '../picks.ts';
import { isBossFight } from './boss-fight.ts';
import { aboutToActivate, afterAction, startActivation } from './enemy-activation.ts';
import { moveIntoReach } from './enemy-move.ts';
import { attackClosest } from './enemy-targets.ts';
import { followPattern } from './roaming.ts';

/** How many actions mobs have, and monsters whose conditions are not met. */
export const ACTIONS = 2;

/**
 * The Enemy Phase, one activation at a time: every mob and every roaming monster activates once, in
 * the order the players choose. True when all have, or when no hero is left standing. A boss has
 * phases of its own.
 */
export function* enemyPhase(g: Descent): Rule<boolean> {
  if (isBossFight(g) || heroesUp(g).length === 0) return true;
  const waiting = g.state.enemies.filter((enemy) => enemy.kind !== 'boss' && !enemy.activated);
  if (waiting.length === 0) return true;
  const prompt = promptFor('enemy-order');
  const next = yield* pickFigure({ seat: PARTY, prompt, rule: 'H-EPHASE-01' }, waiting);
  yield* activateEnemy(g, next);
  return false;
}

/** An enemy's activation: what its conditions leave of it, its pattern, or two actions. */
export function* activateEnemy(g: Descent, enemy: Enemy): Rule {
  if (!(yield* aboutToActivate(g, enemy))) return;
  const over = { enemy, left: 0 };
  if (enemy.kind === 'roaming' && frozenStiff(g, enemy)) return yield* afterAction(g, over);
  yield* startActivation(g, enemy);
  if (!isAlive(g, enemy)) return;
  if (enemy.kind === 'roaming' && (yield* followPattern(g, enemy)))
    return yield* afterAction(g, over);
  for (let left = ACTIONS - 1; left >= 0 && isAlive(g, enemy); left--) {
    yield* enemyAction(g, enemy);
    yield* afterAction(g, { enemy, left });
  }
}

/** One action: the enemy attacks if it can, else it moves. Frost takes the action of a mob. */
export function* enemyAction(g: Descent, enemy: Enemy): Rule {
  if (enemy.kind === 'mob' && enemy.frost > 0) {
    enemy.frost--;
    g.emit({ t: 'frozen', enemy: enemy.id, card: enemy.card, rule: 'H-COND-05' });
    return;
  }
  if (!(yield* attackClosest(g, enemy))) yield* moveIntoReach(g, enemy);
}

/** Two Frost tokens cost a monster its whole activation: nothing else on it acts either. A single one only goes. */
function frozenStiff(g: Descent, enemy: Enemy): boolean {
  const stiff = enemy.frost >= FROST_TO_STOP_A_MONSTER;
  enemy.frost -= Math.min(enemy.frost, FROST_TO_STOP_A_MONSTER);
  if (stiff) g.emit({ t: 'frozen', enemy: enemy.id, card: enemy.card, rule: 'H-COND-06' });
  return stiff;
}

export const FROST_TO_STOP_A_MONSTER = 2;
