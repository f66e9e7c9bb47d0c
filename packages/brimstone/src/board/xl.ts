import { type Board, type SpaceId, spaceInDirection } from './board.ts';
import { type Direction, turned } from './directions.ts';

/** Which of the four spaces of an Extra Large base its anchor is: north-west, then clockwise. */
export type Corner = 0 | 1 | 2 | 3;
export const CORNERS = [0, 1, 2, 3] as const;

/** Where an Extra Large model stands. */
export interface XlBase {
  readonly anchor: SpaceId;
  readonly corner: Corner;
}

const EAST: Direction = 4;

/**
 * The spaces of an Extra Large base that are on the board, from north-west clockwise: four, or fewer
 * where it hangs over Walls. What lies behind a Wall is not under the base.
 */
export function xlSpaces(board: Board, anchor: SpaceId, corner: Corner = 0): readonly SpaceId[] {
  const index = anchor * 4 + corner;
  board.memo.bases[index] ??= cornersOf(board, { anchor, corner }).flatMap((space) => space ?? []);
  return board.memo.bases[index];
}

/**
 * One step of an Extra Large base, if at least so many of its spaces stay on the board: 4, or 2 when
 * it overflows. Then another of its spaces can be its anchor where the old one would leave the board.
 * A base is anchored at its north-west space whenever that is on the board.
 */
export function xlStep(
  board: Board,
  base: XlBase,
  direction: Direction,
  least: 2 | 4,
): XlBase | null {
  const corners = cornersOf(board, base);
  const leads = least === 4 ? [base.corner] : [base.corner, ...CORNERS];
  for (const corner of leads) {
    const from = corners[corner] ?? null;
    if (from === null || board.world[from] !== board.world[base.anchor]) continue;
    const anchor = spaceInDirection(board, from, direction);
    if (anchor === null) continue;
    const stepped = { anchor, corner: cornerBeyond(board, from, anchor, corner) };
    if (xlSpaces(board, stepped.anchor, stepped.corner).length >= least) {
      return anchoredNorthWest(board, stepped);
    }
  }
  return null;
}

/** The spaces by corner. The one across is reached past either of the others. */
function cornersOf(board: Board, { anchor, corner }: XlBase): (SpaceId | null)[] {
  const clockwise = turned(EAST, 2 * corner);
  const across = turned(clockwise, 1);
  const counter = turned(clockwise, 2);
  const spaces: (SpaceId | null)[] = [null, null, null, null];
  spaces[corner] = anchor;
  spaces[(corner + 1) % 4] = spaceInDirection(board, anchor, clockwise);
  spaces[(corner + 3) % 4] = spaceInDirection(board, anchor, counter);
  spaces[(corner + 2) % 4] =
    spaceInDirection(board, anchor, across) ??
    twoSteps(board, anchor, clockwise, counter) ??
    twoSteps(board, anchor, counter, clockwise);
  return spaces;
}

function twoSteps(
  board: Board,
  from: SpaceId,
  first: Direction,
  second: Direction,
): SpaceId | null {
  const between = spaceInDirection(board, from, first);
  if (between === null) return null;
  return spaceInDirection(board, between, turned(second, 2 * turnBetween(board, from, between)));
}

function cornerBeyond(board: Board, from: SpaceId, to: SpaceId, corner: Corner): Corner {
  return ((corner + turnBetween(board, from, to)) % 4) as Corner;
}

/** The quarter turns that a Gate makes between two adjacent spaces. */
function turnBetween(board: Board, from: SpaceId, to: SpaceId): number {
  return board.world[from] === board.world[to] ? 0 : (board.gateTurn[from] as number);
}

function anchoredNorthWest(board: Board, base: XlBase): XlBase {
  const corners = cornersOf(board, base);
  const world = board.world[base.anchor];
  const corner = CORNERS.find((index) => {
    const space = corners[index] ?? null;
    return space !== null && board.world[space] === world;
  });
  const anchor = corner === undefined ? null : (corners[corner] ?? null);
  return corner === undefined || anchor === null ? base : { anchor, corner };
}
