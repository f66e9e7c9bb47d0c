import { type Adventure, board, heroesUp } from '../../adventure.ts';
import { distance, neighboursOf, type SpaceId } from '../../board/index.ts';
import type { Enemy, Hero } from '../../state.ts';
import { enemyAbility, enemyStat, hasTrait } from '../figures/enemy-stats.ts';
import { enemyOn } from '../figures/figures.ts';
import { randomHero } from '../figures/random-hero.ts';
import { type EnemyWays, enemyWays, isSmaller, walkingDistances } from './enemy-paths.ts';
import { isHuge } from './placement.ts';
import { withFewestOf } from './targets.ts';
import { moveHuge } from './xl.ts';

/** How far an enemy moves in an activation. Immobile ones stay, whatever adds to their Move. */
export function moveOf(g: Adventure, enemy: Enemy): number {
  if (enemyAbility(g, enemy.type, 'ab-immobile') !== null) return 0;
  return enemyStat(g, enemy.type, 'move', enemy);
}

/**
 * One enemy targets and moves: a Random Hero among those it can reach whom the fewest of its type
 * target, and as deep as it can next to that hero. Who reaches nobody comes as near as possible.
 */
export function targetAndMove(g: Adventure, enemy: Enemy): void {
  if (isHuge(g, enemy.type)) {
    moveHuge(g, enemy, moveOf(g, enemy));
    return;
  }
  const ways = enemyWays(g, enemy, moveOf(g, enemy));
  const reachable = inReach(g, ways);
  if (reachable.length === 0) {
    walk(g, enemy, wayNearer(g, enemy, ways));
    return;
  }
  const hero = randomHero(g, withFewestOf(g, enemy.type, reachable));
  enemy.target = hero.index;
  const space = goal(g, ways, hero);
  if (space !== null) walk(g, enemy, ways.wayTo(space));
}

/** The heroes next to whom a model can get. */
export function inReach(g: Adventure, ways: EnemyWays): Hero[] {
  return heroesUp(g).filter((hero) => goal(g, ways, hero) !== null);
}

/** The space next to a hero where the model would stop. */
export function goal(g: Adventure, ways: EnemyWays, hero: Hero): SpaceId | null {
  return ways.deepest(neighboursOf(board(g), hero.space));
}

/** The way toward the nearest hero, as far as models in the way allow. */
export function wayNearer(g: Adventure, enemy: Enemy, ways: EnemyWays): SpaceId[] {
  const away = distancesToNearest(g, enemy);
  const space = away && ways.best((each) => away[each] as number);
  return space === null ? [] : ways.wayTo(space);
}

/** How far every space is from the heroes nearest to an enemy, on foot; null when it is cut off. */
export function distancesToNearest(g: Adventure, enemy: Enemy): Int16Array | null {
  const map = board(g);
  const steps = hasTrait(g, enemy.type, 'passes-models') ? map.neighbours : map.steps;
  let nearest = Number.POSITIVE_INFINITY;
  for (const hero of heroesUp(g)) {
    nearest = Math.min(nearest, distance(map, enemy.space, hero.space));
  }
  if (!Number.isFinite(nearest)) return null;
  const goals = heroesUp(g).filter((hero) => distance(map, enemy.space, hero.space) === nearest);
  return walkingDistances(
    map,
    steps,
    goals.map(({ space }) => space),
  );
}

/** Walks along a way. Smaller enemies on it change places. */
export function walk(g: Adventure, enemy: Enemy, way: readonly SpaceId[]): void {
  if (way.length === 0) return;
  const passes = hasTrait(g, enemy.type, 'passes-models');
  for (const next of way) {
    const other = passes ? undefined : enemyOn(g, next);
    if (other && isSmaller(g, other)) swap(g, other, enemy.space);
    enemy.space = next;
  }
  g.emit({ t: 'enemy-moved', enemy: enemy.id, type: enemy.type, space: enemy.space, spaces: way });
}

function swap(g: Adventure, smaller: Enemy, into: SpaceId): void {
  smaller.space = into;
  const { id, type } = smaller;
  g.emit({ t: 'enemy-pushed', enemy: id, type, space: into, rule: 'B-EMOVE-11' });
}
