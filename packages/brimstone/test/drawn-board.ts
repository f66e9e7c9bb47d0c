import { buildBoard } from '../src/board/build.ts';
import type { Board, SpaceId } from '../src/board/index.ts';
import { spaceAt } from '../src/board/index.ts';
import { type Cell, type Pair, standardRoom } from '../src/board/tiles.ts';

/** A board of one tile that a test draws itself, with the symbols of the tiles. */
export function drawnBoard(map: string, barriers: readonly Pair<Cell>[] = []): Board {
  const room = standardRoom('mines', { exits: '123456', map, barriers });
  return buildBoard([{ map: room, world: 'mines', x: 0, y: 0, rotation: 0 }], []);
}

/** The space in a column and row of the Mines. */
export function at(board: Board, column: number, row: number): SpaceId {
  const space = spaceAt(board, 'mines', column, row);
  if (space === null) throw new Error(`there is no space at ${column}, ${row}`);
  return space;
}
