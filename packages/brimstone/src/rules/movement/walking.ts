import type { Board, SpaceId } from '../../board/index.ts';

let away = new Int16Array(0);
let queue = new Int16Array(0);

/** Farther than any board is wide. */
const CUT_OFF = 0x7fff;

/**
 * How many steps every space is from the nearest of some spaces, models not counted. The array is
 * used again by the next call.
 */
export function walkingDistances(
  map: Board,
  steps: readonly (readonly SpaceId[])[],
  from: readonly SpaceId[],
): Int16Array {
  if (away.length < map.size) {
    away = new Int16Array(map.size);
    queue = new Int16Array(map.size);
  }
  away.fill(CUT_OFF);
  let found = 0;
  for (const space of from) {
    if (away[space] === 0) continue;
    away[space] = 0;
    queue[found++] = space;
  }
  for (let at = 0; at < found; at++) {
    const space = queue[at] as SpaceId;
    for (const other of steps[space] as readonly SpaceId[]) {
      if (away[other] !== CUT_OFF) continue;
      away[other] = (away[space] as number) + 1;
      queue[found++] = other;
    }
  }
  return away;
}
