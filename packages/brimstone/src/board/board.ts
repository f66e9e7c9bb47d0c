import type { Direction } from './directions.ts';
import type { Pair, Side, WorldId } from './tiles.ts';

/** A space by number. Spaces of earlier tiles keep theirs when tiles are added. */
export type SpaceId = number;
/** A tile by its place in the layout. */
export type TileIndex = number;

/** A doorway as it lies on the table. */
export interface PlacedDoorway {
  readonly spaces: Pair<SpaceId>;
  readonly side: Side;
  /** The tile joined there or linked by a Gate. */
  readonly leadsTo: TileIndex | null;
  readonly byGate: boolean;
}

/** The spaces of a layout and what lies next to what. Arrays are indexed by space or by tile. */
export interface Board {
  readonly size: number;
  /** Column and row in the plane of the world; rows grow to the south. */
  readonly x: Int16Array;
  readonly y: Int16Array;
  readonly world: readonly WorldId[];
  /** The tiles a space is on: two where tiles are joined. */
  readonly tilesOf: readonly (readonly TileIndex[])[];
  /** The adjacent spaces, lowest first. Models that may cross Barriers step to these. */
  readonly neighbours: readonly (readonly SpaceId[])[];
  /** Where other models may step from a space: not across Barriers. */
  readonly steps: readonly (readonly SpaceId[])[];
  /** The edges with a Barrier. */
  readonly barriers: readonly Pair<SpaceId>[];
  /** The spaces of the start area. */
  readonly start: readonly SpaceId[];
  readonly spacesOf: readonly (readonly SpaceId[])[];
  readonly doorwaysOf: readonly (readonly PlacedDoorway[])[];
  /** The doorway a tile was entered by, as exit of the tile; null for the tile that lay there first. */
  readonly entrances: readonly (number | null)[];
  /** The side of each tile that counts as its Entrance. */
  readonly entranceSides: readonly Side[];
  /** Of each space the ones in directions 1 to 8, NO_SPACE where a Wall or nothing is. */
  readonly beside: Int16Array;
  /** Of Gate spaces the direction that leads through, 0 elsewhere. */
  readonly throughGate: Int8Array;
  /** By how many quarter turns directions change on the way through. */
  readonly gateTurn: Int8Array;
  /** What lies where in the plane of each world; rock is NO_SPACE. */
  readonly ground: Readonly<Record<WorldId, ReadonlyMap<number, SpaceId>>>;
  readonly memo: Memo;
}

/** What has been worked out about a board so far, by space; of places by the list of their spaces. */
export interface Memo {
  readonly sight: (Uint8Array | undefined)[];
  readonly distances: (Int16Array | undefined)[];
  readonly fromPlaces: Map<readonly SpaceId[], Int16Array>;
  readonly bases: (readonly SpaceId[] | undefined)[];
}

export const NO_SPACE = -1;
const ROW = 4096;

/** A point of a plane as one number. */
export function pointKey(x: number, y: number): number {
  return x + y * ROW;
}

export function spaceAt(board: Board, world: WorldId, x: number, y: number): SpaceId | null {
  const space = board.ground[world]?.get(pointKey(x, y)) ?? NO_SPACE;
  return space === NO_SPACE ? null : space;
}

/** The space next to one in a direction, or null where a Wall cancels the step. Gates lead through. */
export function spaceInDirection(
  board: Board,
  space: SpaceId,
  direction: Direction,
): SpaceId | null {
  const beside = board.beside[space * 8 + direction - 1] ?? NO_SPACE;
  return beside === NO_SPACE ? null : beside;
}

export function neighboursOf(board: Board, space: SpaceId): readonly SpaceId[] {
  return board.neighbours[space] ?? [];
}

export function areAdjacent(board: Board, one: SpaceId, other: SpaceId): boolean {
  return neighboursOf(board, one).includes(other);
}

/** Where a model may step from a space that cannot cross Barriers. */
export function stepsFrom(board: Board, space: SpaceId): readonly SpaceId[] {
  return board.steps[space] ?? [];
}

export function tilesOf(board: Board, space: SpaceId): readonly TileIndex[] {
  return board.tilesOf[space] ?? [];
}

export function isOnTile(board: Board, space: SpaceId, tile: TileIndex): boolean {
  return tilesOf(board, space).includes(tile);
}

export function worldOf(board: Board, space: SpaceId): WorldId {
  const world = board.world[space];
  if (!world) throw new Error(`there is no space ${space}`);
  return world;
}

/** The spaces of a tile, row by row as it lies, its doorway half spaces too. */
export function spacesOfTile(board: Board, tile: TileIndex): readonly SpaceId[] {
  return board.spacesOf[tile] ?? [];
}

/** The tiles that the lantern lights from a space: its own and all adjacent ones, through Gates too, whatever the Walls. */
export function litFrom(board: Board, space: SpaceId): readonly TileIndex[] {
  const own = tilesOf(board, space);
  return [...own, ...own.flatMap((tile) => adjacentTiles(board, tile))];
}

/** The tiles joined to a tile by a doorway or linked to it by a Gate. */
export function adjacentTiles(board: Board, tile: TileIndex): readonly TileIndex[] {
  const tiles: TileIndex[] = [];
  for (const { leadsTo } of board.doorwaysOf[tile] ?? []) if (leadsTo !== null) tiles.push(leadsTo);
  return tiles;
}
