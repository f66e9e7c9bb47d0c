import { type Adventure, board, heroesUp } from '../adventure.ts';
import { type TileIndex, tilesOf, type WorldId, worldOf } from '../board/index.ts';
import type { Hero } from '../state.ts';

/** The heroes who are up on any of some tiles. */
export function upOnTiles(g: Adventure, tiles: readonly TileIndex[]): Hero[] {
  return heroesUp(g).filter(({ space }) =>
    tilesOf(board(g), space).some((tile) => tiles.includes(tile)),
  );
}

/** The heroes who are up in a world. */
export function upInWorld(g: Adventure, world: WorldId): Hero[] {
  return heroesUp(g).filter(({ space }) => worldOf(board(g), space) === world);
}
