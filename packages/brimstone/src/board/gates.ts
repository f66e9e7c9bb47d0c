import type { PlacedDoorway, SpaceId, TileIndex } from './board.ts';
import { type Direction, directionOf, opposite, outward, turned, turnFrom } from './directions.ts';
import type { Pair } from './tiles.ts';

/** One doorway of a tile: its place among the doorways of the tile, where the entrance is the first. */
export interface ExitRef {
  readonly tile: TileIndex;
  readonly exit: number;
}

/** Two doorways in different worlds that a Gate joins. */
export interface GateLink {
  readonly a: ExitRef;
  readonly b: ExitRef;
}

/** A doorway whose other side is still to be found. */
export type OpenDoorway = { -readonly [Key in keyof PlacedDoorway]: PlacedDoorway[Key] };

interface Linkable {
  readonly x: ArrayLike<number>;
  readonly y: ArrayLike<number>;
  readonly doorwaysOf: readonly (readonly OpenDoorway[])[];
  readonly beside: Int16Array;
  readonly throughGate: Int8Array;
  readonly gateTurn: Int8Array;
}

/**
 * Joins two doorways as if the far one lay right outside the near one: each of the two spaces is
 * next to both on the other side, straight to one and diagonally to the other.
 */
export function linkGate(board: Linkable, { a, b }: GateLink): void {
  const near = doorwayAt(board, a);
  const far = doorwayAt(board, b);
  // The far world turned by this faces the near doorway; on the way back it is the other way round.
  const turn = turnFrom(far.side, opposite(near.side));
  const facing = inFrontOf(board, near, far, turn);
  leadThrough(board, near, facing, 4 - turn);
  const back: Pair<SpaceId> = facing[0] === far.spaces[0] ? near.spaces : swapped(near.spaces);
  leadThrough(board, far, back, turn);
  near.leadsTo = b.tile;
  far.leadsTo = a.tile;
  near.byGate = true;
  far.byGate = true;
}

function doorwayAt(board: Linkable, ref: ExitRef): OpenDoorway {
  const doorway = board.doorwaysOf[ref.tile]?.[ref.exit];
  if (!doorway) throw new Error(`tile ${ref.tile} has no exit ${ref.exit}`);
  return doorway;
}

/** The far spaces in the order in which they lie before the near ones. */
function inFrontOf(
  board: Linkable,
  near: PlacedDoorway,
  far: PlacedDoorway,
  turn: number,
): Pair<SpaceId> {
  const across = turned(acrossOf(board, far), 2 * turn);
  return across === acrossOf(board, near) ? far.spaces : swapped(far.spaces);
}

/** The direction from the first space of a doorway to its second. */
function acrossOf({ x, y }: Linkable, { spaces: [first, second] }: PlacedDoorway): Direction {
  const dx = (x[second] as number) - (x[first] as number);
  const dy = (y[second] as number) - (y[first] as number);
  return directionOf(dx, dy);
}

function leadThrough(
  board: Linkable,
  { spaces, side }: PlacedDoorway,
  facing: Pair<SpaceId>,
  turn: number,
): void {
  const out = outward(side);
  spaces.forEach((space, index) => {
    const other = spaces[1 - index] as SpaceId;
    const across = directionOf(
      (board.x[other] as number) - (board.x[space] as number),
      (board.y[other] as number) - (board.y[space] as number),
    );
    const diagonal = turned(out, 1) === turned(across, -1) ? turned(out, 1) : turned(out, -1);
    board.beside[space * 8 + out - 1] = facing[index] as SpaceId;
    board.beside[space * 8 + diagonal - 1] = facing[1 - index] as SpaceId;
    board.throughGate[space] = out;
    board.gateTurn[space] = turn % 4;
  });
}

function swapped<Item>([first, second]: Pair<Item>): Pair<Item> {
  return [second, first];
}
