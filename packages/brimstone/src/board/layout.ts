import { onceFor } from '@crawlspace/kernel';
import { type Board, type PlacedDoorway, pointKey, type SpaceId, type TileIndex } from './board.ts';
import { buildBoard } from './build.ts';
import { opposite, type Turn, turnFrom } from './directions.ts';
import type { ExitRef, GateLink } from './gates.ts';
import { shapeOf } from './shape.ts';
import {
  entranceOfWorld,
  type MapTile,
  type Pair,
  type Side,
  type TileId,
  type Tiles,
  tileOf,
  type WorldId,
} from './tiles.ts';

/** A tile on the table: where the top left of its map lies in the plane of its world, and its turn. */
export interface PlacedTile {
  readonly tile: TileId;
  readonly world: WorldId;
  readonly x: number;
  readonly y: number;
  readonly rotation: Turn;
}

/** What is laid out. Never changed: placing a tile makes a new layout. */
export interface Layout {
  readonly tiles: readonly PlacedTile[];
  readonly gates: readonly GateLink[];
  /** Doorways closed by an End Cap. Their half spaces stay valid, but nothing is beyond. */
  readonly caps: readonly ExitRef[];
}

/** A doorway of a placed tile. */
export interface Doorway {
  readonly exit: number;
  readonly spaces: Pair<SpaceId>;
  readonly side: Side;
  /** The D6 results that choose it; none for the doorway that serves as the entrance. */
  readonly numbers: readonly number[];
  readonly state: 'open' | 'joined' | 'gate' | 'capped';
}

/** How far apart the parts of one world lie that only Gates connect. */
const BREAK_IN_THE_MAP = 40;

/** What has been worked out of a layout. */
interface Known {
  readonly tiles: Tiles;
  readonly layout: Layout;
  readonly board: Board;
  /** By tile. */
  readonly doorways: (readonly Doorway[] | undefined)[];
}

/** The layout asked for last: rules ask for one and the same again and again. */
let last: Known | null = null;

function known(tiles: Tiles, layout: Layout): Known {
  if (last?.layout !== layout || last.tiles !== tiles) {
    const board = boardsFrom(tiles)(layout.tiles)(layout.gates);
    last = { tiles, layout, board, doorways: [] };
  }
  return last;
}

/** The board of a layout. It is worked out when tiles or Gates have changed; End Caps do not matter. */
export function boardOf(tiles: Tiles, layout: Layout): Board {
  return known(tiles, layout).board;
}

/** Boards, by the tiles there are, those that are laid, and the Gates between them. */
const boardsFrom = onceFor((tiles: Tiles) =>
  onceFor((laid: readonly PlacedTile[]) =>
    onceFor((gates: readonly GateLink[]) => {
      const pieces = laid.map((placed) => ({ ...placed, map: tileOf(tiles, placed.tile) }));
      return buildBoard(pieces, gates);
    }),
  ),
);

/** The Entrance tile of a world and nothing else. Its board is one for all adventures that start there. */
export function startLayout(tiles: Tiles, world: WorldId): Layout {
  return { tiles: startsOf(tiles)(world), gates: NO_GATES, caps: [] };
}

const startsOf = onceFor((tiles: Tiles) => {
  const starts = new Map<WorldId, readonly PlacedTile[]>();
  return (world: WorldId): readonly PlacedTile[] => {
    const tile = entranceOfWorld(tiles, world);
    const start = starts.get(world) ?? [{ tile, world, x: 0, y: 0, rotation: 0 }];
    starts.set(world, start);
    return start;
  };
});
const NO_GATES: readonly GateLink[] = [];

/** The doorways of a tile, the printed entrance first, then clockwise. */
export function doorways(tiles: Tiles, layout: Layout, tile: TileIndex): readonly Doorway[] {
  const found = known(tiles, layout).doorways;
  found[tile] ??= findDoorways(tiles, layout, tile);
  return found[tile];
}

function findDoorways(tiles: Tiles, layout: Layout, tile: TileIndex): Doorway[] {
  const board = boardOf(tiles, layout);
  const { doorways: printed } = tileOf(tiles, placedAt(layout, tile).tile);
  const entrance = board.entrances[tile] ?? null;
  return (board.doorwaysOf[tile] ?? []).map((doorway, exit) => ({
    exit,
    spaces: doorway.spaces,
    side: doorway.side,
    // A tile joined by another exit gives the numbers of that exit to its printed entrance.
    numbers: printed[exit === entrance ? 0 : exit === 0 ? (entrance ?? 0) : exit]?.numbers ?? [],
    state: stateOf(layout, doorway, { tile, exit }),
  }));
}

export function doorwayOf(tiles: Tiles, layout: Layout, door: ExitRef): Doorway {
  const doorway = doorways(tiles, layout, door.tile)[door.exit];
  if (!doorway) throw new Error(`tile ${door.tile} has no exit ${door.exit}`);
  return doorway;
}

function stateOf(layout: Layout, doorway: PlacedDoorway, ref: ExitRef): Doorway['state'] {
  if (doorway.byGate) return 'gate';
  if (doorway.leadsTo !== null) return 'joined';
  return layout.caps.some((cap) => isSameExit(cap, ref)) ? 'capped' : 'open';
}

export function isSameExit(one: ExitRef, other: ExitRef): boolean {
  return one.tile === other.tile && one.exit === other.exit;
}

/** The doorway by which a tile was entered when it was placed; null for the Entrance tile. */
export function entranceOf(tiles: Tiles, layout: Layout, tile: TileIndex): ExitRef | null {
  const exit = boardOf(tiles, layout).entrances[tile] ?? null;
  return exit === null ? null : { tile, exit };
}

