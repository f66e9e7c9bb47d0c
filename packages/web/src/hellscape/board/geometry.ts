import { type DungeonMap, mapOf, type Side } from '@crawlspace/hellscape';
import type { Point } from '../../board/plane.ts';
import { content } from '../content.ts';

/** The side of a zone in units of the drawing. */
export const CELL = 240;
/** How thick walls are. */
export const WALL = 30;
/** What a door takes of a side. */
export const DOORWAY = 124;

/** What a board needs to know of a view to find its map. */
export interface Mapped {
  readonly quest: { readonly id: string };
  readonly heroes: readonly unknown[];
}

/** The map that a view is played on; the same object every time. */
export function mapFor({ quest, heroes }: Mapped): DungeonMap {
  const found = content().quests[quest.id];
  if (!found) throw new Error(`there is no quest ${quest.id}`);
  return mapOf(content(), found, heroes.length);
}

/** The middle of a cell. */
export function middleOf({ x, y }: Point): Point {
  return { x: (x + 0.5) * CELL, y: (y + 0.5) * CELL };
}

/** The middle of a zone. */
export function centerOf(map: DungeonMap, zone: number): Point {
  return middleOf(map.zones[zone] ?? { x: 0, y: 0 });
}

/** What lies between a zone and what is beside it. */
export interface Edge {
  readonly key: string;
  readonly kind: 'wall' | 'door' | 'open' | 'brink' | 'rail';
  /** Its middle, and whether it runs from left to right. */
  readonly x: number;
  readonly y: number;
  readonly flat: boolean;
  /** Of doors. */
  readonly door: number;
  readonly zone: number;
}

const SIDES: readonly Side[] = ['n', 'e', 's', 'w'];
const STEP: Readonly<Record<Side, readonly [number, number]>> = {
  n: [0, -1],
  e: [1, 0],
  s: [0, 1],
  w: [-1, 0],
};

/** Every edge of the zones that are there, each once. */
export function edgesOf(map: DungeonMap, exists: (zone: number) => boolean): readonly Edge[] {
  const edges = new Map<string, Edge>();
  for (const zone of map.zones) {
    if (!exists(zone.id)) continue;
    const center = middleOf(zone);
    for (const side of SIDES) {
      const [dx, dy] = STEP[side];
      const x = center.x + (dx * CELL) / 2;
      const y = center.y + (dy * CELL) / 2;
      const key = `${x},${y}`;
      const way = zone.ways[side];
      const door = way?.door ?? -1;
      const beyond = way && exists(way.to) ? way : null;
      const kind = door >= 0 ? 'door' : beyond ? 'open' : closedBy(map, zone.id, side);
      // Of two zones that tell of the same edge, the one that knows of more than a rail is right.
      if (edges.has(key) && kind !== 'wall') continue;
      edges.set(key, { key, kind, x, y, flat: dx === 0, door, zone: zone.id });
    }
  }
  return [...edges.values()];
}

/** What closes a side: bridges have rails, and over an abyss there is only the brink. */
function closedBy(map: DungeonMap, id: number, side: Side): Edge['kind'] {
  const zone = map.zones[id];
  if (!zone) return 'wall';
  const [dx, dy] = STEP[side];
  const over = map.abyss.some(([x, y]) => x === zone.x + dx && y === zone.y + dy);
  if (isBridge(map, id)) return map.zoneAt(zone.x + dx, zone.y + dy) ? 'wall' : 'rail';
  return over && !zone.walls.includes(side) ? 'brink' : 'wall';
}

export function isBridge(map: DungeonMap, zone: number): boolean {
  return (map.zones[zone]?.tile ?? 0) >= map.quest.tiles.length;
}

/** How the floor of a zone looks. */
export function lookOf(map: DungeonMap, zone: number): 'stone' | 'hell' | 'bridge' {
  const tile = map.quest.tiles[map.zones[zone]?.tile ?? -1]?.tile;
  return tile === undefined ? 'bridge' : (content().tiles[tile]?.look ?? 'stone');
}
