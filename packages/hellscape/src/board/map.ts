import type { Content } from '../content-types.ts';
import type { ChamberId, DoorId, ZoneId } from '../ids.ts';
import type { Quest, QuestMap, Side } from '../quest-types.ts';
import { buildMap } from './build.ts';

/** One way out of a zone. */
export interface Way {
  readonly to: ZoneId;
  /** The door in between, or -1. */
  readonly door: DoorId;
}

export interface Zone {
  readonly id: ZoneId;
  readonly x: number;
  readonly y: number;
  readonly ground: 'shadow' | 'light';
  /** Which placed tile; bridges count as tiles of their own, after the tiles. */
  readonly tile: number;
  readonly chamber: ChamberId | null;
  /** What lies on each side: a way, or null for a wall or the edge. */
  readonly ways: Readonly<Record<Side, Way | null>>;
  /** Sides with a printed wall (a door there stands in it) or the rail of a bridge, for drawing. */
  readonly walls: readonly Side[];
}

export interface Door {
  readonly id: DoorId;
  readonly zones: readonly [ZoneId, ZoneId];
  /** The side of the first of the two zones. */
  readonly side: Side;
  readonly marked: boolean;
  /** The chambers it belongs to: one, rarely two. */
  readonly chambers: readonly ChamberId[];
}

export interface Chamber {
  readonly id: ChamberId;
  readonly zones: readonly ZoneId[];
}

/** The chamber of the boss: its tile, where the boss stands and where heroes start the fight. */
export interface BossChamber {
  readonly tile: number;
  readonly zone: ZoneId;
  readonly start: readonly ZoneId[];
}

/** A quest's map as a graph. Built once; the state only says what is open and revealed. */
export interface DungeonMap {
  readonly quest: QuestMap;
  readonly zones: readonly Zone[];
  readonly doors: readonly Door[];
  readonly chambers: readonly Chamber[];
  readonly start: readonly ZoneId[];
  readonly boss: BossChamber | null;
  readonly width: number;
  readonly height: number;
  /** Cells without ground, as x,y: impassable, but sight goes over them. */
  readonly abyss: readonly (readonly [number, number])[];
  /** The zone at a cell. */
  zoneAt(x: number, y: number): Zone | undefined;
  /** The ways out of each zone, through doors too. */
  readonly exits: readonly (readonly Way[])[];
  /** The doors of each zone. */
  readonly doorsOf: readonly (readonly DoorId[])[];
  /**
   * Zones in a straight line from each zone by side, nearest first, up to the first wall; closed
   * doors are looked at on the way. Abyss cells are passed over and do not appear, but count as distance.
   */
  readonly lines: readonly Readonly<Record<Side, readonly Sighted[]>>[];
  /** The same from zone to zone, by `from` times the number of zones plus `to`; null without a straight line. */
  readonly sights: readonly (Sighted | null)[];
}

export interface Sighted {
  readonly zone: ZoneId;
  /** Zones away. */
  readonly range: number;
  /** Doors between, that must be open. */
  readonly doors: readonly DoorId[];
  /** Zones passed on the way and the zone itself: a Pillar in one of them hinders. Empty in the same zone. */
  readonly through: readonly ZoneId[];
}

const built = new WeakMap<Content['tiles'], WeakMap<Quest, DungeonMap[]>>();

/** The map of a quest for so many heroes at the table; the same object every time. */
export function mapOf(content: Pick<Content, 'tiles'>, quest: Quest, heroes: number): DungeonMap {
  const known = built.get(content.tiles)?.get(quest)?.[heroes];
  if (known) return known;
  const map = buildMap(content.tiles, quest.map(heroes));
  const byQuest = built.get(content.tiles) ?? new WeakMap<Quest, DungeonMap[]>();
  const byHeroes = byQuest.get(quest) ?? [];
  byHeroes[heroes] = map;
  byQuest.set(quest, byHeroes);
  built.set(content.tiles, byQuest);
  return map;
}