/**
 * Where a tile can be placed at a doorway: joined by its entrance if that fits, then by each of its
 * other exits. With `by: 'entrance'` the tile may not be turned to another exit.
 */
export function placementsFor(
  tiles: Tiles,
  layout: Layout,
  door: ExitRef,
  tile: TileId,
  by: 'entrance' | 'any' = 'any',
): PlacedTile[] {
  const board = boardOf(tiles, layout);
  const doorway = board.doorwaysOf[door.tile]?.[door.exit];
  const map = tileOf(tiles, tile);
  if (!doorway || doorway.leadsTo !== null || map.world !== board.world[doorway.spaces[0]])
    return [];
  const entries = by === 'entrance' ? map.doorways.slice(0, 1) : map.doorways;
  return entries
    .map((entry) => joinedBy(board, doorway, tile, map, map.doorways.indexOf(entry)))
    .filter((placed) => isFree(board, doorway, map, placed));
}

function joinedBy(
  board: Board,
  door: PlacedDoorway,
  tile: TileId,
  map: MapTile,
  exit: number,
): PlacedTile {
  const rotation = turnFrom(map.doorways[exit]?.side ?? 's', opposite(door.side));
  const [first] = shapeOf(map, rotation).doorways[exit]?.cells ?? [[0, 0]];
  const x = (board.x[door.spaces[0]] as number) - first[0];
  const y = (board.y[door.spaces[0]] as number) - first[1];
  return { tile, world: map.world, x, y, rotation };
}

/** Whether a tile overlaps nothing but the two spaces of the doorway. */
function isFree(board: Board, door: PlacedDoorway, map: MapTile, placed: PlacedTile): boolean {
  const { ground, width } = shapeOf(map, placed.rotation);
  const taken = board.ground[placed.world];
  return ground.every((kind, index) => {
    if (kind === 'nothing') return true;
    const x = placed.x + (index % width);
    const y = placed.y + Math.floor(index / width);
    const there = taken?.get(pointKey(x, y));
    return there === undefined || door.spaces.includes(there);
  });
}

/** Whether a tile may be placed just so at a doorway. */
export function fits(tiles: Tiles, layout: Layout, door: ExitRef, placed: PlacedTile): boolean {
  return placementsFor(tiles, layout, door, placed.tile).some((each) => isLaidSo(each, placed));
}

/** Whether any tile of the map deck would fit at a doorway. */
export function takesATile(tiles: Tiles, layout: Layout, door: ExitRef): boolean {
  const { world } = placedAt(layout, door.tile);
  return (tiles.decks[world] ?? []).some(
    (tile) => placementsFor(tiles, layout, door, tile).length > 0,
  );
}

/** Joins a tile to a doorway; an End Cap there is taken away. */
export function place(tiles: Tiles, layout: Layout, door: ExitRef, placed: PlacedTile): Layout {
  if (!fits(tiles, layout, door, placed)) throw new Error(`${placed.tile} does not fit`);
  return { ...openDoor(tiles, layout, door), tiles: withOneMore(layout.tiles, placed) };
}

/** What was last laid beside some tiles: futures of a table lay the same in turns, and share its board. */
const laidLast = new WeakMap<readonly PlacedTile[], readonly PlacedTile[]>();

function withOneMore(tiles: readonly PlacedTile[], placed: PlacedTile): readonly PlacedTile[] {
  const known = laidLast.get(tiles);
  if (known && isLaidSo(known[tiles.length] as PlacedTile, placed)) return known;
  const more = [...tiles, placed];
  laidLast.set(tiles, more);
  return more;
}

function isLaidSo(one: PlacedTile, { tile, x, y, rotation }: PlacedTile): boolean {
  return one.tile === tile && one.x === x && one.y === y && one.rotation === rotation;
}

/** Puts a tile on the far side of a Gate: its entrance is the other end. */
export function placeBeyondGate(tiles: Tiles, layout: Layout, gate: ExitRef, tile: TileId): Layout {
  const { world } = tileOf(tiles, tile);
  const edges = layout.tiles
    .filter((placed) => placed.world === world)
    .map((placed) => placed.x + shapeOf(tileOf(tiles, placed.tile), placed.rotation).width);
  const x = edges.length === 0 ? 0 : Math.max(...edges) + BREAK_IN_THE_MAP;
  const far = { tile: layout.tiles.length, exit: 0 };
  return {
    ...openDoor(tiles, layout, gate),
    tiles: [...layout.tiles, { tile, world, x, y: 0, rotation: 0 }],
    gates: [...layout.gates, { a: gate, b: far }],
  };
}

/** Closes a doorway with an End Cap. */
export function closeDoor(tiles: Tiles, layout: Layout, door: ExitRef): Layout {
  if (doorwayOf(tiles, layout, door).state !== 'open') return layout;
  return { ...layout, caps: [...layout.caps, door] };
}

/** Takes the End Cap of a doorway away. */
export function openDoor(tiles: Tiles, layout: Layout, door: ExitRef): Layout {
  if (doorwayOf(tiles, layout, door).state !== 'capped') return layout;
  return { ...layout, caps: layout.caps.filter((cap) => !isSameExit(cap, door)) };
}

function placedAt(layout: Layout, tile: TileIndex): PlacedTile {
  const placed = layout.tiles[tile];
  if (!placed) throw new Error(`there is no tile ${tile}`);
  return placed;
}
