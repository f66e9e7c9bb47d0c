import { type Board, NO_SPACE, type SpaceId } from './board.ts';
import { type Direction, directionOf, stepX, stepY, turned } from './directions.ts';

const SEEN = 1;
const HIDDEN = 2;

/**
 * Line of Sight: a straight line between the centres that crosses no Wall and no crossing that a
 * Wall covers. Through a Gate only from its own spaces, so there it may hold one way only.
 */
export function sees(board: Board, from: SpaceId, to: SpaceId): boolean {
  board.memo.sight[from] ??= new Uint8Array(board.size);
  const known = board.memo.sight[from];
  if (!known[to]) known[to] = isInSight(board, from, to) ? SEEN : HIDDEN;
  return known[to] === SEEN;
}

/** Extra Large models are seen through any of their spaces. */
export function seesAny(board: Board, from: SpaceId, spaces: readonly SpaceId[]): boolean {
  return spaces.some((space) => sees(board, from, space));
}

function isInSight(board: Board, from: SpaceId, to: SpaceId): boolean {
  if (from === to) return true;
  const way =
    board.world[from] === board.world[to] ? wayTo(board, from, to) : wayThrough(board, from, to);
  return way !== null && endOfLine(board, from, way[0], way[1]) === to;
}

function wayTo({ x, y }: Board, from: SpaceId, to: SpaceId): [number, number] {
  return [at(x, to) - at(x, from), at(y, to) - at(y, from)];
}

/** How far away a space beyond a Gate lies, seen as if its world began right behind the Gate. */
function wayThrough(board: Board, from: SpaceId, to: SpaceId): [number, number] | null {
  const out = at(board.throughGate, from);
  if (out === 0) return null;
  const behind = next(board, from, out as Direction);
  if (behind === NO_SPACE || board.world[behind] !== board.world[to]) return null;
  let [dx, dy] = wayTo(board, behind, to);
  for (let turn = at(board.gateTurn, from); turn > 0; turn--) [dx, dy] = [dy, -dx];
  return [dx + stepX(out as Direction), dy + stepY(out as Direction)];
}

/** Follows a line from space to space. Diagonal steps are those exactly through a crossing. */
function endOfLine(board: Board, from: SpaceId, dx: number, dy: number): SpaceId {
  const columns = Math.abs(dx);
  const rows = Math.abs(dy);
  const sideways: Direction = dx > 0 ? 4 : 8;
  const upOrDown: Direction = dy > 0 ? 6 : 2;
  const diagonal = directionOf(Math.sign(dx), Math.sign(dy));
  let space = from;
  let turn = 0;
  let column = 0;
  let row = 0;
  while (column < columns || row < rows) {
    const lead = (1 + 2 * column) * rows - (1 + 2 * row) * columns;
    const direction = lead === 0 ? diagonal : lead < 0 ? sideways : upOrDown;
    const reached = next(board, space, turned(direction, 2 * turn));
    if (reached === NO_SPACE) return NO_SPACE;
    if (board.world[reached] !== board.world[space]) turn += at(board.gateTurn, space);
    if (lead <= 0) column++;
    if (lead >= 0) row++;
    space = reached;
  }
  return space;
}

function next(board: Board, space: SpaceId, direction: Direction): SpaceId {
  return at(board.beside, space * 8 + direction - 1);
}

function at(array: ArrayLike<number>, index: number): number {
  return array[index] as number;
}
