import { distancesFrom, UNREACHED } from '@crawlspace/kernel';
import type { Board, SpaceId } from './board.ts';

/**
 * How many spaces away a space is, for Range: counted from space to adjacent space around Walls and
 * through Gates. Models and Barriers do not matter.
 */
export function distance(board: Board, from: SpaceId, to: SpaceId): number {
  board.memo.distances[from] ??= distancesFrom(
    from,
    board.neighbours,
    board.size,
    // Nothing is blocked.
    new Uint8Array(board.size),
    new Int16Array(board.size),
  );
  const spaces = board.memo.distances[from][to] ?? UNREACHED;
  return spaces === UNREACHED ? Number.POSITIVE_INFINITY : spaces;
}

/**
 * The distance to the nearest of some spaces, of an Extra Large model for instance. Distances are the
 * same both ways; they are counted from these spaces because callers ask for them from all others.
 */
export function distanceToAny(board: Board, from: SpaceId, spaces: readonly SpaceId[]): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const space of spaces) nearest = Math.min(nearest, distance(board, space, from));
  return nearest;
}
