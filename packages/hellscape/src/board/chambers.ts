import type { ZoneId } from '../ids.ts';
import type { QuestMap } from '../quest-types.ts';
import type { Numbered } from './build.ts';
import { type Cell, neighbourOf } from './lay.ts';
import type { Chamber } from './map.ts';
import { OPPOSITE, SIDES } from './sides.ts';

/** Chambers: chamber zones of one tile that are open to each other, then the rooms of the quest. */
export function groupChambers(numbered: Numbered, { rooms = [] }: QuestMap): Chamber[] {
  const chambers: Chamber[] = [];
  const grouped = new Set<Cell>();
  for (const cell of numbered.ground) {
    if (!cell.chamber || grouped.has(cell)) continue;
    chambers.push({ id: chambers.length, zones: roomAround(numbered, cell, grouped) });
  }
  for (const room of rooms) {
    chambers.push({ id: chambers.length, zones: room.map(([x, y]) => zoneOn(numbered, x, y)) });
  }
  return chambers;
}

/** The zone at a cell where there must be one. */
export function zoneOn({ table, ids }: Numbered, x: number, y: number): ZoneId {
  const cell = table.at(x, y);
  const id = cell && ids.get(cell);
  if (id === undefined) throw new Error(`there is no zone at ${x},${y}`);
  return id;
}

function roomAround({ table, ids }: Numbered, first: Cell, grouped: Set<Cell>): ZoneId[] {
  const room = [first];
  grouped.add(first);
  for (const cell of room)
    for (const side of SIDES) {
      const beside = neighbourOf(table, cell, side);
      if (!beside?.chamber || beside.tile !== cell.tile || grouped.has(beside)) continue;
      if (cell.walls.includes(side) || beside.walls.includes(OPPOSITE[side])) continue;
      grouped.add(beside);
      room.push(beside);
    }
  return room.map((cell) => ids.get(cell) as ZoneId).sort((a, b) => a - b);
}
