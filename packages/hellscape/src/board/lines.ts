import type { DoorId, ZoneId } from '../ids.ts';
import type { Side } from '../quest-types.ts';
import { type Cell, neighbourOf, type Table } from './lay.ts';
import type { Sighted, Zone } from './map.ts';
import { OPPOSITE } from './sides.ts';

type Lines = Readonly<Record<Side, readonly Sighted[]>>;

/** What a figure in a zone sees to the four sides, as if all doors were open. */
export function linesFrom(
  table: Table,
  ids: ReadonlyMap<Cell, ZoneId>,
  zones: readonly Zone[],
  from: Zone,
): Lines {
  const look = (side: Side) => lookAlong(table, ids, zones, from, side);
  return { n: look('n'), e: look('e'), s: look('s'), w: look('w') };
}

function lookAlong(
  table: Table,
  ids: ReadonlyMap<Cell, ZoneId>,
  zones: readonly Zone[],
  from: Zone,
  side: Side,
): Sighted[] {
  const seen: Sighted[] = [];
  const doors: DoorId[] = [];
  const through: ZoneId[] = [];
  let cell = table.at(from.x, from.y) as Cell;
  for (let range = 1; ; range++) {
    const next = neighbourOf(table, cell, side);
    if (!next) return seen;
    const door = zones[ids.get(cell) ?? -1]?.ways[side]?.door ?? -1;
    if (door >= 0) doors.push(door);
    else if (cell.walls.includes(side) || next.walls.includes(OPPOSITE[side])) return seen;
    cell = next;
    const zone = ids.get(cell);
    if (zone === undefined) continue;
    through.push(zone);
    seen.push({ zone, range, doors: [...doors], through: [...through] });
  }
}

/** The lines of all zones, ready to be looked up from zone to zone. */
export function sightTable(lines: readonly Lines[]): (Sighted | null)[] {
  const size = lines.length;
  const table = new Array<Sighted | null>(size * size).fill(null);
  for (const [from, { n, e, s, w }] of lines.entries()) {
    table[from * size + from] = { zone: from, range: 0, doors: [], through: [] };
    for (const sighted of [...n, ...e, ...s, ...w]) table[from * size + sighted.zone] = sighted;
  }
  return table;
}
