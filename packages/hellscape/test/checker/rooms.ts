import type { PlacedTile, QuestMap, Side, Tile, TileCell } from '../../src/quest-types.ts';
import type { GroundZone } from './ground.ts';
import type { Look } from './look.ts';

/**
 * The walls of a quest's map, from its tiles, bridges, doors and rooms alone. A chamber or room has
 * walls on all sides, towards corridors, other rooms, bridges and the abyss; only doors lead in. Zones
 * are numbered as in the state.
 */
export interface Rooms {
  /** The room of each zone; -1 for corridors. */
  readonly room: readonly number[];
  /** The doors in a straight line that no wall crosses; null when there is no such line. */
  readonly sight: (from: number, to: number) => readonly number[] | null;
  /** Whether one can step from a zone to the next, and the door on the way; -1 for none. */
  readonly step: (from: number, to: number) => { readonly door: number } | null;
}

const SIDES: readonly Side[] = ['n', 'e', 's', 'w'];
const OFFSETS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** A square of the map, as it lies. */
interface Square {
  readonly at: readonly [number, number];
  readonly cell: TileCell | null;
  readonly walls: ReadonlySet<Side>;
  /** The sides of a bridge that cannot be stepped over, though looked over. */
  readonly rails: ReadonlySet<Side>;
  readonly tile: number;
}

const known = new WeakMap<Look['ground'], Rooms>();

export function roomsOf({ ground, content, state }: Look): Rooms {
  const built = known.get(ground);
  if (built) return built;
  const map = content.quests[state.quest.id]?.map(state.heroes.length) as QuestMap;
  const rooms = wallOff(content.tiles, map, ground.zones);
  known.set(ground, rooms);
  return rooms;
}

export function wallOff(
  tiles: Readonly<Record<string, Tile>>,
  map: QuestMap,
  zones: readonly Pick<GroundZone, 'x' | 'y'>[],
): Rooms {
  const squares = new Map<string, Square>();
  for (const [n, placed] of map.tiles.entries()) {
    for (const each of squaresOf(tiles[placed.tile] as Tile, placed, n))
      squares.set(each.at.join(), each);
  }
  for (const [n, { x, y, open }] of map.bridges.entries()) {
    const cell: TileCell = { ground: 'shadow', chamber: false, walls: [] };
    const rails = new Set(SIDES.filter((side) => !open.includes(side)));
    squares.set(`${x},${y}`, { at: [x, y], cell, walls: new Set(), rails, tile: -1 - n });
  }
  const at = (x: number, y: number) => squares.get(`${x},${y}`);
  const beside = ([x, y]: Square['at'], way: number) => {
    const [dx, dy] = OFFSETS[way] as (typeof OFFSETS)[number];
    return at(x + dx, y + dy);
  };
  const doors = new Map<string, number>();
  for (const [n, { x, y, side }] of map.doors.entries()) {
    const way = SIDES.indexOf(side);
    const [dx, dy] = OFFSETS[way] as (typeof OFFSETS)[number];
    doors.set(`${x},${y},${way}`, n);
    doors.set(`${x + dx},${y + dy},${(way + 2) % 4}`, n);
  }
  const doorOn = (square: Square, way: number) => doors.get(`${square.at.join()},${way}`) ?? -1;
  const printed = (a: Square, b: Square, way: number) =>
    a.walls.has(SIDES[way] as Side) || b.walls.has(SIDES[(way + 2) % 4] as Side);

  const rooms = new Map<Square, number>();
  for (const [n, room] of (map.rooms ?? []).entries())
    for (const [x, y] of room) rooms.set(at(x, y) as Square, n);
  let next = map.rooms?.length ?? 0;
  for (const square of squares.values()) {
    if (!square.cell?.chamber || rooms.has(square)) continue;
    const group = [square];
    rooms.set(square, next);
    for (const each of group) {
      for (const way of SIDES.keys()) {
        const other = beside(each.at, way);
        if (!other?.cell?.chamber || other.tile !== each.tile || rooms.has(other)) continue;
        if (printed(each, other, way) || doorOn(each, way) >= 0) continue;
        rooms.set(other, next);
        group.push(other);
      }
    }
    next++;
  }
  const roomOf = (square: Square) => rooms.get(square) ?? -1;

  /** Whether something of stone stands between two squares; a door is none. */
  const walled = (a: Square, b: Square, way: number) =>
    doorOn(a, way) < 0 && (roomOf(a) !== roomOf(b) || printed(a, b, way));

  const squareOf = zones.map(({ x, y }) => at(x, y) as Square);
  return {
    room: squareOf.map(roomOf),
    sight(from, to) {
      const [start, end] = [squareOf[from], squareOf[to]];
      if (!start || !end) return null;
      const [dx, dy] = [end.at[0] - start.at[0], end.at[1] - start.at[1]];
      if (dx !== 0 && dy !== 0) return null;
      const way = OFFSETS.findIndex(([x, y]) => x === Math.sign(dx) && y === Math.sign(dy));
      const passed: number[] = [];
      for (let square = start; square !== end; ) {
        const further = beside(square.at, way);
        if (!further || walled(square, further, way)) return null;
        const door = doorOn(square, way);
        if (door >= 0) passed.push(door);
        square = further;
      }
      return passed;
    },
    step(from, to) {
      const [start, end] = [squareOf[from], squareOf[to]];
      if (!start || !end) return null;
      const way = SIDES.findIndex((_, n) => beside(start.at, n) === end);
      if (way < 0 || walled(start, end, way)) return null;
      const door = doorOn(start, way);
      const rails =
        start.rails.has(SIDES[way] as Side) || end.rails.has(SIDES[(way + 2) % 4] as Side);
      return rails && door < 0 ? null : { door };
    },
  };
}

/** The squares of a tile, turned clockwise by quarters. */
function squaresOf(tile: Tile, placed: PlacedTile, n: number): Square[] {
  return tile.cells.flatMap((row, y0) =>
    row.map((cell, x0) => {
      let [x, y] = [x0, y0];
      for (let quarter = 0; quarter < placed.turn; quarter++) [x, y] = [2 - y, x];
      const turned = (side: Side) => SIDES[(SIDES.indexOf(side) + placed.turn) % 4] as Side;
      // A line along the brink of an abyss is a wall only where a chamber ends.
      const walls = cell.walls.filter((side) => {
        const [dx, dy] = OFFSETS[SIDES.indexOf(side)] as (typeof OFFSETS)[number];
        return cell.chamber || tile.cells[y0 + dy]?.[x0 + dx]?.ground !== 'none';
      });
      return {
        at: [placed.x + x, placed.y + y] as const,
        cell,
        walls: new Set(walls.map(turned)),
        rails: new Set<Side>(),
        tile: n,
      };
    }),
  );
}
