import { distancesFrom, UNREACHED } from '@crawlspace/kernel';
import type { Board, SpaceId } from './board.ts';

/**
 * How many spaces away a space is, for Range: counted from space to adjacent space around Walls and
 * through Gates. Models and Barriers do not matter, and it is as far there as back.
 */
export function distance(board: Board, from: SpaceId, to: SpaceId): number {
  const { distances } = board.memo;
  let known = distances[from];
  if (!known) {
    const back = distances[to];
    if (back) return inSpaces(back[from]);
    known = countFrom(board, [from]);
    distances[from] = known;
  }
  return inSpaces(known[to]);
}

function inSpaces(steps: number | undefined): number {
  return steps === undefined || steps === UNREACHED ? Number.POSITIVE_INFINITY : steps;
}

function countFrom({ neighbours, size }: Board, spaces: readonly SpaceId[]): Int16Array {
  if (nothing.length < size) nothing = new Uint8Array(2 * size);
  return distancesFrom(spaces, neighbours, size, nothing, new Int16Array(size));
}

/** No space is blocked: one list for all boards. */
let nothing = new Uint8Array(256);

/**
 * The distance to the nearest space of a place: a tile, a Door, the start area. Its list of spaces is
 * one of the board's own, so the distances from there are counted once for whoever asks.
 */
export function distanceToPlace(board: Board, from: SpaceId, place: readonly SpaceId[]): number {
  const { fromPlaces } = board.memo;
  let known = fromPlaces.get(place);
  if (!known) {
    known = countFrom(board, place);
    fromPlaces.set(place, known);
  }
  return inSpaces(known[from]);
}

/**
 * The distance to the nearest of some spaces, of an Extra Large model for instance. It is counted from
 * these spaces because callers ask for it from all others.
 */
export function distanceToAny(board: Board, from: SpaceId, spaces: readonly SpaceId[]): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const space of spaces) nearest = Math.min(nearest, distance(board, space, from));
  return nearest;
}
