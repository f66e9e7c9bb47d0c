import { type Adventure, board, heroesUp } from '../../adventure.ts';
import { areAdjacent, distance, type SpaceId, sees, tilesOf } from '../../board/index.ts';
import type { Enemy, Hero } from '../../state.ts';
import { enemyStat, hasTrait } from '../figures/enemy-stats.ts';
import { heroesBeside, longestRange } from '../figures/figures.ts';
import { randomHero } from '../figures/random-hero.ts';
import { distancesToNearest, moveOf, walk, wayNearer } from './enemy-movement.ts';
import { enemyWays } from './enemy-paths.ts';
import { withFewestOf } from './targets.ts';

/**
 * An enemy with a Ranged Attack targets a Random Hero among those adjacent, or else among those in
 * Range and sight: of these one whom the fewest of its type target. It moves only without such a hero:
 * toward the nearest one, until it can shoot.
 */
export function takeAim(g: Adventure, enemy: Enemy): void {
  walk(g, enemy, wayToAim(g, enemy));
  const among = withFewestOf(g, enemy.type, aimedAtFrom(g, enemy, enemy.space));
  if (among.length > 0) enemy.target = randomHero(g, among).index;
}

/**
 * Whether it matters who of these goes first: some have to move, or they compete for a hero without
 * having the same choice.
 */
export function orderMatters(g: Adventure, enemies: readonly Enemy[]): boolean {
  if (enemies.length === 1) return false;
  const aims = enemies.map((enemy) => aimedAtFrom(g, enemy, enemy.space));
  const move = (n: number) => moveOf(g, enemies[n] as Enemy);
  if (aims.some((heroes, n) => heroes.length === 0 && move(n) > 0)) return true;
  return aims.some((some) => aims.some((others) => compete(some, others)));
}

function compete(some: readonly Hero[], others: readonly Hero[]): boolean {
  const shared = some.filter((hero) => others.includes(hero)).length;
  return shared > 0 && shared < Math.max(some.length, others.length);
}

/** Those it may shoot at from a space: adjacent ones come first. */
export function aimedAtFrom(g: Adventure, enemy: Enemy, from: SpaceId): Hero[] {
  const adjacent = heroesBeside(g, { ...enemy, space: from });
  return adjacent.length > 0 ? adjacent : inAim(g, enemy, from);
}

/** The heroes an enemy could shoot at from a space. */
function inAim(g: Adventure, enemy: Enemy, from: SpaceId): Hero[] {
  const map = board(g);
  const range = Math.min(enemyStat(g, enemy.type, 'range', enemy), longestRange(g, from));
  return heroesUp(g).filter(
    ({ space }) =>
      areAdjacent(map, from, space) ||
      (distance(map, from, space) <= range && isSeen(g, enemy, from, space)),
  );
}

function isSeen(g: Adventure, enemy: Enemy, from: SpaceId, to: SpaceId): boolean {
  const map = board(g);
  if (sees(map, from, to)) return true;
  const tiles = tilesOf(map, from);
  const here = tilesOf(map, to).some((tile) => tiles.includes(tile));
  return here && hasTrait(g, enemy.type, 'sees-through-walls');
}

/** The shortest way to a space from which it can shoot, or as near as it gets; none if it can already. */
export function wayToAim(g: Adventure, enemy: Enemy): SpaceId[] {
  if (inAim(g, enemy, enemy.space).length > 0) return [];
  const away = distancesToNearest(g, enemy);
  if (!away) return [];
  const ways = enemyWays(g, enemy, moveOf(g, enemy));
  const space = ways.best((each) =>
    inAim(g, enemy, each).length > 0
      ? ways.costOf(each) + (away[each] as number) / away.length
      : CANNOT,
  );
  if (space !== null && inAim(g, enemy, space).length > 0) return ways.wayTo(space);
  return wayNearer(g, enemy, ways);
}

/** More than any way costs. */
const CANNOT = 0x7fff;
