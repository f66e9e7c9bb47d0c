import { type Adventure, board, isUp } from '../../adventure.ts';
import { neighboursOf, type SpaceId } from '../../board/index.ts';
import type { Enemy, Hero } from '../../state.ts';
import { sizeOf } from '../figures/enemy-stats.ts';
import { enemySpaces, isExtraLarge } from '../figures/figures.ts';
import { isImmune } from '../figures/stats.ts';
import { escapeValueOf } from './escape.ts';

// What is known of a space, in one number each: the highest Escape value next to it, and these.
const DANGER = 63;
/** One may pass here, but not stop. */
const OCCUPIED = 64;
/** Nobody gets in, or the search has been here. */
const CLOSED = 128;

/** Where a hero can go with one tap, and how. It holds for as long as nothing moves. */
export class Ways {
  /** The spaces that can be entered, nearest first, after the one where the hero stands. */
  readonly #entered: readonly SpaceId[];
  /** For each of them the one it is entered from, by its place among them. */
  readonly #from: readonly number[];
  /** The spaces where the hero may stop, nearest first. */
  readonly stops: readonly SpaceId[];

  constructor(entered: readonly SpaceId[], from: readonly number[], stops: readonly SpaceId[]) {
    this.#entered = entered;
    this.#from = from;
    this.stops = stops;
  }

  /** The spaces entered on the way, the last one included; none to where the hero stands. */
  pathTo(space: SpaceId): SpaceId[] {
    const path: SpaceId[] = [];
    for (let at = this.#entered.indexOf(space); at > 0; at = this.#from[at] as number) {
      path.push(this.#entered[at] as SpaceId);
    }
    return path.reverse();
  }
}

/**
 * Where a hero may go with so many steps. Walls, Barriers and models block, markers of KO'd heroes do
 * not. A way stops at each space where a new Escape test is due; the one that may be due at the start
 * is taken to be passed.
 */
export function waysOf(g: Adventure, hero: Hero, limit: number, testsMatter = true): Ways {
  const map = board(g);
  const ground = bareGround(map.size);
  markModels(g, hero, ground);
  if (testsMatter) markDanger(g, ground);
  const covered = Math.max(hero.activation?.escaped ?? 0, dangerOn(ground, hero.space));
  const steps = isImmune(g, hero, 'barriers') ? map.neighbours : map.steps;
  const entered = [hero.space];
  const from = [0];
  const stops: SpaceId[] = [];
  ground[hero.space] = CLOSED;
  for (let step = 0, at = 0; step < limit; step++) {
    for (const farthest = entered.length; at < farthest; at++) {
      const space = entered[at] as SpaceId;
      if (at > 0 && dangerOn(ground, space) > covered) continue;
      for (const next of steps[space] as readonly SpaceId[]) {
        const known = ground[next] as number;
        if (known >= CLOSED) continue;
        ground[next] = known + CLOSED;
        entered.push(next);
        from.push(at);
        if ((known & OCCUPIED) === 0) stops.push(next);
      }
    }
  }
  return new Ways(entered, from, stops);
}

/** Where the search makes its marks: one ground for every search, because none outlasts it. */
let searched = new Uint8Array(256);

function bareGround(size: number): Uint8Array {
  if (searched.length < size) searched = new Uint8Array(2 * size);
  return searched.fill(0, 0, size);
}

function dangerOn(ground: Uint8Array, space: SpaceId): number {
  return (ground[space] as number) & DANGER;
}

function markModels(g: Adventure, mover: Hero, ground: Uint8Array): void {
  const passes = isImmune(g, mover, 'models');
  for (const hero of g.state.heroes) {
    if (hero !== mover && isUp(hero)) ground[hero.space] = passes ? OCCUPIED : CLOSED;
  }
  for (const enemy of g.state.enemies) {
    const mark = passes && isSmall(g, enemy) ? OCCUPIED : CLOSED;
    for (const space of enemySpaces(g, enemy)) ground[space] = mark;
  }
}

function isSmall(g: Adventure, enemy: Enemy): boolean {
  return !isExtraLarge(g, enemy) && sizeOf(g, enemy.type) !== 'large';
}

function markDanger(g: Adventure, ground: Uint8Array): void {
  const map = board(g);
  for (const enemy of g.state.enemies) {
    const value = escapeValueOf(g, enemy);
    for (const space of enemySpaces(g, enemy)) {
      for (const near of neighboursOf(map, space)) {
        const danger = dangerOn(ground, near);
        if (danger < value) ground[near] = (ground[near] as number) - danger + value;
      }
    }
  }
}
