import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import { drawMap } from '../../../test/draw-map.ts';
import { mapFor, play, tokens } from '../../../test/quests.ts';
import type { DungeonMap, Zone } from '../../board/map.ts';
import { SIDES, STEP } from '../../board/sides.ts';
import type { TokenKind } from '../../state.ts';
import { quests } from './index.ts';

const HEROES = [1, 2, 3, 4, 5, 6];
const QUESTS = Object.keys(quests);

/** The maps of a quest for every number of heroes. */
function mapsOf(quest: string): DungeonMap[] {
  return HEROES.map((heroes) => mapFor(quest, heroes));
}

/** All zones that can be reached once every door is open; the Maze's passages lead on too. */
function reached(map: DungeonMap, quest: string): Set<number> {
  const seen = new Set(map.start);
  if (quest === 'hellish-maze') for (const zone of zonesWith(map, 'objective')) seen.add(zone);
  for (const zone of seen) for (const { to } of map.exits[zone] ?? []) seen.add(to);
  return seen;
}

function zonesWith(map: DungeonMap, ...kinds: readonly string[]): number[] {
  return map.quest.tokens
    .filter((token) => kinds.includes(token.kind))
    .map(({ x, y }) => map.zoneAt(x, y)?.id ?? -1);
}

/** The fewest steps from where heroes start, through doors. */
function stepsFromStart(map: DungeonMap): number[] {
  const steps: number[] = [];
  const queue = [...map.start];
  for (const zone of map.start) steps[zone] = 0;
  for (const zone of queue)
    for (const { to } of map.exits[zone] ?? []) {
      if (steps[to] !== undefined) continue;
      steps[to] = (steps[zone] as number) + 1;
      queue.push(to);
    }
  return steps;
}

/** Whether a wall is printed between two zones. */
function isWalled(one: Zone, other: Zone): boolean {
  return one.walls.some((side) => one.ways[side]?.to === other.id);
}

function isRoom(map: DungeonMap, chambers: readonly number[]): boolean {
  const printed = map.chambers.length - (map.quest.rooms?.length ?? 0);
  return chambers.some((chamber) => chamber >= printed);
}

