import { type Adventure, board, heroesUp } from '../../adventure.ts';
import {
  areAdjacent,
  type Board,
  type Corner,
  DIRECTIONS,
  distance,
  distanceToAny,
  neighboursOf,
  type SpaceId,
  type XlBase,
  xlSpaces,
  xlStep,
} from '../../board/index.ts';
import type { Enemy, Hero } from '../../state.ts';
import { enemyOn, enemySpaces, heroOn, isFree } from '../figures/figures.ts';
import { randomHero } from '../figures/random-hero.ts';
import { isSmaller } from './enemy-paths.ts';
import { withFewestOf } from './targets.ts';

/** A place for a base, what it costs to get there, and where from. */
interface Way {
  readonly base: XlBase;
  readonly cost: number;
  readonly before: Way | null;
}

/**
 * An Extra Large enemy targets and moves like any other, counted by the anchor of its base. Only
 * where its whole base does not get to a hero it overflows the board, with at least half of it on.
 */
export function moveHuge(g: Adventure, enemy: Enemy, move: number): void {
  const { whole, overflowing, goalFor } = placesFor(g, enemy, move);
  const reachable = heroesUp(g).filter((hero) => goalFor(hero) !== null);
  if (reachable.length === 0) {
    const nearer = nearest(g, whole.length > 1 ? whole : overflowing);
    if (nearer) walk(g, enemy, nearer);
    return;
  }
  const hero = randomHero(g, withFewestOf(g, enemy.type, reachable));
  enemy.target = hero.index;
  const goal = goalFor(hero);
  if (goal) walk(g, enemy, goal);
}

/** Where its base can go, and where it would stop next to a hero. */
function placesFor(g: Adventure, enemy: Enemy, move: number) {
  const whole = waysOf(g, enemy, move, 4);
  const overflowing = waysOf(g, enemy, move, 2);
  // It may overflow on the way and still end with its whole base on the board.
  const ends = [whole, overflowing.filter(({ base }) => isWhole(g, base)), overflowing];
  const goalFor = (hero: Hero) => {
    for (const ways of ends) {
      const goal = deepest(g, enemy, ways, hero);
      if (goal) return goal;
    }
    return null;
  };
  return { whole, overflowing, goalFor };
}

/** The heroes next to whom its base can get. */
export function inReachOfHuge(g: Adventure, enemy: Enemy, move: number): Hero[] {
  const { goalFor } = placesFor(g, enemy, move);
  return heroesUp(g).filter((hero) => goalFor(hero) !== null);
}

/** Every place of the base within its Move, the cheapest first. Heroes and large enemies bar the way. */
function waysOf(g: Adventure, enemy: Enemy, move: number, least: 2 | 4): Way[] {
  const map = board(g);
  const start: XlBase = { anchor: enemy.space, corner: enemy.corner ?? 0 };
  const ways: Way[] = [{ base: start, cost: 0, before: null }];
  const seen = new Set([keyOf(start)]);
  for (const way of ways) {
    if (way.cost === move) break;
    for (const direction of DIRECTIONS) {
      const base = xlStep(map, way.base, direction, least);
      if (!base || seen.has(keyOf(base)) || !canStand(g, enemy, base)) continue;
      seen.add(keyOf(base));
      ways.push({ base, cost: way.cost + 1, before: way });
    }
  }
  return ways;
}

function isWhole(g: Adventure, { anchor, corner }: XlBase): boolean {
  return xlSpaces(board(g), anchor, corner).length === 4;
}

function keyOf({ anchor, corner }: XlBase): number {
  return anchor * 4 + corner;
}

function canStand(g: Adventure, mover: Enemy, { anchor, corner }: XlBase): boolean {
  return xlSpaces(board(g), anchor, corner).every((space) => {
    if (heroOn(g, space)) return false;
    const other = enemyOn(g, space);
    return !other || other === mover || isSmaller(g, other);
  });
}

/**
 * The place next to a hero that costs most; of equal ones that which leaves most free spaces next to
 * the hero; then that with the lowest number.
 */
