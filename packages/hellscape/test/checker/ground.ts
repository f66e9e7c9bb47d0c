import type { Content } from '../../src/content-types.ts';
import type { Quest, QuestMap, Side, Tile } from '../../src/quest-types.ts';

/**
 * The dungeon as the checker lays it out itself, from the printed tiles and the quest's map. Zones
 * are numbered as the state numbers them: tile by tile, row by row, and bridges last.
 */
export interface Ground {
  readonly zones: readonly GroundZone[];
  readonly doors: readonly (readonly [number, number])[];
  readonly marked: readonly boolean[];
  /** The chamber of each zone, by its lowest zone; -1 in corridors. */
  readonly chamber: readonly number[];
  readonly bossTile: number;
  readonly zoneAt: (x: number, y: number) => number;
  /** Looked up once: straight lines do not change, only doors do. */
  readonly lines: readonly (readonly Line[])[];
}

export interface GroundZone {
  readonly x: number;
  readonly y: number;
  readonly tile: number;
  readonly shadow: boolean;
  readonly inChamber: boolean;
  /** Where one can step to, and through which door (-1: none). */
  readonly ways: readonly { readonly to: number; readonly door: number }[];
}

/** A straight line to another zone. */
export interface Line {
  readonly to: number;
  readonly range: number;
  readonly doors: readonly number[];
  readonly through: readonly number[];
}

interface Cell {
  readonly x: number;
  readonly y: number;
  readonly tile: number;
  readonly ground: 'shadow' | 'light' | 'none';
  readonly inChamber: boolean;
  /** Walls by side, in the order north, east, south, west. */
  readonly walls: readonly boolean[];
  /** The sides of a bridge stop steps, but they are no walls. */
  readonly bridge?: true;
}

const CLOCK: readonly Side[] = ['n', 'e', 's', 'w'];
const DX = [0, 1, 0, -1];
const DY = [-1, 0, 1, 0];

const known = new WeakMap<Quest, Ground[]>();

export function groundOf(content: Content, quest: string, heroes: number): Ground {
  const played = content.quests[quest] as Quest;
  const grounds = known.get(played) ?? [];
  const ground = grounds[heroes] ?? layGround(content.tiles, played.map(heroes));
  grounds[heroes] = ground;
  known.set(played, grounds);
  return ground;
}