describe('the maps', () => {
  it('can be looked at', () =>
    expect(drawMap(mapFor('tutorial'))).toBe(
      [
        '·#######·#######·#######·#######·#######·#######·',
        '#:::::::#                        :::::::#G::::::#',
        '·       ·       ·#######·#######·       ·       ·',
        '#:::::::#:::::::#OS:::::#       #       D       #',
        '·#######·       ·       ·       ·       ·       ·',
        '#@       :::::::DL      #:::::::#       #L::::::#',
        '·#######·#######·#######·#######·       ·#######·',
        '                                #R::::::#',
        '·       ·       ·       ·       ·#######·       ·',
      ].join('\n'),
    ));

  it.each(QUESTS)('%s: every zone can be reached, save rooms without a door', (quest) => {
    for (const map of mapsOf(quest)) {
      const seen = reached(map, quest);
      const shut = map.zones.filter(({ id }) => !seen.has(id));
      for (const { chamber } of shut) {
        expect(map.doors.some(({ chambers }) => chambers.includes(chamber ?? -1))).toBe(false);
        expect(chamber).not.toBeNull();
      }
      expect(shut).toHaveLength(quest === 'tutorial' ? 4 : 0);
      for (const { x, y } of map.quest.tokens) expect(seen).toContain(map.zoneAt(x, y)?.id);
    }
  });

  it.each(QUESTS)('%s: doors stand in the walls of chambers', (quest) => {
    for (const map of mapsOf(quest))
      for (const { zones, chambers } of map.doors) {
        const [one, other] = zones.map((id) => map.zones[id]) as [Zone, Zone];
        expect(chambers.length).toBeGreaterThan(0);
        expect(isRoom(map, chambers) || isWalled(one, other) || isWalled(other, one)).toBe(true);
      }
  });

  it.each(QUESTS)('%s: no chamber can be entered but by a door', (quest) => {
    for (const map of mapsOf(quest))
      for (const chamber of map.chambers)
        for (const zone of chamber.zones)
          for (const { to, door } of map.exits[zone] ?? [])
            expect(door >= 0 || chamber.zones.includes(to)).toBe(true);
  });

  it.each(QUESTS)('%s: no look enters or leaves a chamber but through a door', (quest) => {
    for (const map of mapsOf(quest))
      for (const { id, chamber } of map.zones)
        for (const { zone, doors } of Object.values(map.lines[id] ?? {}).flat())
          if (map.zones[zone]?.chamber !== chamber) expect(doors).not.toEqual([]);
  });

  it.each(QUESTS)('%s: every side of a chamber has a wall', (quest) => {
    for (const map of mapsOf(quest))
      for (const { id, x, y, walls, chamber } of map.zones) {
        if (chamber === null) continue;
        const open = SIDES.filter((side) => !walls.includes(side));
        for (const [dx, dy] of open.map((side) => STEP[side])) {
          const beside = map.zoneAt(x + dx, y + dy);
          const met = beside?.walls.some((side) => beside.ways[side]?.to === id);
          expect(beside?.chamber === chamber || met).toBe(true);
        }
      }
  });

  it.each(QUESTS)('%s: mobs and loot wait in chambers', (quest) => {
    for (const map of mapsOf(quest)) {
      for (const zone of zonesWith(map, 'spawn', 'loot'))
        expect(map.zones[zone]?.chamber).not.toBeNull();
      for (const zone of zonesWith(map, 'starting-mob'))
        expect(map.zones[zone]?.chamber).toBeNull();
    }
  });

  it.each(QUESTS)('%s: heroes start in a corridor with nothing on it', (quest) => {
    for (const map of mapsOf(quest))
      for (const start of map.start) {
        expect(map.zones[start]?.chamber).toBeNull();
        for (const { x, y } of map.quest.tokens) expect(map.zoneAt(x, y)?.id).not.toBe(start);
      }
  });

  it.each(QUESTS)('%s: nothing comes out near the start', (quest) => {
    const map = mapFor(quest, 4);
    const steps = stepsFromStart(map);
    // The two smallest dungeons have no room to be farther away.
    const isSmall = quest === 'hellscape' || quest === 'the-soul-keys';
    const least = isSmall ? 2 : 4;
    // What comes in a chamber comes out only when somebody opens its door.
    for (const zone of zonesWith(map, 'portal', 'roaming-portal'))
      if (map.zones[zone]?.chamber === null)
        expect(steps[zone] ?? 99).toBeGreaterThanOrEqual(least);
    for (const zone of zonesWith(map, 'starting-mob'))
      expect(steps[zone] ?? 99).toBeGreaterThanOrEqual(isSmall ? 2 : 3);
  });

  it.each([
    ['tutorial', 9],
    ['highway-to-hellscape', 11],
    ['the-demon-artifact', 12],
    ['soul-collector', 7],
  ] as const)('%s: the last place is at least %i zones away', (quest, far) => {
    const map = mapFor(quest);
    const [goal = 0] = zonesWith(map, 'objective-gray');
    expect(stepsFromStart(map)[goal]).toBeGreaterThanOrEqual(far);
  });

  rule('H-CONT-10', 'no quest needs both sides of a tile', () => {
    const sides = new Set<string>();
    for (const quest of QUESTS) {
      const used = mapFor(quest, 6).quest.tiles.map(({ tile }) => tile);
      for (const side of used) sides.add(side);
      const numbers = used.map((tile) => tile.slice(0, -1));
      expect(new Set(numbers).size).toBe(numbers.length);
    }
    expect([...sides].sort().join(' ')).toBe('1A 1B 2A 2B 3A 3B 4A 4B 5A 5B 6A 6B 7A 7B 8A 8B');
  });
});

/** What lies on the table after the set up. */
function laid(quest: string, heroes: number, kinds: readonly TokenKind[]): number[] {
  const { state } = play(quest, { heroes, crowded: true });
  return kinds.map((kind) => tokens(state, kind));
}

