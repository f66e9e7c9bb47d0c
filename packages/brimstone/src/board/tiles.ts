import type { MapTile, WorldId } from './tile.ts';

export * from './tile.ts';

/** A map tile and its map card, by id. */
export type TileId = string;

/** The map tiles of some content, as boards and map decks need them. */
export interface Tiles {
  readonly byId: Readonly<Record<TileId, MapTile>>;
  /** All tiles of a world, its Entrance too. */
  readonly of: Readonly<Record<WorldId, readonly TileId[]>>;
  /** The map deck of a world: one card for each tile except the Entrance. */
  readonly decks: Readonly<Record<WorldId, readonly TileId[]>>;
}

export function tilesFrom(byId: Readonly<Record<TileId, MapTile>>): Tiles {
  const tiles = Object.entries(byId);
  const ids = (fits: (tile: MapTile) => boolean) =>
    tiles.flatMap(([id, tile]) => (fits(tile) ? [id] : []));
  const worlds = new Set(tiles.map(([, { world }]) => world));
  const each = (idsOf: (of: WorldId) => readonly TileId[]) =>
    Object.fromEntries([...worlds].map((of) => [of, idsOf(of)])) as Tiles['of'];
  return {
    byId,
    of: each((of) => ids(({ world }) => world === of)),
    decks: each((of) => ids(({ world, kind }) => world === of && kind !== 'entrance')),
  };
}

export function tileOf({ byId }: Tiles, id: TileId): MapTile {
  const tile = byId[id];
  if (!tile) throw new Error(`there is no tile ${id}`);
  return tile;
}

/** Where an adventure in a world begins. */
export function entranceOfWorld(tiles: Tiles, world: WorldId): TileId {
  const entrance = tiles.of[world]?.find((id) => tileOf(tiles, id).kind === 'entrance');
  if (entrance === undefined) throw new Error(`${world} has no entrance`);
  return entrance;
}

export function isRoom({ kind }: MapTile): boolean {
  return kind === 'unique-room' || kind === 'standard-room';
}

/** How many Gate End Caps there are; without one a Gate icon counts as a Door. */
export const GATE_END_CAPS = 6;
