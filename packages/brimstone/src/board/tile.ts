import type { CardId, OfAPack } from '../ids.ts';

/** Any other id is a world of a pack: what it names may be missing, and has to be looked up. */
export type WorldId = 'mines' | 'targa' | OfAPack;

/** The sides of a tile, clockwise, so that a quarter turn is one step further. */
export const SIDES = ['n', 'e', 's', 'w'] as const;
export type Side = (typeof SIDES)[number];

export type TileKind = 'entrance' | 'unique-room' | 'standard-room' | 'passage';

/** Row and column in a tile's map, from 0 at its top left. */
export type Cell = readonly [row: number, column: number];
export type Pair<Item> = readonly [Item, Item];

/** A puzzle connection. The entrance of a tile is the first of its doorways and has no numbers. */
export interface TileDoorway {
  readonly cells: Pair<Cell>;
  readonly side: Side;
  /** The results of a D6 that choose this exit. */
  readonly numbers: readonly number[];
}

/** A map tile and its map card. */
export interface MapTile {
  readonly world: WorldId;
  readonly kind: TileKind;
  /**
   * The map: `o` space, `S` space of the start area, `D` doorway half space, `#` rock inside the
   * room, `,` a corner of floor too small to stand on, `.` nothing. Outline and rock are Wall.
   */
  readonly rows: readonly string[];
  /** The entrance first, then the exits clockwise from it. */
  readonly doorways: readonly TileDoorway[];
  /** Barriers lie on the edge between two cells. */
  readonly barriers: readonly Pair<Cell>[];
  /** The encounter that a unique room names. */
  readonly encounter: CardId | null;
}

/** How much of a space each symbol of a map shows, in percent. */
const SHOWS: Readonly<Record<string, number>> = { o: 100, S: 100, D: 50, ',': 40 };

export function percentShown(symbol: string): number {
  return SHOWS[symbol] ?? 0;
}

/** Models can stand where at least half of a full space shows. */
export function isValidSpace(percent: number): boolean {
  return percent >= 50;
}

interface Printed {
  /** The D6 numbers of the exits, clockwise from the entrance: `12 345 6`. */
  readonly exits: string;
  readonly map: string;
  readonly barriers?: readonly Pair<Cell>[];
}

/** A tile as it is written down. */
export interface TileCard extends Pick<MapTile, 'world' | 'kind'> {
  readonly exits: string;
  readonly map: readonly string[];
  readonly barriers?: readonly Pair<Cell>[];
  readonly encounter?: CardId;
}

/** What was written down for a tile. */
export function cardOfTile({
  world,
  kind,
  rows,
  doorways,
  barriers,
  encounter,
}: MapTile): TileCard {
  return {
    world,
    kind,
    exits: doorways.flatMap(({ numbers }) => numbers.join('') || []).join(' '),
    map: rows,
    ...(barriers.length > 0 ? { barriers } : {}),
    ...(encounter === null ? {} : { encounter }),
  };
}

export function entranceTile(world: WorldId, printed: Printed): MapTile {
  return mapTile(world, 'entrance', null, printed);
}

export function uniqueRoom(world: WorldId, encounter: CardId, printed: Printed): MapTile {
  return mapTile(world, 'unique-room', encounter, printed);
}

export function standardRoom(world: WorldId, printed: Printed): MapTile {
  return mapTile(world, 'standard-room', null, printed);
}

export function passage(world: WorldId, printed: Printed): MapTile {
  return mapTile(world, 'passage', null, printed);
}

/** A barrier along the lower edge of some spaces of a row. */
export function barrierBelow(row: number, first: number, last: number): Pair<Cell>[] {
  const columns = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return columns.map((column) => [
    [row, column],
    [row + 1, column],
  ]);
}

function mapTile(
  world: WorldId,
  kind: TileKind,
  encounter: CardId | null,
  { map, ...printed }: Printed,
): MapTile {
  const rows = map.split('\n').flatMap((line) => line.trim() || []);
  return tileFrom({ world, kind, map: rows, ...printed, ...(encounter ? { encounter } : {}) });
}

export function tileFrom({ world, kind, exits, map: rows, ...printed }: TileCard): MapTile {
  const { barriers = [], encounter = null } = printed;
  const numbers = exits.split(' ').map((exit) => [...exit].map(Number));
  const places = connections(rows);
  const entrances = places.length - numbers.length;
  const doorways = places.map((place, index) => ({
    ...place,
    numbers: numbers[index - entrances] ?? [],
  }));
  return { world, kind, rows, doorways, barriers, encounter };
}

/** The pairs of half spaces on the edge of a map, clockwise from its lower right corner. */
function connections(rows: readonly string[]): { cells: Pair<Cell>; side: Side }[] {
  const bottom = rows.length - 1;
  const right = (rows[0] ?? '').length - 1;
  const along = (length: number, cellAt: (step: number) => Cell) =>
    Array.from({ length: length + 1 }, (_, step) => cellAt(step));
  const edges: readonly [Side, Cell[]][] = [
    ['s', along(right, (step) => [bottom, right - step])],
    ['w', along(bottom, (step) => [bottom - step, 0])],
    ['n', along(right, (step) => [0, step])],
    ['e', along(bottom, (step) => [step, right])],
  ];
  return edges.flatMap(([side, edge]) => pairsOn(rows, edge).map((cells) => ({ cells, side })));
}

/** A single half space on an edge is the end of a doorway of the side around the corner. */
function pairsOn(rows: readonly string[], edge: readonly Cell[]): Pair<Cell>[] {
  const isHalf = (cell: Cell | undefined) => cell !== undefined && rows[cell[0]]?.[cell[1]] === 'D';
  return edge.flatMap((first, index) => {
    const second = edge[index + 1];
    if (!second || !isHalf(first) || !isHalf(second) || isHalf(edge[index - 1])) return [];
    const inOrder = first[0] + first[1] < second[0] + second[1];
    return [inOrder ? [first, second] : [second, first]] as const;
  });
}
