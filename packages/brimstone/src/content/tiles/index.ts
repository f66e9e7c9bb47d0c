import { MINE_ROOMS } from './mine-rooms.ts';
import { PASSAGES } from './passages.ts';
import { TARGA_ROOMS } from './targa-rooms.ts';
import type { MapTile, WorldId } from './tile.ts';

export * from './tile.ts';

const TILES = { ...PASSAGES, ...MINE_ROOMS, ...TARGA_ROOMS } as const;
export type TileId = keyof typeof TILES;

const IDS = Object.keys(TILES) as TileId[];
const OF_WORLD: Readonly<Record<WorldId, readonly TileId[]>> = {
  mines: IDS.filter((id) => TILES[id].world === 'mines'),
  targa: IDS.filter((id) => TILES[id].world === 'targa'),
};
const DECKS: Readonly<Record<WorldId, readonly TileId[]>> = {
  mines: OF_WORLD.mines.filter((id) => TILES[id].kind !== 'entrance'),
  targa: OF_WORLD.targa.filter((id) => TILES[id].kind !== 'entrance'),
};

/** How many Gate End Caps there are; without one a Gate icon counts as a Door. */
export const GATE_END_CAPS = 6;

export function tileOf(id: TileId): MapTile {
  return TILES[id];
}

/** Whether a card id, of a map deck for instance, is that of a tile. */
export function isTileId(id: string): id is TileId {
  return Object.hasOwn(TILES, id);
}

/** All tiles of a world, its Entrance too. */
export function tileIds(world: WorldId): readonly TileId[] {
  return OF_WORLD[world];
}

/** The map deck of a world: one card for each tile except the Entrance. */
export function mapDeck(world: WorldId): readonly TileId[] {
  return DECKS[world];
}

/** Where an adventure in a world begins. */
export function entranceOfWorld(world: WorldId): TileId {
  return `${world}-entrance`;
}

export function isRoom(id: TileId): boolean {
  const { kind } = TILES[id];
  return kind === 'unique-room' || kind === 'standard-room';
}
