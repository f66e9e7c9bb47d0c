import type { PlacedTile, QuestMap, Side, Tile, TileCell } from '../quest-types.ts';
import { SIDES, STEP, turned } from './sides.ts';

/** A cell of the table with a tile or a bridge on it. */
export interface Cell {
  readonly x: number;
  readonly y: number;
  /** `none` is abyss. */
  readonly ground: TileCell['ground'];
  readonly chamber: boolean;
  readonly walls: readonly Side[];
  /** Sides that stop steps, but no look: those of a bridge. */
  readonly rails: readonly Side[];
  /** Which placed tile; bridges come after the tiles. */
  readonly tile: number;
}

/** The cells of a table: in order of tiles and rows, and by place. */
export interface Table {
  readonly cells: readonly Cell[];
  at(x: number, y: number): Cell | undefined;
}

type Room = NonNullable<QuestMap['rooms']>[number];

const TILE_SIZE = 3;

/** Lays the tiles of a quest, then its bridges, some of them over an abyss, and walls in its rooms. */
export function layOut(tiles: Readonly<Record<string, Tile>>, map: QuestMap): Table {
  const byPlace = new Map<string, Cell>();
  for (const [index, placed] of map.tiles.entries()) {
    for (const cell of cellsOf(tileNamed(tiles, placed.tile), placed, index)) {
      const key = `${cell.x},${cell.y}`;
      if (byPlace.has(key)) throw new Error(`two tiles lie on ${key}`);
      byPlace.set(key, cell);
    }
  }
  for (const [index, bridge] of map.bridges.entries()) {
    const key = `${bridge.x},${bridge.y}`;
    const below = byPlace.get(key);
    if (below && below.ground !== 'none') throw new Error(`a bridge lies on the zone at ${key}`);
    byPlace.delete(key);
    byPlace.set(key, {
      x: bridge.x,
      y: bridge.y,
      ground: 'shadow',
      chamber: false,
      walls: [],
      rails: SIDES.filter((side) => !bridge.open.includes(side)),
      tile: map.tiles.length + index,
    });
  }
  for (const room of map.rooms ?? []) wallIn(byPlace, room);
  return { cells: [...byPlace.values()], at: (x, y) => byPlace.get(`${x},${y}`) };
}

/** A room that doors make of an open tile is walled in as a chamber is: on every side that leaves it. */
function wallIn(byPlace: Map<string, Cell>, room: Room): void {
  for (const [x, y] of room) {
    const cell = byPlace.get(`${x},${y}`);
    if (!cell) throw new Error(`a room lies on nothing at ${x},${y}`);
    const leaves = ([dx, dy]: readonly [number, number]) =>
      !room.some((other) => other[0] === x + dx && other[1] === y + dy);
    const walls = SIDES.filter((side) => cell.walls.includes(side) || leaves(STEP[side]));
    byPlace.set(`${x},${y}`, { ...cell, walls });
  }
}

export function neighbourOf(table: Table, cell: Cell, side: Side): Cell | undefined {
  const [dx, dy] = STEP[side];
  return table.at(cell.x + dx, cell.y + dy);
}

function tileNamed(tiles: Readonly<Record<string, Tile>>, id: string): Tile {
  const tile = tiles[id];
  if (!tile) throw new Error(`there is no tile ${id}`);
  return tile;
}

/** The cells of a tile as it lies, row by row. */
function cellsOf(tile: Tile, { x, y, turn }: PlacedTile, index: number): Cell[] {
  const cells: Cell[] = [];
  for (let row = 0; row < TILE_SIZE; row++)
    for (let column = 0; column < TILE_SIZE; column++) {
      const [printedColumn, printedRow] = printedAt(column, row, turn);
      const printed = cellOf(tile, printedColumn, printedRow);
      const walls = wallsOf(tile, printedColumn, printedRow).map((side) => turned(side, turn));
      const { ground, chamber } = printed;
      cells.push({ x: x + column, y: y + row, ground, chamber, walls, rails: [], tile: index });
    }
  return cells;
}

/** Which printed cell lies at a place of the turned tile. */
function printedAt(column: number, row: number, turn: PlacedTile['turn']): [number, number] {
  let at: [number, number] = [column, row];
  for (let i = 0; i < turn; i++) at = [at[1], TILE_SIZE - 1 - at[0]];
  return at;
}

function cellOf(tile: Tile, column: number, row: number): TileCell {
  const cell = tile.cells[row]?.[column];
  if (!cell) throw new Error(`tile ${tile.id} has no cell ${column},${row}`);
  return cell;
}

/** The line printed between a corridor and an abyss is its brink: nothing that could stop a look. */
function wallsOf(tile: Tile, column: number, row: number): readonly Side[] {
  const { walls, chamber } = cellOf(tile, column, row);
  if (chamber) return walls;
  return walls.filter((side) => {
    const [dx, dy] = STEP[side];
    return tile.cells[row + dy]?.[column + dx]?.ground !== 'none';
  });
}
