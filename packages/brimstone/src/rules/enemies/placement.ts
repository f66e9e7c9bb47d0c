import { type Adventure, board } from '../../adventure.ts';
import {
  type Board,
  CORNERS,
  type Corner,
  checkerboard,
  distanceToAny,
  neighboursOf,
  type SpaceId,
  spacesOfTile,
  type TileIndex,
  type WorldId,
  xlSpaces,
} from '../../board/index.ts';
import type { EnemyTypeId } from '../../ids.ts';
import { enemyTypeIn } from '../../lookup.ts';
import type { Enemy, Hero } from '../../state.ts';
import { putEnemy } from '../abilities/changes.ts';
import { initiativeOnArrival, sizeOf } from '../figures/enemy-stats.ts';
import { isFree } from '../figures/figures.ts';

/** Where enemies come, once it is known which tile or which world. */
export type Place = { readonly kind: 'tile'; readonly tile: TileIndex } | AmbushPlace;

export interface AmbushPlace {
  readonly kind: 'ambush';
  readonly world: WorldId;
  /** The hero whom the first model takes, where something says so. */
  readonly near?: Hero;
  /** The heroes over whom the models spread while these have room, where not all of the world. */
  readonly among?: readonly Hero[];
}

/** So many models of a type to be put on the board. */
export interface Coming {
  readonly type: EnemyTypeId;
  readonly number: number;
}

/**
 * Enemies of an attack are set up on a tile, the slowest type first, in a checkerboard from the back
 * left toward the Entrance; when that is full, in the spaces in between; when the tile is full, on
 * the tile at its Entrance, nearest spaces first.
 */
export function placeOnTile(g: Adventure, tile: TileIndex, coming: readonly Coming[]): void {
  const order = [...checkerboard(board(g), tile), ...spacesBeyond(board(g), tile)];
  for (const { type, number } of inInitiativeOrder(g, coming, 'slowest')) {
    const spaces: SpaceId[] = [];
    for (let model = 0; model < number; model++) {
      const enemy = placeAtFirst(g, type, order);
      if (enemy) spaces.push(enemy.space);
    }
    g.emit({ t: 'enemies-placed', type, tile, amount: spaces.length, spaces, rule: 'B-PLACE-03' });
  }
}

/** The order in which types are placed; chance decides between equals. */
export function inInitiativeOrder(
  g: Adventure,
  coming: readonly Coming[],
  first: 'slowest' | 'fastest',
): Coming[] {
  const sign = first === 'slowest' ? 1 : -1;
  const initiative = new Map(coming.map(({ type }) => [type, sign * initiativeOnArrival(g, type)]));
  const of = ({ type }: Coming) => initiative.get(type) ?? 0;
  const left = [...coming].sort((one, other) => of(one) - of(other));
  const ordered: Coming[] = [];
  while (left.length > 0) {
    const tied = left.filter((each) => of(each) === of(left[0] as Coming));
    const next = tied.length > 1 ? g.pick('tie', tied) : (tied[0] as Coming);
    ordered.push(next);
    left.splice(left.indexOf(next), 1);
  }
  return ordered;
}

/** Puts a model on the first space of a list where it can stand. */
export function placeAtFirst(
  g: Adventure,
  type: EnemyTypeId,
  spaces: readonly SpaceId[],
): Enemy | null {
  if (!isHuge(g, type)) {
    const space = spaces.find((each) => isFree(g, each));
    return space === undefined ? null : addEnemy(g, type, space);
  }
  const base = firstBase(g, spaces, 4) ?? firstBase(g, spaces, 2);
  if (!base) return null;
  const enemy = addEnemy(g, type, base.anchor);
  if (base.corner !== 0) enemy.corner = base.corner;
  return enemy;
}

export function isHuge(g: Adventure, type: EnemyTypeId): boolean {
  const size = sizeOf(g, type);
  return size === 'extra-large' || size === 'xxl';
}

/**
 * A base of 2 × 2 with one of its spaces on the first of these where it fits: with the others valid
 * and free too, or, if it has to overflow the board, with at least half of it.
 */
function firstBase(g: Adventure, spaces: readonly SpaceId[], least: 2 | 4) {
  for (const space of spaces) {
    for (const corner of CORNERS) {
      const covered = xlSpaces(board(g), space, corner);
      if (covered.length < least || !covered.every((each) => isFree(g, each))) continue;
      return covered.length === 4 ? northWest(covered) : { anchor: space, corner };
    }
  }
  return null;
}

function northWest(covered: readonly SpaceId[]): { anchor: SpaceId; corner: Corner } {
  return { anchor: covered[0] as SpaceId, corner: 0 };
}

/** Where models go that a tile cannot hold: the tile at its Entrance first, then the rest of the map. */
function spacesBeyond(map: Board, tile: TileIndex): SpaceId[] {
  const here = spacesOfTile(map, tile);
  const exit = map.entrances[tile] ?? null;
  const entrance = exit === null ? undefined : map.doorwaysOf[tile]?.[exit];
  const before = entrance?.leadsTo ?? null;
  const distances = new Map<SpaceId, number>();
  for (let space = 0; space < map.size; space++) {
    const away = distanceToAny(map, space, entrance?.spaces ?? here);
    const beyondIt = before !== null && !map.tilesOf[space]?.includes(before) ? map.size : 0;
    if (Number.isFinite(away) && !here.includes(space)) distances.set(space, away + beyondIt);
  }
  return [...distances].sort(([, one], [, other]) => one - other).map(([space]) => space);
}

/** How many models of a type are not on the board. */
export function modelsInReserve(g: Adventure, type: EnemyTypeId): number {
  const { models } = enemyTypeIn(g.content, type);
  return models - g.state.enemies.filter((enemy) => enemy.type === type).length;
}

/** Puts a fresh model on a space. Whoever calls this has seen to it that there is one. */
export function addEnemy(g: Adventure, type: EnemyTypeId, space: SpaceId): Enemy {
  const id = `${type}${g.state.nextEnemy++}`;
  const enemy: Enemy = { id, type, space, wounds: 0, target: null, spent: [] };
  putEnemy(g, enemy);
  return enemy;
}

/** The spaces next to one on which no model stands. */
export function freeSpacesBeside(g: Adventure, space: SpaceId): SpaceId[] {
  return neighboursOf(board(g), space).filter((beside) => isFree(g, beside));
}
