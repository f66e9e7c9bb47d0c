import { type Board, type SpaceId, spacesOfTile, type TileIndex } from './board.ts';
import type { Side } from './tiles.ts';

/** What grows toward the viewer and what grows to the right, for a viewer who stands on a side. */
const VIEW: Readonly<Record<Side, (x: number, y: number) => readonly [number, number]>> = {
  s: (x, y) => [y, x],
  n: (x, y) => [-y, -x],
  w: (x, y) => [-x, y],
  e: (x, y) => [x, -y],
};

/** The side of a tile where its Entrance is. */
export function entranceSide(board: Board, tile: TileIndex): Side {
  const side = board.entranceSides[tile];
  if (!side) throw new Error(`there is no tile ${tile}`);
  return side;
}

/** The spaces of a tile in rows as seen from a side: the farthest row first, each from left to right. */
export function rowsFrom(
  board: Board,
  tile: TileIndex,
  side: Side = entranceSide(board, tile),
): SpaceId[][] {
  const rows = new Map<number, { readonly space: SpaceId; readonly across: number }[]>();
  for (const space of spacesOfTile(board, tile)) {
    const [nearness, across] = VIEW[side](board.x[space] as number, board.y[space] as number);
    const row = rows.get(nearness) ?? [];
    rows.set(nearness, row);
    row.push({ space, across });
  }
  return [...rows]
    .sort(([one], [other]) => one - other)
    .map(([, row]) =>
      row.sort((one, other) => one.across - other.across).map(({ space }) => space),
    );
}

/**
 * The order in which Enemies are placed on a tile: every other space in a checkerboard from the far
 * left of the row farthest from the Entrance, then the spaces in between in the same order.
 */
export function checkerboard(board: Board, tile: TileIndex): SpaceId[] {
  const spaces = rowsFrom(board, tile).flat();
  const colourOf = (space: SpaceId) =>
    Math.abs((board.x[space] as number) + (board.y[space] as number)) % 2;
  const first = spaces.slice(0, 1).map(colourOf)[0];
  return [
    ...spaces.filter((space) => colourOf(space) === first),
    ...spaces.filter((space) => colourOf(space) !== first),
  ];
}
