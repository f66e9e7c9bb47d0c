import { type Adventure, board, isUp } from '../../adventure.ts';
import { neighboursOf, type SpaceId, stepsFrom } from '../../board/index.ts';
import type { Enemy, Hero } from '../../state.ts';
import { sizeOf } from '../enemies/enemy-stats.ts';
import { isImmune } from '../heroes/stats.ts';
import { escapeValueOf } from './escape.ts';
import { enemySpaces, isExtraLarge } from './figures.ts';

const NOWHERE = -1;
/** Nobody stands here; one may pass but not stop here; neither. */
const OPEN = 0;
const PASSABLE = 1;
const BLOCKED = 2;

/**
 * Where a hero can go with one tap, worked out breadth first in arrays that are kept for the next
 * time: a search asks for it before every decision of an activation. Good until the next call.
 */
export class Ways {
  /** The spaces that can be entered, nearest first. */
  readonly #queue: Int16Array;
  readonly #steps: Int16Array;
  readonly #from: Int16Array;
  readonly #standing: Uint8Array;
  readonly #danger: Uint8Array;
  #count = 0;

  constructor(size: number) {
    this.#queue = new Int16Array(size);
    this.#steps = new Int16Array(size);
    this.#from = new Int16Array(size);
    this.#standing = new Uint8Array(size);
    this.#danger = new Uint8Array(size);
  }

  get size(): number {
    return this.#steps.length;
  }

  /**
   * Walls, Barriers and models block, markers of KO'd heroes do not. The way stops at each space
   * where a new Escape test is due; the one that may be due at the start is taken to be passed. Who
   * looks for the way to one space only need not look further.
   */
  search(g: Adventure, hero: Hero, limit: number, testsMatter: boolean, until = NOWHERE): void {
    this.#markModels(g, hero);
    this.#danger.fill(0);
    if (testsMatter) this.#markDanger(g);
    this.#steps.fill(NOWHERE);
    this.#steps[hero.space] = 0;
    this.#queue[0] = hero.space;
    this.#count = 1;
    const covered = Math.max(hero.activation?.escaped ?? 0, this.#danger[hero.space] as number);
    const map = board(g);
    const crosses = isImmune(g, hero, 'barriers');
    for (let head = 0; head < this.#count; head++) {
      const space = this.#queue[head] as SpaceId;
      if ((this.#steps[space] as number) >= limit || space === until) break;
      if (head > 0 && (this.#danger[space] as number) > covered) continue;
      this.#enter(space, crosses ? neighboursOf(map, space) : stepsFrom(map, space));
    }
  }

  #enter(from: SpaceId, next: readonly SpaceId[]): void {
    for (const space of next) {
      if (this.#steps[space] !== NOWHERE || this.#standing[space] === BLOCKED) continue;
      this.#steps[space] = (this.#steps[from] as number) + 1;
      this.#from[space] = from;
      this.#queue[this.#count++] = space;
    }
  }

  /** Calls back with every space the hero may stop at, nearest first, and the steps it takes. */
  each(visit: (space: SpaceId, steps: number) => void): void {
    for (let index = 1; index < this.#count; index++) {
      const space = this.#queue[index] as SpaceId;
      if (this.#standing[space] === OPEN) visit(space, this.#steps[space] as number);
    }
  }

  /** The spaces entered on the way, the last one included. */
  pathTo(space: SpaceId): SpaceId[] {
    const path: SpaceId[] = [];
    for (let at = space; (this.#steps[at] ?? 0) > 0; at = this.#from[at] as SpaceId) path.push(at);
    return path.reverse();
  }

  #markModels(g: Adventure, mover: Hero): void {
    const passes = isImmune(g, mover, 'models');
    this.#standing.fill(OPEN);
    for (const hero of g.state.heroes) {
      if (hero !== mover && isUp(hero)) this.#standing[hero.space] = passes ? PASSABLE : BLOCKED;
    }
    for (const enemy of g.state.enemies) {
      const mark = passes && isSmall(g, enemy) ? PASSABLE : BLOCKED;
      for (const space of enemySpaces(g, enemy)) this.#standing[space] = mark;
    }
  }

  /** The highest Escape value next to each space. */
  #markDanger(g: Adventure): void {
    const map = board(g);
    for (const enemy of g.state.enemies) {
      const value = escapeValueOf(g, enemy);
      for (const space of enemySpaces(g, enemy)) {
        for (const near of neighboursOf(map, space)) {
          if ((this.#danger[near] as number) < value) this.#danger[near] = value;
        }
      }
    }
  }
}

function isSmall(g: Adventure, enemy: Enemy): boolean {
  return !isExtraLarge(g, enemy) && sizeOf(g, enemy.type) !== 'large';
}

let kept = new Ways(512);

/** Where a hero may go with so many steps. The result is good until the next call. */
export function waysOf(
  g: Adventure,
  hero: Hero,
  limit: number,
  testsMatter = true,
  until = NOWHERE,
): Ways {
  const { size } = board(g);
  if (kept.size < size) kept = new Ways(size * 2);
  kept.search(g, hero, limit, testsMatter, until);
  return kept;
}

/** The way to one space: the spaces entered, the last one included. */
export function wayTo(
  g: Adventure,
  hero: Hero,
  space: SpaceId,
  limit: number,
  testsMatter = true,
): SpaceId[] {
  return waysOf(g, hero, limit, testsMatter, space).pathTo(space);
}

const IDS: `s${number}`[] = [];

/** The option of a space. */
export function spaceOption(space: SpaceId): `s${number}` {
  for (let next = IDS.length; next <= space; next++) IDS.push(`s${next}`);
  return IDS[space] as `s${number}`;
}

export function spaceOfOption(option: string): SpaceId {
  return Number(option.slice(1));
}
