import type { Point } from '../../../board/plane.ts';
import { CELL } from '../geometry.ts';

/** The places of a map that are full floor. */
export function floorCells(rows: readonly string[]): readonly { row: number; column: number }[] {
  return rows.flatMap((cells, row) =>
    [...cells].flatMap((symbol, column) => ('oS'.includes(symbol) ? { row, column } : [])),
  );
}

/** The places of a map with one of these symbols, by the middle of each. */
export function places(rows: readonly string[], symbols: string): readonly Point[] {
  return rows.flatMap((cells, row) =>
    [...cells].flatMap((symbol, column) =>
      symbols.includes(symbol) ? { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL } : [],
    ),
  );
}
