import type { ZoneId } from '../ids.ts';
import type { QuestMap, Side, Tile } from '../quest-types.ts';
import { groupChambers, zoneOn } from './chambers.ts';
import { type Cell, layOut, neighbourOf, type Table } from './lay.ts';
import { linesFrom, sightTable } from './lines.ts';
import type { BossChamber, Chamber, Door, DungeonMap, Way, Zone } from './map.ts';
import { OPPOSITE, SIDES, STEP } from './sides.ts';

/** The zones of a table as they are numbered: by tile, and row by row on each. */
export interface Numbered {
  readonly table: Table;
  readonly ground: readonly Cell[];
  readonly ids: ReadonlyMap<Cell, ZoneId>;
}

/** Makes the graph of a quest's map. */
export function buildMap(tiles: Readonly<Record<string, Tile>>, quest: QuestMap): DungeonMap {
  const table = layOut(tiles, quest);
  const ground = table.cells.filter((cell) => cell.ground !== 'none');
  const numbered = { table, ground, ids: new Map(ground.map((cell, id) => [cell, id])) };
  const chambers = groupChambers(numbered, quest);
  const doors = hangDoors(numbered, quest, chambers);
  const zones = ground.map((cell, id) => zoneOf(numbered, cell, id, chambers, doors));
  const lines = zones.map((zone) => linesFrom(table, numbered.ids, zones, zone));
  return {
    quest,
    zones,
    doors,
    chambers,
    start: quest.start.map(([x, y]) => zoneOn(numbered, x, y)),
    boss: bossChamber(numbered, quest),
    width: 1 + Math.max(...table.cells.map((cell) => cell.x)),
    height: 1 + Math.max(...table.cells.map((cell) => cell.y)),
    abyss: table.cells.filter((cell) => cell.ground === 'none').map(({ x, y }) => [x, y]),
    zoneAt: (x, y) => {
      const cell = table.at(x, y);
      return cell && zones[numbered.ids.get(cell) ?? -1];
    },
    exits: zones.map(({ ways }) => SIDES.flatMap((side) => ways[side] ?? [])),
    doorsOf: zones.map(({ id }) =>
      doors.filter((door) => door.zones.includes(id)).map((door) => door.id),
    ),
    lines,
    sights: sightTable(lines),
  };
}

/** Doors stand on the walls of chambers, or between two zones that would be open to each other. */
function hangDoors(numbered: Numbered, quest: QuestMap, chambers: readonly Chamber[]): Door[] {
  return quest.doors.map(({ x, y, side, marked }, id) => {
    const [dx, dy] = STEP[side];
    const zones = [zoneOn(numbered, x, y), zoneOn(numbered, x + dx, y + dy)] as const;
    const belongsTo = chambers.filter((chamber) => zones.some((zone) => has(chamber, zone)));
    return { id, zones, side, marked: marked === true, chambers: belongsTo.map((c) => c.id) };
  });
}

function has(chamber: Chamber, zone: ZoneId): boolean {
  return chamber.zones.includes(zone);
}

function zoneOf(
  numbered: Numbered,
  cell: Cell,
  id: ZoneId,
  chambers: readonly Chamber[],
  doors: readonly Door[],
): Zone {
  const way = (side: Side): Way | null => {
    const beside = neighbourOf(numbered.table, cell, side);
    const to = beside && numbered.ids.get(beside);
    if (!beside || to === undefined) return null;
    const door = doors.find(({ zones }) => zones.includes(id) && zones.includes(to));
    if (door) return { to, door: door.id };
    return stopsSteps(cell, side) || stopsSteps(beside, OPPOSITE[side]) ? null : { to, door: -1 };
  };
  return {
    id,
    x: cell.x,
    y: cell.y,
    ground: cell.ground === 'light' ? 'light' : 'shadow',
    tile: cell.tile,
    chamber: chambers.find((chamber) => has(chamber, id))?.id ?? null,
    ways: { n: way('n'), e: way('e'), s: way('s'), w: way('w') },
    walls: [...cell.walls, ...cell.rails],
  };
}

function stopsSteps({ walls, rails }: Cell, side: Side): boolean {
  return walls.includes(side) || rails.includes(side);
}

function bossChamber(numbered: Numbered, { boss, tiles }: QuestMap): BossChamber | null {
  if (!boss) return null;
  const tile = tiles.findIndex((placed) => placed.tile === boss.tile);
  if (tile < 0) throw new Error(`the boss chamber ${boss.tile} is not on the map`);
  return {
    tile,
    zone: zoneOn(numbered, ...boss.at),
    start: boss.start.map(([x, y]) => zoneOn(numbered, x, y)),
  };
}