export function layGround(tiles: Readonly<Record<string, Tile>>, map: QuestMap): Ground {
  const cells = [
    ...map.tiles.flatMap(({ tile, x, y, turn }, n) =>
      turnedCells(tiles[tile] as Tile, x, y, turn, n),
    ),
  ].filter((cell) => !map.bridges.some(({ x, y }) => x === cell.x && y === cell.y));
  for (const [n, { x, y, open }] of map.bridges.entries()) {
    const walls = CLOCK.map((side) => !open.includes(side));
    cells.push({
      x,
      y,
      tile: map.tiles.length + n,
      ground: 'shadow',
      inChamber: false,
      walls,
      bridge: true,
    });
  }
  // What doors make a room of has walls on all sides but toward the rest of the room.
  const roomAt = (x: number, y: number) =>
    (map.rooms ?? []).findIndex((room) => room.some(([rx, ry]) => rx === x && ry === y));
  for (const [n, cell] of cells.entries()) {
    const room = roomAt(cell.x, cell.y);
    if (room < 0) continue;
    const walls = cell.walls.map(
      (wall, way) =>
        wall || roomAt(cell.x + (DX[way] as number), cell.y + (DY[way] as number)) !== room,
    );
    cells[n] = { ...cell, walls };
  }
  const floor = cells.filter(({ ground }) => ground !== 'none');
  const cellAt = (x: number, y: number) => cells.find((cell) => cell.x === x && cell.y === y);
  const zoneAt = (x: number, y: number) => floor.findIndex((cell) => cell.x === x && cell.y === y);
  const doors = map.doors.map(({ x, y, side }) => {
    const way = CLOCK.indexOf(side);
    return [zoneAt(x, y), zoneAt(x + (DX[way] as number), y + (DY[way] as number))] as const;
  });
  const doorBetween = (a: number, b: number) =>
    doors.findIndex(([one, other]) => (one === a && other === b) || (one === b && other === a));
  const isWall = (cell: Cell, way: number) => cell.walls[way % 4] === true;
  const stopsSight = (cell: Cell, way: number) => !cell.bridge && isWall(cell, way);
  const wallBetween = (cell: Cell, next: Cell, way: number) =>
    isWall(cell, way) || isWall(next, way + 2);

  const zones = floor.map((cell, zone) => ({
    x: cell.x,
    y: cell.y,
    tile: cell.tile,
    shadow: cell.ground === 'shadow',
    inChamber: cell.inChamber,
    ways: CLOCK.flatMap((_, way) => {
      const next = cellAt(cell.x + (DX[way] as number), cell.y + (DY[way] as number));
      const to = next ? floor.indexOf(next) : -1;
      if (!next || to < 0) return [];
      const door = doorBetween(zone, to);
      return door >= 0 || !wallBetween(cell, next, way) ? [{ to, door }] : [];
    }),
  }));

  const linesFrom = (zone: number): Line[] =>
    CLOCK.flatMap((_, way) => {
      const seen: Line[] = [];
      const passed: number[] = [];
      const through: number[] = [];
      let at = floor[zone] as Cell;
      for (let range = 1; ; range++) {
        const next = cellAt(at.x + (DX[way] as number), at.y + (DY[way] as number));
        if (!next) return seen;
        const door = doorBetween(floor.indexOf(at), floor.indexOf(next));
        if (door >= 0) passed.push(door);
        else if (stopsSight(at, way) || stopsSight(next, way + 2)) return seen;
        at = next;
        const to = floor.indexOf(at);
        if (to < 0) continue;
        through.push(to);
        seen.push({ to, range, doors: [...passed], through: [...through] });
      }
    });

  return {
    zones,
    doors,
    marked: map.doors.map(({ marked }) => marked === true),
    chamber: chambersOf(zones, map.rooms?.map((room) => room.map(([x, y]) => zoneAt(x, y))) ?? []),
    bossTile: map.tiles.findIndex(({ tile }) => tile === map.boss?.tile),
    zoneAt,
    lines: zones.map((_, zone) => linesFrom(zone)),
  };
}

/** The cells of a tile as it lies: turned clockwise by quarters. */
function turnedCells(tile: Tile, x0: number, y0: number, turn: number, n: number): Cell[] {
  const turned: Cell[] = [];
  for (const [row, cells] of tile.cells.entries()) {
    for (const [column, { ground, chamber, walls }] of cells.entries()) {
      let [x, y] = [column, row];
      for (let i = 0; i < turn; i++) [x, y] = [2 - y, x];
      const stands = CLOCK.map((side, way) => {
        // The line printed at the brink of an abyss is no wall of a chamber: it stops no look.
        const beyond = tile.cells[row + (DY[way] as number)]?.[column + (DX[way] as number)];
        return walls.includes(side) && (chamber || beyond?.ground !== 'none');
      });
      const spun = stands.map((_, way) => stands[(way + 4 - turn) % 4] === true);
      turned.push({ x: x0 + x, y: y0 + y, tile: n, ground, inChamber: chamber, walls: spun });
    }
  }
  return turned.sort((a, b) => a.y - b.y || a.x - b.x);
}

/** Chamber zones of one tile that are open to each other, and the rooms that doors make. */
function chambersOf(zones: readonly GroundZone[], rooms: readonly (readonly number[])[]): number[] {
  const chamber = zones.map(() => -1);
  for (const [zone, { inChamber, tile }] of zones.entries()) {
    if (!inChamber || chamber[zone] !== -1) continue;
    const group = [zone];
    chamber[zone] = zone;
    for (const each of group) {
      for (const { to, door } of zones[each]?.ways ?? []) {
        const next = zones[to] as GroundZone;
        if (door >= 0 || !next.inChamber || next.tile !== tile || chamber[to] !== -1) continue;
        chamber[to] = zone;
        group.push(to);
      }
    }
  }
  for (const room of rooms) for (const zone of room) chamber[zone] = Math.min(...room);
  return chamber;
}
