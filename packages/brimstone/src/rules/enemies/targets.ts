import { type Adventure, heroAt, isUp } from '../../adventure.ts';
import type { EnemyTypeId } from '../../ids.ts';
import type { Enemy, Hero } from '../../state.ts';
import { isAdjacent } from '../figures/figures.ts';

/** An enemy stays on its target as long as that hero is up and adjacent, whoever attacks it. */
export function isOnTarget(g: Adventure, enemy: Enemy): boolean {
  if (enemy.target === null) return false;
  const hero = heroAt(g, enemy.target);
  return isUp(hero) && isAdjacent(g, hero.space, enemy);
}

/** Models of a type whose target is KO'd or has moved away look for a new one when they activate. */
export function dropLostTargets(g: Adventure, type: EnemyTypeId): void {
  for (const enemy of g.state.enemies) {
    if (enemy.type === type && !isOnTarget(g, enemy)) enemy.target = null;
  }
}

/** Whoever re-targets each turn starts without any. */
export function dropAllTargets(g: Adventure, type: EnemyTypeId): void {
  for (const enemy of g.state.enemies) if (enemy.type === type) enemy.target = null;
}

/** Those heroes whom the fewest enemies of a type target; other types do not count. */
export function withFewestOf(g: Adventure, type: EnemyTypeId, heroes: readonly Hero[]): Hero[] {
  let fewest = Number.POSITIVE_INFINITY;
  for (const hero of heroes) fewest = Math.min(fewest, targeting(g, type, hero));
  return heroes.filter((hero) => targeting(g, type, hero) === fewest);
}

function targeting(g: Adventure, type: EnemyTypeId, hero: Hero): number {
  let count = 0;
  for (const enemy of g.state.enemies) {
    if (enemy.type === type && enemy.target === hero.index) count++;
  }
  return count;
}
