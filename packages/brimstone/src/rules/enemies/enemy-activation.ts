import { PARTY, pickInOrder, type Rule } from '@crawlspace/kernel';
import { type Adventure, board, heroesUp, isUp } from '../../adventure.ts';
import { amongEnemies } from '../../asking.ts';
import { promptFor } from '../../asks.ts';
import { distanceToAny } from '../../board/index.ts';
import type { EnemyTypeId } from '../../ids.ts';
import type { Enemy } from '../../state.ts';
import { trigger } from '../abilities/active.ts';
import { sheetOf } from '../figures/enemy-stats.ts';
import { enemySpaces, isIdle } from '../figures/figures.ts';
import { attackAsGroup } from './enemy-attack.ts';
import { targetAndMove } from './enemy-movement.ts';
import { orderMatters, takeAim } from './enemy-ranged.ts';
import { dropAllTargets, dropLostTargets, isOnTarget } from './targets.ts';

/** All enemies of a type activate as one group: each targets and moves, then all attack. */
export function* activateEnemies(g: Adventure, type: EnemyTypeId): Rule {
  g.emit({ t: 'enemy-activation', type, rule: 'B-FIGHT-06' });
  yield* trigger(g, 'enemyActivationStart', { type });
  if (heroesUp(g).length > 0) {
    yield* sheetOf(g, type).ranged ? takeAimAll(g, type) : moveAll(g, type);
    yield* attackAsGroup(g, type);
    for (const enemy of modelsOf(g, type)) if (enemy.stunned) delete enemy.stunned;
    yield* trigger(g, 'enemyActivationEnd', { type });
  }
  yield* g.do.maybeEndFight(g);
}

function* moveAll(g: Adventure, type: EnemyTypeId): Rule {
  dropLostTargets(g, type);
  const moving = modelsOf(g, type).filter((enemy) => !isIdle(g, enemy) && !isOnTarget(g, enemy));
  yield* nearestFirst(g, moving, targetAndMove, () => true);
}

/** Enemies with a Ranged Attack choose anew each turn. */
function* takeAimAll(g: Adventure, type: EnemyTypeId): Rule {
  dropAllTargets(g, type);
  const aiming = modelsOf(g, type).filter((enemy) => !isIdle(g, enemy));
  yield* nearestFirst(g, aiming, takeAim, (tied) => orderMatters(g, tied));
}

/** The nearest model goes first; the players order those that are equally near, where that matters. */
function* nearestFirst(
  g: Adventure,
  models: readonly Enemy[],
  acts: (g: Adventure, enemy: Enemy) => void,
  matters: (tied: readonly Enemy[]) => boolean,
): Rule {
  const waiting = [...models];
  const away = new Map(waiting.map((enemy) => [enemy, distanceToHeroes(g, enemy)]));
  while (waiting.length > 0) {
    const nearest = Math.min(...waiting.map((enemy) => away.get(enemy) as number));
    const tied = waiting.filter((enemy) => away.get(enemy) === nearest);
    const order = matters(tied) ? yield* orderOf(tied) : tied;
    for (const enemy of order) acts(g, enemy);
    for (const enemy of tied) waiting.splice(waiting.indexOf(enemy), 1);
  }
}

function orderOf(tied: readonly Enemy[]): Rule<readonly Enemy[]> {
  return pickInOrder({
    seat: PARTY,
    prompt: promptFor('enemy-order', { type: tied[0]?.type ?? '' }),
    rule: 'B-EMOVE-03',
    ...amongEnemies(tied),
  });
}

function modelsOf(g: Adventure, type: EnemyTypeId): Enemy[] {
  return g.state.enemies.filter((enemy) => enemy.type === type);
}

function distanceToHeroes(g: Adventure, enemy: Enemy): number {
  const spaces = enemySpaces(g, enemy);
  let nearest = Number.POSITIVE_INFINITY;
  for (const hero of g.state.heroes) {
    if (isUp(hero)) nearest = Math.min(nearest, distanceToAny(board(g), hero.space, spaces));
  }
  return nearest;
}
