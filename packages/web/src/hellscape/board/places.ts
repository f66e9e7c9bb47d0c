import type { Point } from '../../board/plane.ts';
import { CELL } from './geometry.ts';

/** Something that wants room in a zone: how far it reaches from its middle. */
export interface Wanting {
  readonly key: string;
  readonly reach: number;
}

export interface Place extends Point {
  readonly scale: number;
}

/** Room inside the walls. */
const INSIDE = CELL - 44;
/** Room for tokens below the figures. */
const TOKEN_ROW = 58;
const GAP = 4;
const LEAST = 0.3;

/**
 * Where everything in a zone goes, around its middle: figures side by side in rows, as large as
 * there is room for, and tokens in a row at the near edge; alone, tokens take the middle.
 */
export function placesIn(
  figures: readonly Wanting[],
  tokens: readonly Wanting[],
): ReadonlyMap<string, Place> {
  if (figures.length === 0) return pack(tokens, { x: 0, y: 0 }, INSIDE * 0.86, INSIDE * 0.86, 1.35);
  if (tokens.length === 0) return pack(figures, { x: 0, y: 0 }, INSIDE, INSIDE, 1);
  const below = { x: 0, y: (INSIDE - TOKEN_ROW) / 2 };
  const above = { x: 0, y: -TOKEN_ROW / 2 };
  return new Map([
    ...pack(figures, above, INSIDE, INSIDE - TOKEN_ROW, 1),
    ...pack(tokens, below, INSIDE, TOKEN_ROW, 1),
  ]);
}

/** Rows of things at the largest scale at which they fit. */
function pack(
  wanting: readonly Wanting[],
  middle: Point,
  width: number,
  height: number,
  most: number,
): Map<string, Place> {
  let scale = most;
  let rows = rowsOf(wanting, width / scale);
  while (scale > LEAST && !fits(rows, width / scale, height / scale)) {
    scale -= 0.04;
    rows = rowsOf(wanting, width / scale);
  }
  return new Map(placed(rows, middle, scale));
}

/** Fills one row after the other. */
function rowsOf(wanting: readonly Wanting[], width: number): readonly (readonly Wanting[])[] {
  const rows: Wanting[][] = [];
  for (const each of wanting) {
    const row = rows.at(-1);
    if (row && widthOf([...row, each]) <= width) row.push(each);
    else rows.push([each]);
  }
  return rows;
}

function widthOf(row: readonly Wanting[]): number {
  return row.reduce((sum, { reach }) => sum + 2 * reach + GAP, -GAP);
}

function heightOf(row: readonly Wanting[]): number {
  return 2 * Math.max(...row.map(({ reach }) => reach));
}

function fits(rows: readonly (readonly Wanting[])[], width: number, height: number): boolean {
  const total = rows.reduce((sum, row) => sum + heightOf(row) + GAP, -GAP);
  return total <= height && rows.every((row) => widthOf(row) <= width);
}

function* placed(
  rows: readonly (readonly Wanting[])[],
  middle: Point,
  scale: number,
): Generator<[string, Place]> {
  const total = rows.reduce((sum, row) => sum + heightOf(row) + GAP, -GAP);
  let top = -total / 2;
  for (const row of rows) {
    let left = -widthOf(row) / 2;
    const y = middle.y + (top + heightOf(row) / 2) * scale;
    for (const { key, reach } of row) {
      yield [key, { x: middle.x + (left + reach) * scale, y, scale }];
      left += 2 * reach + GAP;
    }
    top += heightOf(row) + GAP;
  }
}
