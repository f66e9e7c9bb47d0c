import { isValidSpace, percentShown, type Side, tileOf } from '../../src/board/tiles.ts';
import { content } from '../../src/content/index.ts';
import { enemyTypeIn } from '../../src/lookup.ts';
import type { AdventureState } from '../../src/state.ts';

/**
 * The board once more, from the printed maps and where they lie: spaces by number as the game counts
 * them (tile by tile, row by row as they lie), and nothing that the game has worked out.
 */
export interface Square {
  readonly x: number;
  readonly y: number;
  readonly world: string;
  /** The tiles it is on: two in a doorway. */
  readonly tiles: number[];
}

export interface Door {
  readonly tile: number;
  readonly side: Side;
  readonly spaces: readonly [number, number];
}

export interface Plane {
  readonly squares: readonly Square[];
  /** Of each tile its doorways, the printed entrance first. */
  readonly doors: readonly (readonly Door[])[];
  /** Edges with a Barrier, as `lower-higher`. */
  readonly barriers: ReadonlySet<string>;
  readonly gates: readonly (readonly [Door, Door])[];
  at(world: string, x: number, y: number): number | undefined;
}

type Layout = AdventureState['board']['layout'];
type Cell = readonly [row: number, column: number];

const SIDES: readonly Side[] = ['n', 'e', 's', 'w'];

export function planeOf({ tiles, gates }: Layout): Plane {
  const squares: Square[] = [];
  const found = new Map<string, number>();
  const doors: Door[][] = [];
  const barriers = new Set<string>();
  const at = (world: string, x: number, y: number) => found.get(`${world} ${x} ${y}`);
  tiles.forEach(({ tile: id, world, x, y, rotation }, tile) => {
    const { rows, doorways, barriers: edges } = tileOf(content.tiles, id);
    const columns = rows[0]?.length ?? 0;
    const lies = (cell: Cell): readonly [number, number] => {
      const [right, down] = turned(cell, rows.length, columns, rotation);
      return [x + right, y + down];
    };
    const standing = rows
      .flatMap((line, row) => [...line].map((symbol, column) => ({ symbol, row, column })))
      .filter(({ symbol }) => isValidSpace(percentShown(symbol)))
      .map(({ row, column }) => lies([row, column]))
      .sort(([oneX, oneY], [otherX, otherY]) => oneY - otherY || oneX - otherX);
    for (const [atX, atY] of standing) {
      const known = at(world, atX, atY);
      if (known === undefined) {
        found.set(`${world} ${atX} ${atY}`, squares.length);
        squares.push({ x: atX, y: atY, world, tiles: [tile] });
      } else squares[known]?.tiles.push(tile);
    }
    const number = (cell: Cell) => at(world, ...lies(cell)) as number;
    doors.push(
      doorways.map(({ cells, side }) => ({
        tile,
        side: SIDES[(SIDES.indexOf(side) + rotation) % 4] as Side,
        spaces: [number(cells[0]), number(cells[1])],
      })),
    );
    for (const [one, other] of edges) barriers.add(edge(number(one), number(other)));
  });
  const doorAt = ({ tile, exit }: { tile: number; exit: number }) => doors[tile]?.[exit] as Door;
  const linked = gates.map(({ a, b }) => [doorAt(a), doorAt(b)] as const);
  return { squares, doors, barriers, gates: linked, at };
}

export function edge(one: number, other: number): string {
  return `${Math.min(one, other)}-${Math.max(one, other)}`;
}

/** A cell of a map after some quarter turns clockwise: how far right and down it is. */
function turned([row, column]: Cell, rows: number, columns: number, turns: number) {
  if (turns === 1) return [rows - 1 - row, column] as const;
  if (turns === 2) return [columns - 1 - column, rows - 1 - row] as const;
  if (turns === 3) return [row, columns - 1 - column] as const;
  return [column, row] as const;
}

/** The models of an enemy type that a sheet calls extra large stand on four spaces. */
export function isExtraLarge(type: keyof typeof content.enemies): boolean {
  return enemyTypeIn(content, type).normal.size === 'extra-large';
}
