import { withoutBarriers } from './barriers.ts';
import {
  type Board,
  NO_SPACE,
  type PlacedDoorway,
  pointKey,
  type SpaceId,
  type TileIndex,
} from './board.ts';
import { type Turn, turnedSide } from './directions.ts';
import { type GateLink, linkGate, type OpenDoorway } from './gates.ts';
import { type Shape, shapeOf } from './shape.ts';
import type { MapTile, Pair, Side, WorldId } from './tiles.ts';

/** A tile with its map and where it lies. */
export interface Piece {
  readonly map: MapTile;
  readonly world: WorldId;
  readonly x: number;
  readonly y: number;
  readonly rotation: Turn;
}

/** The board while tiles are added to it. */
interface Draft {
  x: number[];
  y: number[];
  world: WorldId[];
  tilesOf: TileIndex[][];
  beside: number[];
  barriers: Pair<SpaceId>[];
  start: SpaceId[];
  spacesOf: SpaceId[][];
  doorwaysOf: OpenDoorway[][];
  ground: Record<WorldId, Map<number, SpaceId>>;
}

export function buildBoard(pieces: readonly Piece[], gates: readonly GateLink[]): Board {
  const draft: Draft = {
    x: [],
    y: [],
    world: [],
    tilesOf: [],
    beside: [],
    barriers: [],
    start: [],
    spacesOf: [],
    doorwaysOf: [],
    ground: {} as Draft['ground'],
  };
  for (const piece of pieces) addPiece(draft, piece);
  const size = draft.x.length;
  const beside = new Int16Array(draft.beside);
  const throughGate = new Int8Array(size);
  const gateTurn = new Int8Array(size);
  for (const gate of gates) linkGate({ ...draft, beside, throughGate, gateTurn }, gate);
  const neighbours = neighboursIn(beside);
  const entrances = draft.doorwaysOf.map((doorways, tile) => entranceAmong(doorways, tile));
  return {
    ...draft,
    size,
    x: new Int16Array(draft.x),
    y: new Int16Array(draft.y),
    beside,
    throughGate,
    gateTurn,
    neighbours,
    steps: withoutBarriers(neighbours, draft),
    entrances,
    entranceSides: pieces.map((piece, tile) =>
      entranceSide(piece, draft.doorwaysOf[tile] ?? [], entrances[tile] ?? null),
    ),
    memo: { sight: [], distances: [], fromPlaces: new Map(), bases: [] },
  };
}

function neighboursIn(beside: Int16Array): SpaceId[][] {
  const neighbours: SpaceId[][] = [];
  for (let first = 0; first < beside.length; first += 8) {
    const around: SpaceId[] = [];
    for (let way = first; way < first + 8; way++) {
      const space = beside[way] as SpaceId;
      if (space !== NO_SPACE) putInOrder(around, space);
    }
    neighbours.push(around);
  }
  return neighbours;
}

/** Puts a space among others, lowest first. Quicker than sorting the few there are. */
function putInOrder(spaces: SpaceId[], space: SpaceId): void {
  let at = spaces.length;
  for (; at > 0 && (spaces[at - 1] as SpaceId) > space; at--)
    spaces[at] = spaces[at - 1] as SpaceId;
  spaces[at] = space;
}

function addPiece(draft: Draft, piece: Piece): void {
  const tile = draft.spacesOf.length;
  const shape = shapeOf(piece.map, piece.rotation);
  const spaces = layOut(draft, piece, shape, tile);
  joinSpaces(draft, shape, spaces);
  const spaceOf = ([x, y]: readonly [number, number]) => spaces[y * shape.width + x] ?? NO_SPACE;
  draft.spacesOf.push(spaces.filter((space) => space !== NO_SPACE));
  draft.doorwaysOf.push(
    shape.doorways.map(({ cells, side }) => {
      const doorway: OpenDoorway = {
        spaces: [spaceOf(cells[0]), spaceOf(cells[1])],
        side,
        leadsTo: null,
        byGate: false,
      };
      joinDoorway(draft, doorway, tile);
      return doorway;
    }),
  );
  for (const [one, other] of shape.barriers) draft.barriers.push([spaceOf(one), spaceOf(other)]);
}

/** Numbers the new spaces row by row; where the tile overlaps its doorway, the spaces are there already. */
function layOut(draft: Draft, piece: Piece, shape: Shape, tile: TileIndex): SpaceId[] {
  draft.ground[piece.world] ??= new Map();
  const ground = draft.ground[piece.world] as Map<number, SpaceId>;
  return shape.ground.map((kind, index) => {
    if (kind === 'nothing') return NO_SPACE;
    const x = piece.x + (index % shape.width);
    const y = piece.y + Math.floor(index / shape.width);
    const key = pointKey(x, y);
    if (kind === 'rock') {
      ground.set(key, NO_SPACE);
      return NO_SPACE;
    }
    const shared = ground.get(key);
    if (shared !== undefined) {
      draft.tilesOf[shared]?.push(tile);
      return shared;
    }
    const space = draft.x.push(x) - 1;
    draft.y.push(y);
    draft.world.push(piece.world);
    draft.tilesOf.push([tile]);
    for (let way = 0; way < 8; way++) draft.beside.push(NO_SPACE);
    ground.set(key, space);
    if (kind === 'start') draft.start.push(space);
    return space;
  });
}

/** A space of a doorway has neighbours on both of its tiles. */
function joinSpaces({ beside }: Draft, shape: Shape, spaces: readonly SpaceId[]): void {
  for (let place = 0; place < spaces.length; place++) {
    const space = spaces[place] as SpaceId;
    if (space === NO_SPACE) continue;
    for (let way = 0; way < 8; way++) {
      const other = shape.beside[place * 8 + way] as number;
      if (other !== NO_SPACE) beside[space * 8 + way] = spaces[other] as SpaceId;
    }
  }
}

/** Finds the doorway of an earlier tile in the same two spaces. */
function joinDoorway(draft: Draft, doorway: OpenDoorway, tile: TileIndex): void {
  const earlier = draft.tilesOf[doorway.spaces[0]]?.[0];
  if (earlier === undefined || earlier === tile) return;
  const joined = draft.doorwaysOf[earlier]?.find(({ spaces }) => spaces[0] === doorway.spaces[0]);
  if (!joined) throw new Error(`tile ${tile} overlaps tile ${earlier}`);
  joined.leadsTo = tile;
  doorway.leadsTo = earlier;
}

/** A tile was entered from the only earlier tile next to it. */
function entranceAmong(doorways: readonly PlacedDoorway[], tile: TileIndex): number | null {
  const exit = doorways.findIndex(({ leadsTo }) => leadsTo !== null && leadsTo < tile);
  return exit < 0 ? null : exit;
}

/** The Entrance tile is entered from below its start area. */
function entranceSide(
  piece: Piece,
  doorways: readonly PlacedDoorway[],
  entrance: number | null,
): Side {
  const side = entrance === null ? undefined : doorways[entrance]?.side;
  return side ?? turnedSide('s', piece.rotation);
}
