import { SIDES, type Side } from './tiles.ts';

/** The bounce chart: 1 north-west, then clockwise to 8 west. */
export const DIRECTIONS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Quarter turns, clockwise. */
export type Turn = 0 | 1 | 2 | 3;

/** What one step in a direction adds to x and y; y grows to the south. */
const STEP_X = [0, -1, 0, 1, 1, 1, 0, -1, -1] as const;
const STEP_Y = [0, -1, -1, -1, 0, 1, 1, 1, 0] as const;

export function stepX(direction: Direction): number {
  return STEP_X[direction];
}

export function stepY(direction: Direction): number {
  return STEP_Y[direction];
}

export function isDiagonal(direction: Direction): boolean {
  return direction % 2 === 1;
}

/** The direction so many eighths of a full turn further, clockwise. */
export function turned(direction: Direction, eighths: number): Direction {
  return (((((direction - 1 + eighths) % 8) + 8) % 8) + 1) as Direction;
}

/** The direction of a step of at most one space each way. */
export function directionOf(dx: number, dy: number): Direction {
  const found = DIRECTIONS.find((way) => STEP_X[way] === dx && STEP_Y[way] === dy);
  if (!found) throw new Error(`no step goes ${dx}, ${dy}`);
  return found;
}

/** The direction out of a tile through a side. */
export function outward(side: Side): Direction {
  return turned(2, 2 * SIDES.indexOf(side));
}

export function turnedSide(side: Side, turn: number): Side {
  return SIDES[(SIDES.indexOf(side) + turn + 4) % 4] as Side;
}

export function opposite(side: Side): Side {
  return turnedSide(side, 2);
}

/** The turn that brings one side to where the other is. */
export function turnFrom(side: Side, to: Side): Turn {
  return ((SIDES.indexOf(to) - SIDES.indexOf(side) + 4) % 4) as Turn;
}
