import {
  type AdventureView,
  type Board,
  boardOf,
  type Content,
  type Layout,
  type MapTile,
  type PlacedTile,
  type SpaceId,
  tileOf,
} from '@crawlspace/brimstone';
import { contentOf, onceFor } from '@crawlspace/kernel';
import { boxAround, type Point, type Rect, unite } from '../../board/plane.ts';

/** The side of a space in units of the drawing. */
export const CELL = 100;
/** Parts of the map that only Gates connect lie this many spaces apart. */
const SEA = 4;

export type { Point, Rect };

/** How far the tiles of a part of the map are shifted, in spaces. By tile. */
export type Shifts = readonly Point[];

export type EngineBoard = Board;

/** The tiles that are joined without Gates, in the order in which they were found. */
export function islands(board: EngineBoard): readonly (readonly number[])[] {
  const seen = new Set<number>();
  return board.doorwaysOf.flatMap((_, first) => {
    if (seen.has(first)) return [];
    const part = [first];
    seen.add(first);
    for (const tile of part) {
      for (const { leadsTo, byGate } of board.doorwaysOf[tile] ?? []) {
        if (leadsTo === null || byGate || seen.has(leadsTo)) continue;
        seen.add(leadsTo);
        part.push(leadsTo);
      }
    }
    return [part.sort((one, other) => one - other)];
  });
}

/** Each world has a plane of its own; here they come to lie side by side, Gate level with Gate. */
export function shiftsOf(layout: Layout, board: EngineBoard): Shifts {
  const shifts: Point[] = layout.tiles.map(() => ({ x: 0, y: 0 }));
  let edge = Number.NEGATIVE_INFINITY;
  for (const part of islands(board)) {
    const spaces = part.flatMap((tile) => board.spacesOf[tile] ?? []);
    const columns = spaces.map((space) => board.x[space] ?? 0);
    const shift = part.includes(0)
      ? { x: 0, y: 0 }
      : { x: edge + SEA - Math.min(...columns), y: levelWithGate(layout, board, part, shifts) };
    for (const tile of part) shifts[tile] = shift;
    edge = Math.max(edge, Math.max(...columns) + 1 + shift.x);
  }
  return shifts;
}

function levelWithGate(
  layout: Layout,
  board: EngineBoard,
  part: readonly number[],
  shifts: Shifts,
): number {
  const gate = layout.gates.find(({ b }) => part.includes(b.tile));
  if (!gate) return 0;
  const rowOf = ({ tile, exit }: { tile: number; exit: number }) =>
    board.y[board.doorwaysOf[tile]?.[exit]?.spaces[0] ?? 0] ?? 0;
  return rowOf(gate.a) + (shifts[gate.a.tile]?.y ?? 0) - rowOf(gate.b);
}

/** Where everything of a layout lies in the drawing. */
export class Plan {
  readonly content: Content;
  readonly board: EngineBoard;
  readonly layout: Layout;
  readonly #shifts: Shifts;

  constructor(content: Content, layout: Layout) {
    this.content = content;
    this.layout = layout;
    this.board = boardOf(content.tiles, layout);
    this.#shifts = shiftsOf(layout, this.board);
  }

  /** The middle of a space. */
  center(space: SpaceId): Point {
    const shift = this.#shifts[this.board.tilesOf[space]?.[0] ?? 0] ?? { x: 0, y: 0 };
    return {
      x: ((this.board.x[space] ?? 0) + shift.x + 0.5) * CELL,
      y: ((this.board.y[space] ?? 0) + shift.y + 0.5) * CELL,
    };
  }

  /** What turns the drawing of a tile, made as printed, to where it lies. */
  transform(tile: number): string {
    const placed = this.layout.tiles[tile];
    const shift = this.#shifts[tile];
    return placed && shift ? turnInto(placed, tileOf(this.content.tiles, placed.tile), shift) : '';
  }

  /** A box around some spaces. */
  around(spaces: readonly SpaceId[]): Rect | null {
    if (spaces.length === 0) return null;
    return unite(
      spaces.map((space) => {
        const { x, y } = this.center(space);
        return boxAround({ x, y }, CELL / 2);
      }),
    );
  }
}

/** Plans, by the content, the tiles and the Gates of a layout. */
const plansWith = onceFor((content: Content) =>
  onceFor((tiles: Layout['tiles']) =>
    onceFor((gates: Layout['gates']) => new Plan(content, { tiles, gates, caps: [] })),
  ),
);

/** The plan of a view; it is worked out anew only when tiles or gates have changed. */
export function planOf(view: AdventureView): Plan {
  const { tiles, gates } = view.board.layout;
  return plansWith(contentOf(view))(tiles)(gates);
}

function turnInto(placed: PlacedTile, { rows }: MapTile, shift: Point): string {
  const height = rows.length * CELL;
  const width = (rows[0] ?? '').length * CELL;
  const left = (placed.x + shift.x) * CELL;
  const top = (placed.y + shift.y) * CELL;
  if (placed.rotation === 1) return `translate(${left + height} ${top}) rotate(90)`;
  if (placed.rotation === 2) return `translate(${left + width} ${top + height}) rotate(180)`;
  if (placed.rotation === 3) return `translate(${left} ${top + width}) rotate(270)`;
  return `translate(${left} ${top})`;
}

/** What points out of a tile through a side. */
export const OUTWARD = {
  n: { x: 0, y: -1 },
  e: { x: 1, y: 0 },
  s: { x: 0, y: 1 },
  w: { x: -1, y: 0 },
} as const;
