import type { PlacedTile, Side } from '../quest-types.ts';

/** The four sides, clockwise. */
export const SIDES: readonly Side[] = ['n', 'e', 's', 'w'];

export const OPPOSITE: Readonly<Record<Side, Side>> = { n: 's', e: 'w', s: 'n', w: 'e' };

/** One step to a side, in cells. */
export const STEP: Readonly<Record<Side, readonly [dx: number, dy: number]>> = {
  n: [0, -1],
  e: [1, 0],
  s: [0, 1],
  w: [-1, 0],
};

/** The side that a side becomes when its tile is turned clockwise. */
export function turned(side: Side, quarterTurns: PlacedTile['turn']): Side {
  return SIDES[(SIDES.indexOf(side) + quarterTurns) % 4] as Side;
}
