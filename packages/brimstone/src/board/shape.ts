import { NO_SPACE } from './board.ts';
import { DIRECTIONS, isDiagonal, stepX, stepY, type Turn, turnedSide } from './directions.ts';
import {
  type Cell,
  isValidSpace,
  type MapTile,
  type Pair,
  percentShown,
  type Side,
} from './tiles.ts';

export type Point = readonly [x: number, y: number];

/** A tile's map as it lies on the table after some quarter turns. */
export interface Shape {
  readonly width: number;
  readonly height: number;
  /** Row by row, what is there. */
  readonly ground: readonly Ground[];
  /** Of each place of the map the ones in directions 1 to 8 that can be stepped to, else NO_SPACE. */
  readonly beside: Int16Array;
  readonly doorways: readonly { readonly cells: Pair<Point>; readonly side: Side }[];
  readonly barriers: readonly Pair<Point>[];
}

/** `rock` is part of the tile, but no space. */
export type Ground = 'space' | 'start' | 'rock' | 'nothing';

const shapes = new WeakMap<MapTile, Shape[]>();

export function shapeOf(tile: MapTile, rotation: Turn): Shape {
  let kept = shapes.get(tile);
  if (!kept) {
    kept = ([0, 1, 2, 3] as const).map((turn) => turnedShape(tile, turn));
    shapes.set(tile, kept);
  }
  return kept[rotation] as Shape;
}

function turnedShape(tile: MapTile, turn: Turn): Shape {
  const rows = tile.rows.length;
  const columns = (tile.rows[0] ?? '').length;
  const sideways = turn % 2 === 1;
  const width = sideways ? rows : columns;
  const height = sideways ? columns : rows;
  const place = (cell: Cell) => turnedCell(cell, rows, columns, turn);
  const pair = ([first, second]: Pair<Cell>) => inReadingOrder(place(first), place(second));
  const ground = Array.from<Ground>({ length: width * height }).fill('nothing');
  tile.rows.forEach((line, row) => {
    [...line].forEach((symbol, column) => {
      const [x, y] = place([row, column]);
      ground[y * width + x] = groundOf(symbol);
    });
  });
  const doorways = tile.doorways.map(({ cells, side }) => ({
    cells: pair(cells),
    side: turnedSide(side, turn),
  }));
  const beside = besideOf(ground, width);
  return { width, height, ground, beside, doorways, barriers: tile.barriers.map(pair) };
}

function groundOf(symbol: string): Ground {
  if (symbol === '.') return 'nothing';
  if (!isValidSpace(percentShown(symbol))) return 'rock';
  return symbol === 'S' ? 'start' : 'space';
}

/**
 * Spaces are next to each other only on one tile, because the outline of each is Wall. Diagonally
 * only if all four spaces around the crossing are there: otherwise a Wall covers the crossing.
 */
function besideOf(ground: readonly Ground[], width: number): Int16Array {
  const isSpace = (x: number, y: number) => {
    const kind = x < 0 || x >= width ? undefined : ground[y * width + x];
    return kind === 'space' || kind === 'start';
  };
  const beside = new Int16Array(ground.length * 8).fill(NO_SPACE);
  ground.forEach((_, index) => {
    const x = index % width;
    const y = Math.floor(index / width);
    if (!isSpace(x, y)) return;
    for (const direction of DIRECTIONS) {
      const nextX = x + stepX(direction);
      const nextY = y + stepY(direction);
      const isCovered = isDiagonal(direction) && !(isSpace(nextX, y) && isSpace(x, nextY));
      if (isCovered || !isSpace(nextX, nextY)) continue;
      beside[index * 8 + direction - 1] = nextY * width + nextX;
    }
  });
  return beside;
}

function turnedCell([row, column]: Cell, rows: number, columns: number, turn: Turn): Point {
  if (turn === 0) return [column, row];
  if (turn === 1) return [rows - 1 - row, column];
  if (turn === 2) return [columns - 1 - column, rows - 1 - row];
  return [row, columns - 1 - column];
}

function inReadingOrder(first: Point, second: Point): Pair<Point> {
  const inOrder = first[1] < second[1] || (first[1] === second[1] && first[0] < second[0]);
  return inOrder ? [first, second] : [second, first];
}