function deepest(g: Adventure, mover: Enemy, ways: readonly Way[], hero: Hero): Way | null {
  const map = board(g);
  const next = ways.filter(({ base }) => isBeside(map, base, hero));
  const most = Math.max(...next.map(({ cost }) => cost));
  const room = (way: Way) => roomLeft(g, mover, way.base, hero);
  const [best] = next
    .filter(({ cost }) => cost === most)
    .sort((one, other) => room(other) - room(one) || keyOf(one.base) - keyOf(other.base));
  return best ?? null;
}

function isBeside(map: Board, { anchor, corner }: XlBase, hero: Hero): boolean {
  return xlSpaces(map, anchor, corner).some((space) => areAdjacent(map, space, hero.space));
}

function roomLeft(g: Adventure, mover: Enemy, { anchor, corner }: XlBase, hero: Hero): number {
  const covered = xlSpaces(board(g), anchor, corner);
  const left = enemySpaces(g, mover);
  const around = neighboursOf(board(g), hero.space);
  return around.filter(
    (space) => !covered.includes(space) && (left.includes(space) || isFree(g, space)),
  ).length;
}

/** The place nearest to the nearest hero. */
function nearest(g: Adventure, ways: readonly Way[]): Way | undefined {
  const map = board(g);
  const away = ({ base }: Way) => {
    const spaces = xlSpaces(map, base.anchor, base.corner);
    return Math.min(...heroesUp(g).map((hero) => distanceToAny(map, hero.space, spaces)));
  };
  const least = Math.min(...ways.map(away));
  return Number.isFinite(least) ? ways.find((way) => away(way) === least) : undefined;
}

/** Step by step; smaller enemies under the base go to where it came from. */
function walk(g: Adventure, enemy: Enemy, goal: Way): void {
  const way: XlBase[] = [];
  for (let at: Way = goal; at.before; at = at.before) way.unshift(at.base);
  if (way.length === 0) return;
  for (const base of way) stepTo(g, enemy, base);
  g.emit({
    t: 'enemy-moved',
    enemy: enemy.id,
    type: enemy.type,
    space: enemy.space,
    spaces: way.map(({ anchor }) => anchor),
  });
}

function stepTo(g: Adventure, enemy: Enemy, { anchor, corner }: XlBase): void {
  const map = board(g);
  const old = enemySpaces(g, enemy);
  const covered = xlSpaces(map, anchor, corner);
  const vacated = old.filter((space) => !covered.includes(space));
  const displaced = covered.flatMap((space) => {
    const other = old.includes(space) ? undefined : enemyOn(g, space);
    return other ? [other] : [];
  });
  settle(enemy, anchor, corner);
  for (const other of displaced) {
    vacated.sort(
      (one, two) => straightness(map, other.space, one) - straightness(map, other.space, two),
    );
    other.space = vacated.shift() ?? nearestFree(g, other.space);
    const { id, type, space } = other;
    g.emit({ t: 'enemy-pushed', enemy: id, type, space, rule: 'B-XL-04' });
  }
}

/** Where a smaller enemy goes when what lies behind an overflowing base is no space. */
function nearestFree(g: Adventure, from: SpaceId): SpaceId {
  const map = board(g);
  const free = [...Array(map.size).keys()].filter((space) => isFree(g, space));
  return free.reduce((best, space) =>
    distance(map, from, space) < distance(map, from, best) ? space : best,
  );
}

function settle(enemy: Enemy, anchor: SpaceId, corner: Corner): void {
  enemy.space = anchor;
  if (corner === 0) delete enemy.corner;
  else enemy.corner = corner;
}

/** Smaller enemies end up straight behind the base: in their own row or column, if that is free. */
function straightness({ x, y }: Board, from: SpaceId, to: SpaceId): number {
  const across = Math.abs((x[from] as number) - (x[to] as number));
  const down = Math.abs((y[from] as number) - (y[to] as number));
  return Math.min(across, down);
}
