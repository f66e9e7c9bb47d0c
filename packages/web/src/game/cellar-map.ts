import { distancesFrom, UNREACHED } from '@crawlspace/kernel';
import { isWall, SPACES, WIDTH } from '@crawlspace/kernel/skirmish';

export interface Place {
  readonly column: number;
  readonly row: number;
}

export function placeOf(space: number): Place {
  return { column: space % WIDTH, row: Math.floor(space / WIDTH) };
}

/** What people call a space: a letter for the column, a number for the row, as on the board's rim. */
export function spaceName(space: number): string {
  const { column, row } = placeOf(space);
  return `${columnName(column)}${row + 1}`;
}

export function columnName(column: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + column);
}

const neighbours: readonly (readonly number[])[] = Array.from({ length: SPACES }, (_, space) =>
  Array.from({ length: SPACES }, (_, other) => other).filter(
    (other) => other !== space && !isWall(other) && touch(space, other),
  ),
);

/** Next to each other across an edge or a corner. */
function touch(a: number, b: number): boolean {
  const from = placeOf(a);
  const to = placeOf(b);
  return Math.abs(from.column - to.column) <= 1 && Math.abs(from.row - to.row) <= 1;
}

/** No space is taken. */
const NOBODY = new Uint8Array(SPACES);

/** How many steps each space is from the nearest of these, walls considered and people not. */
export function stepsToNearest(spaces: readonly number[]): (space: number) => number {
  const fields = spaces.map((from) =>
    distancesFrom(from, neighbours, SPACES, NOBODY, new Int16Array(SPACES)),
  );
  return (space) => Math.min(...fields.map((field) => reached(field[space] as number)));
}

function reached(distance: number): number {
  return distance === UNREACHED ? Number.POSITIVE_INFINITY : distance;
}
