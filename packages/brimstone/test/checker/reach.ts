import { content } from '../../src/content/index.ts';
import { enemyTypeIn } from '../../src/lookup.ts';
import type { AdventureState, Enemy } from '../../src/state.ts';
import { isGranted } from './enemy-numbers.ts';
import { groundOf } from './ground.ts';
import { isUp } from './hero-numbers.ts';

/** Spaces with the number of steps that each costs. */
export interface Reach {
  readonly free: ReadonlyMap<number, number>;
  /** Where somebody stands who would have to change places. */
  readonly bySwap: ReadonlyMap<number, number>;
}

/**
 * Where a model can get to. Large models push past Small and Medium ones; some pass everybody. Not
 * for Extra Large models.
 */
export function reachable(
  now: AdventureState,
  enemy: Enemy,
  others: readonly Enemy[],
  move: number,
): Reach {
  const ground = groundOf(now);
  const passesAll = isGranted(now, enemy.type, 'passes-models');
  const isLarge = sizeOf(enemy) === 'large';
  const heroes = new Set(now.heroes.filter(isUp).map(({ space }) => space));
  const small = new Set<number>();
  const big = new Set<number>();
  for (const other of others) {
    const isSmall = ['small', 'medium'].includes(sizeOf(other));
    for (const space of ground.under(other)) (isSmall ? small : big).add(space);
  }
  const links = passesAll ? ground.adjacent : ground.steps;
  const isClosed = (space: number) =>
    !passesAll && (heroes.has(space) || big.has(space) || (small.has(space) && !isLarge));
  const isTaken = (space: number) => heroes.has(space) || big.has(space) || small.has(space);
  const costs = new Map([[enemy.space, 0]]);
  const queue = [enemy.space];
  for (const space of queue) {
    const cost = (costs.get(space) as number) + 1;
    if (cost > move) continue;
    for (const next of links[space] ?? []) {
      if (costs.has(next) || isClosed(next)) continue;
      costs.set(next, cost);
      queue.push(next);
    }
  }
  const free = new Map([...costs].filter(([space]) => !isTaken(space)));
  const swaps = isLarge && !passesAll ? [...costs].filter(([space]) => small.has(space)) : [];
  return { free, bySwap: new Map(swaps) };
}

function sizeOf({ type }: Enemy): string {
  return enemyTypeIn(content, type).normal.size;
}