/** Tokens of each kind in the box. */
const BOX = {
  spawn: 15,
  loot: 28,
  chest: 15,
  'greater-chest': 4,
  'spike-trap': 6,
  'bear-trap': 4,
  pillar: 6,
  fountain: 4,
  forge: 4,
  portal: 3,
  'roaming-portal': 1,
} as const;
const KINDS = Object.keys(BOX) as (keyof typeof BOX)[];

describe('the set up', () => {
  it.each(QUESTS)('%s needs no more tokens than there are', (quest) => {
    for (const heroes of HEROES) {
      const { state } = play(quest, { heroes, crowded: true });
      for (const kind of KINDS) expect(tokens(state, kind)).toBeLessThanOrEqual(BOX[kind]);
      const objectives = tokens(state, 'objective') + tokens(state, 'objective-gray');
      expect(objectives).toBeLessThanOrEqual(5);
      const map = mapFor(quest, heroes);
      expect(map.doors.length).toBeLessThanOrEqual(15);
      expect(map.quest.bridges.length).toBeLessThanOrEqual(2);
    }
  });

  rule('H-SETUP-24', 'portals come with the number of heroes', () => {
    const usual = QUESTS.filter((quest) => quest !== 'tutorial' && quest !== 'hellscape');
    for (const quest of usual) {
      const portals = HEROES.map((heroes) => laid(quest, heroes, ['portal'])[0]);
      const roaming = HEROES.map((heroes) => laid(quest, heroes, ['roaming-portal'])[0]);
      expect(portals).toEqual([0, 0, 1, 1, 2, 2]);
      expect(roaming).toEqual([1, 1, 1, 1, 1, 1]);
    }
  });

  rule(
    [
      'H-QTUTORIAL-09',
      'H-QHIGHWAY-14',
      'H-QPASSAGE-15',
      'H-QARTIFACT-08',
      'H-QMAZE-10',
      'H-QBEAST-15',
      'H-QMICHAEL-10',
      'H-QSOULS-15',
      'H-QKEYS-21',
    ],
    'a loot zone holds a token for every two heroes',
    () => {
      for (const quest of QUESTS.filter((id) => id !== 'hellscape')) {
        const zones = zonesWith(mapFor(quest), 'loot').length;
        expect(zones).toBeGreaterThan(0);
        expect(HEROES.map((heroes) => laid(quest, heroes, ['loot'])[0])).toEqual(
          [1, 1, 2, 2, 3, 3].map((each) => each * zones),
        );
      }
    },
  );

  rule('H-CONT-26', 'six heroes use 27 of the 28 loot tokens on nine zones', () => {
    expect(zonesWith(mapFor('hellish-maze'), 'loot')).toHaveLength(9);
    expect(BOX.loot - (laid('hellish-maze', 6, ['loot'])[0] ?? 0)).toBe(1);
  });

  rule(
    ['H-CONT-27', 'H-CONT-28', 'H-CONT-30', 'H-CONT-31', 'H-CONT-35'],
    'the quest Hellscape leaves so many tokens in the box',
    () => {
      const kinds = [
        'spawn',
        'portal',
        'roaming-portal',
        'chest',
        'greater-chest',
        'fountain',
        'forge',
      ] as const;
      const used = laid('hellscape', 6, kinds);
      expect(kinds.map((kind, at) => BOX[kind] - (used[at] ?? 0))).toEqual([5, 0, 0, 10, 2, 0, 0]);
      expect(15 - mapFor('hellscape', 6).doors.length).toBe(0);
    },
  );

  rule('H-CONT-29', 'The Horror Beast leaves 3 Spike and 3 Bear Traps in the box', () => {
    const [spike = 0, bear = 0] = laid('the-horror-beast', 4, ['spike-trap', 'bear-trap']);
    expect([BOX['spike-trap'] - spike, BOX['bear-trap'] - bear]).toEqual([3, 3]);
  });
});
