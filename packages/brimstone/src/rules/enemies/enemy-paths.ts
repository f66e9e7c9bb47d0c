import { distancesFrom, UNREACHED } from '@crawlspace/kernel';
import { type Adventure, board, isUp } from '../../adventure.ts';
import type { Board, SpaceId } from '../../board/index.ts';
import type { Enemy } from '../../state.ts';
import { hasTrait, sizeOf } from '../figures/enemy-stats.ts';
import { enemySpaces } from '../figures/figures.ts';

/** What a space is for the model that moves. */
const FREE = 0;
/** A smaller enemy that changes places with it. */
const SWAPS = 1;
/** A model it passes, but on which it cannot stop. */
const PASSES = 2;
const BARRED = 3;

/** Where a model can go, and what it costs. It holds for as long as nothing moves. */
export class EnemyWays {
  readonly #ground: Uint8Array;
  /** What it costs to get to each space. */
  readonly #cost: Int16Array;
  /** The spaces that can be reached, the cheapest first, and for each where it is entered from. */
  readonly #reached: readonly SpaceId[];
  readonly #before: readonly SpaceId[];

  constructor(
    ground: Uint8Array,
    cost: Int16Array,
    reached: readonly SpaceId[],
    before: readonly SpaceId[],
  ) {
    this.#ground = ground;
    this.#cost = cost;
    this.#reached = reached;
    this.#before = before;
  }

  /** What a reached space costs. */
  costOf(space: SpaceId): number {
    return this.#cost[space] as number;
  }

  /**
   * Where the model goes to fight someone: the free space among these that costs most movement, to
   * leave room for the others; of equal ones, which all leave as many free spaces, that with the
   * lowest number. Without a free one it changes places with a smaller enemy. Null: none can be reached.
   */
  deepest(spaces: readonly SpaceId[]): SpaceId | null {
    return this.#deepestOf(spaces, FREE) ?? this.#deepestOf(spaces, SWAPS);
  }

  #deepestOf(spaces: readonly SpaceId[], most: typeof FREE | typeof SWAPS): SpaceId | null {
    let best: SpaceId | null = null;
    for (const space of spaces) {
      if (!this.#canStop(space, most)) continue;
      if (best === null || this.costOf(space) > this.costOf(best)) best = space;
    }
    return best;
  }

  /** Whether the model can end its move there. */
  #canStop(space: SpaceId, most: typeof FREE | typeof SWAPS): boolean {
    return this.#cost[space] !== UNREACHED && this.#groundOf(space) <= most;
  }

  #groundOf(space: SpaceId): number {
    return this.#ground[space] as number;
  }

  /**
   * The space to stop at for which a number is lowest; of equal ones a free one, then the cheapest,
   * then that with the lowest number.
   */
  best(of: (space: SpaceId) => number): SpaceId | null {
    let found: SpaceId | null = null;
    let lowest = Number.POSITIVE_INFINITY;
    for (const space of this.#reached) {
      if (!this.#canStop(space, SWAPS)) continue;
      const number = of(space);
      if (number > lowest) continue;
      if (number === lowest && found !== null && !this.#comesFirst(space, found)) continue;
      found = space;
      lowest = number;
    }
    return found;
  }

  #comesFirst(space: SpaceId, other: SpaceId): boolean {
    const difference =
      this.#groundOf(space) - this.#groundOf(other) || this.costOf(space) - this.costOf(other);
    return difference < 0 || (difference === 0 && space < other);
  }

  /** The spaces on the way to a reached space, without the one where the model stands. */
  wayTo(space: SpaceId): SpaceId[] {
    const way: SpaceId[] = [];
    for (let at = space; this.#cost[at] !== 0; ) {
      way.push(at);
      at = this.#before[this.#reached.indexOf(at)] as SpaceId;
    }
    return way.reverse();
  }
}

/** Works out where a model can go with so many spaces of movement. */
export function enemyWays(g: Adventure, enemy: Enemy, move: number): EnemyWays {
  const map = board(g);
  const passes = hasTrait(g, enemy.type, 'passes-models');
  const steps = passes ? map.neighbours : map.steps;
  const ground = groundFor(g, enemy, passes);
  const cost = new Int16Array(map.size).fill(UNREACHED);
  const reached = [enemy.space];
  const before = [enemy.space];
  cost[enemy.space] = 0;
  for (let at = 0; at < reached.length; at++) {
    const space = reached[at] as SpaceId;
    const next = (cost[space] as number) + 1;
    if (next > move) break;
    for (const other of steps[space] as readonly SpaceId[]) {
      if (cost[other] !== UNREACHED || ground[other] === BARRED) continue;
      cost[other] = next;
      reached.push(other);
      before.push(space);
    }
  }
  return new EnemyWays(ground, cost, reached, before);
}

/** Large enemies change places with smaller ones; nobody displaces heroes or enemies as large. */
function groundFor(g: Adventure, mover: Enemy, passes: boolean): Uint8Array {
  const ground = new Uint8Array(board(g).size);
  const large = sizeOf(g, mover.type) === 'large';
  const inTheWay = passes ? PASSES : BARRED;
  for (const hero of g.state.heroes) if (isUp(hero)) ground[hero.space] = inTheWay;
  for (const enemy of g.state.enemies) {
    if (enemy === mover) continue;
    const swaps = large && isSmaller(g, enemy);
    for (const space of enemySpaces(g, enemy)) ground[space] = swaps ? SWAPS : inTheWay;
  }
  return ground;
}

/** Whether an enemy gives way to large ones. */
export function isSmaller(g: Adventure, enemy: Enemy): boolean {
  const size = sizeOf(g, enemy.type);
  return size === 'small' || size === 'medium';
}

/** Farther than any board is wide. */
const CUT_OFF = 0x7fff;

/** How many steps every space is from the nearest of some spaces, models not counted. */
export function walkingDistances(
  map: Board,
  steps: readonly (readonly SpaceId[])[],
  from: readonly SpaceId[],
): Int16Array {
  const nobody = new Uint8Array(map.size);
  const away = distancesFrom(from, steps, CUT_OFF, nobody, new Int16Array(map.size));
  return away.map((distance) => (distance === UNREACHED ? CUT_OFF : distance));
}
