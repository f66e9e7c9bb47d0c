import { type Adventure, board, isUp } from '../../adventure.ts';
import type { Board, SpaceId } from '../../board/index.ts';
import type { Enemy } from '../../state.ts';
import { enemySpaces } from '../movement/figures.ts';
import { hasTrait, sizeOf } from './enemy-stats.ts';

/** What a space is for the model that moves. */
const FREE = 0;
/** A smaller enemy that changes places with it. */
const SWAPS = 1;
/** A model it passes, but on which it cannot stop. */
const PASSES = 2;
const BARRED = 3;

const UNREACHED = -1;

// Enemies move all the time and never two at once, so the ground is worked out in the same arrays.
let ground = new Uint8Array(0);
let cost = new Int16Array(0);
let before = new Int16Array(0);
let queue = new Int16Array(0);
let reached = 0;

/**
 * Works out where a model can go with so many spaces of movement. What the other functions of this
 * module say holds until the next call.
 */
export function findWays(g: Adventure, enemy: Enemy, move: number): void {
  const map = board(g);
  makeRoom(map.size);
  const passes = hasTrait(g, enemy.type, 'passes-models');
  markModels(g, enemy, passes);
  spread(map, enemy.space, move, passes ? map.neighbours : map.steps);
}

function makeRoom(size: number): void {
  if (ground.length < size) {
    ground = new Uint8Array(size);
    cost = new Int16Array(size);
    before = new Int16Array(size);
    queue = new Int16Array(size);
  }
}

/** Large enemies change places with smaller ones; nobody displaces heroes or enemies as large. */
function markModels(g: Adventure, mover: Enemy, passes: boolean): void {
  const large = sizeOf(g, mover.type) === 'large';
  const inTheWay = passes ? PASSES : BARRED;
  ground.fill(FREE);
  for (const hero of g.state.heroes) if (isUp(hero)) ground[hero.space] = inTheWay;
  for (const enemy of g.state.enemies) {
    if (enemy === mover) continue;
    const swaps = large && isSmaller(g, enemy);
    for (const space of enemySpaces(g, enemy)) ground[space] = swaps ? SWAPS : inTheWay;
  }
}

/** Whether an enemy gives way to large ones. */
export function isSmaller(g: Adventure, enemy: Enemy): boolean {
  const size = sizeOf(g, enemy.type);
  return size === 'small' || size === 'medium';
}

function spread(
  map: Board,
  from: SpaceId,
  move: number,
  steps: readonly (readonly SpaceId[])[],
): void {
  cost.fill(UNREACHED, 0, map.size);
  cost[from] = 0;
  before[from] = from;
  queue[0] = from;
  reached = 1;
  for (let at = 0; at < reached; at++) {
    const space = queue[at] as SpaceId;
    const next = (cost[space] as number) + 1;
    if (next > move) return;
    for (const other of steps[space] as readonly SpaceId[]) {
      if (cost[other] !== UNREACHED || ground[other] === BARRED) continue;
      cost[other] = next;
      before[other] = space;
      queue[reached++] = other;
    }
  }
}

/** Whether the model can end its move there. Changing places is for when there is no free space. */
function canStop(space: SpaceId, swapping: boolean): boolean {
  return (
    cost[space] !== UNREACHED && (ground[space] === FREE || (swapping && ground[space] === SWAPS))
  );
}

/**
 * Where the model goes to fight someone: the free space among these that costs most movement, to
 * leave room for the others; of equal ones, which all leave as many free spaces, that with the
 * lowest number. Null: none can be reached.
 */
export function deepest(spaces: readonly SpaceId[]): SpaceId | null {
  return deepestOf(spaces, false) ?? deepestOf(spaces, true);
}

function deepestOf(spaces: readonly SpaceId[], swapping: boolean): SpaceId | null {
  let best: SpaceId | null = null;
  for (const space of spaces) {
    if (!canStop(space, swapping)) continue;
    if (best === null || (cost[space] as number) > (cost[best] as number)) best = space;
  }
  return best;
}

/**
 * The space to stop at for which a number is lowest; of equal ones the cheapest, then that with the
 * lowest number.
 */
export function best(of: (space: SpaceId) => number): SpaceId | null {
  let found: SpaceId | null = null;
  let lowest = Number.POSITIVE_INFINITY;
  for (let at = 0; at < reached; at++) {
    const space = queue[at] as SpaceId;
    if (!canStop(space, false)) continue;
    const number = of(space);
    if (number > lowest) continue;
    if (number === lowest && found !== null && !comesFirst(space, found)) continue;
    found = space;
    lowest = number;
  }
  return found;
}

function comesFirst(space: SpaceId, other: SpaceId): boolean {
  const difference = (cost[space] as number) - (cost[other] as number);
  return difference < 0 || (difference === 0 && space < other);
}

/** What a reached space costs. */
export function costOf(space: SpaceId): number {
  return cost[space] as number;
}

/** The spaces on the way to a reached space, without the one where the model stands. */
export function wayTo(space: SpaceId): SpaceId[] {
  const way: SpaceId[] = [];
  for (let at = space; cost[at] !== 0; at = before[at] as SpaceId) way.push(at);
  return way.reverse();
}
