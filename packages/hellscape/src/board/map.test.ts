import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, it } from 'vitest';
import { placed, questWith } from '../../test/maps.ts';
import { readTile, tiles } from '../content/tiles.ts';
import type { QuestMap } from '../quest-types.ts';
import { type DungeonMap, mapOf, type Zone } from './map.ts';

function build(map: Partial<QuestMap>): DungeonMap {
  return mapOf({ tiles }, questWith(map), 1);
}

function at(map: DungeonMap, x: number, y: number): Zone {
  const zone = map.zoneAt(x, y);
  if (!zone) throw new Error(`no zone at ${x},${y}`);
  return zone;
}

/** Where one can go from a zone, as cells. */
function ways(map: DungeonMap, x: number, y: number): string[] {
  return (map.exits[at(map, x, y).id] ?? [])
    .map(({ to }) => map.zones[to] as Zone)
    .map((zone) => `${zone.x},${zone.y}`)
    .sort();
}

describe('laying tiles', () => {
  it('builds a map once', () => {
    const quest = questWith({ tiles: [placed('1A', 0, 0)] });
    expect(mapOf({ tiles }, quest, 2)).toBe(mapOf({ tiles }, quest, 2));
    expect(mapOf({ tiles }, quest, 3)).not.toBe(mapOf({ tiles }, quest, 2));
  });

  rule(['H-MAP-01'], 'each tile has nine zones', () => {
    const map = build({
      tiles: [placed('1B', 0, 0), placed('6A', 3, 0), placed('2B', 0, 3), placed('5B', 3, 3)],
    });
    expect(map.zones).toHaveLength(36);
    expect([map.width, map.height]).toEqual([6, 6]);
    for (const [id, zone] of map.zones.entries()) expect(zone.id).toBe(id);
  });

  it('turns a tile clockwise with its walls', () => {
    // The corridor row of 5A comes to the left, the chamber to its right.
    const map = build({ tiles: [placed('5A', 0, 0, 1)] });
    expect(map.zones.map((zone) => [zone.x, zone.y])).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
      [0, 1],
      [1, 1],
      [2, 1],
      [0, 2],
      [1, 2],
      [2, 2],
    ]);
    expect(map.zones.filter((zone) => zone.chamber === null).map((zone) => zone.x)).toEqual([
      0, 0, 0,
    ]);
    expect([...at(map, 0, 1).walls]).toEqual(['e']);
    expect(at(map, 2, 0).ground).toBe('light');
    expect(ways(map, 0, 1)).toEqual(['0,0', '0,2']);
    expect(ways(map, 1, 1)).toEqual(['1,0', '1,2', '2,1']);
  });

  it('turns by half and by three quarters', () => {
    const half = build({ tiles: [placed('5A', 0, 0, 2)] });
    expect(half.zones.filter((zone) => zone.chamber === null).map((zone) => zone.y)).toEqual([
      0, 0, 0,
    ]);
    const left = build({ tiles: [placed('3A', 0, 0, 3)] });
    // The chambers of 3A end up above and below the corridor that runs to the right.
    expect(left.chambers.map(({ zones }) => zones.map((zone) => left.zones[zone]?.y))).toEqual([
      [0, 0],
      [2, 2],
    ]);
  });

  it('joins tiles where neither has a wall', () => {
    const map = build({ tiles: [placed('1A', 0, 0), placed('4A', 3, 0)] });
    // 1A is open to the right in row 1; 4A has its chamber wall there.
    expect(ways(map, 2, 0)).toEqual(['1,0']);
    const open = build({ tiles: [placed('1A', 0, 0), placed('7A', 3, 0)] });
    expect(ways(open, 2, 0)).toEqual(['1,0', '3,0']);
    expect(ways(open, 3, 0)).toEqual(['2,0', '3,1', '4,0']);
    expect(at(open, 3, 0).tile).toBe(1);
  });

  it('leaves tiles apart that do not touch', () => {
    const map = build({ tiles: [placed('7A', 0, 0), placed('7A', 4, 0)] });
    expect(ways(map, 2, 0)).toEqual(['1,0', '2,1']);
  });

  it('refuses maps that cannot be laid', () => {
    expect(() => build({ tiles: [placed('9A', 0, 0)] })).toThrow('no tile 9A');
    expect(() => build({ tiles: [placed('1A', 0, 0), placed('2A', 2, 2)] })).toThrow('two tiles');
    expect(() => build({ tiles: [placed('7A', 0, 0)], start: [[1, 1]] })).toThrow('no zone at 1,1');
    expect(() =>
      build({ tiles: [placed('1A', 0, 0)], bridges: [{ x: 1, y: 1, open: ['n'] }] }),
    ).toThrow('a bridge lies on the zone');
    expect(() =>
      build({ tiles: [placed('1A', 0, 0)], boss: { tile: '8A', at: [0, 0], start: [] } }),
    ).toThrow('8A is not on the map');
  });

  it('may have the boss chamber as its first tile', () => {
    const tiles = [placed('8A', 0, 0), placed('5B', 3, 0)];
    expect(build({ tiles, boss: { tile: '8A', at: [1, 1], start: [] } }).boss?.tile).toBe(0);
  });

  it('knows the boss chamber', () => {
    const { boss, zones } = build({
      tiles: [placed('2B', 0, 0), placed('8A', 3, 0)],
      boss: {
        tile: '8A',
        at: [4, 1],
        start: [
          [3, 2],
          [5, 2],
        ],
      },
    });
    expect(boss?.tile).toBe(1);
    expect([zones[boss?.zone ?? 0]?.x, zones[boss?.zone ?? 0]?.y]).toEqual([4, 1]);
    expect(boss?.start).toHaveLength(2);
  });
});

describe('chambers and doors', () => {
  rule(['H-MAP-05'], 'zones outside of chambers are corridors', () => {
    const vault = readTile('vault', 'stone', ['S*:NSW L*:NS S*:NES', 'L:N L:N S:N', 'L L S']);
    const quest = questWith({ tiles: [placed('vault', 0, 0)] });
    const map = mapOf({ tiles: { vault } }, quest, 1);
    expect(map.chambers.map(({ zones }) => zones.length)).toEqual([3]);
    expect(map.zones.filter((zone) => zone.chamber === null)).toHaveLength(6);
  });

  rule(['H-MAP-06'], 'zones that are walled in together form a chamber', () => {
    const map = build({ tiles: [placed('3A', 0, 0)], doors: [{ x: 0, y: 1, side: 'e' }] });
    expect(map.chambers.map(({ zones }) => zones.length)).toEqual([2, 2]);
    const [left] = map.chambers;
    const leaks = (left?.zones ?? []).flatMap((zone) =>
      (map.exits[zone] ?? []).filter(({ to, door }) => door < 0 && !left?.zones.includes(to)),
    );
    expect(leaks).toEqual([]);
    expect(map.doors[0]).toMatchObject({ chambers: [left?.id], side: 'e', marked: false });
  });

  it('hangs doors into walls, seen from both sides', () => {
    const map = build({
      tiles: [placed('3A', 0, 0)],
      doors: [{ x: 0, y: 1, side: 'e', marked: true }],
    });
    const [inside, outside] = [at(map, 0, 1), at(map, 1, 1)];
    expect(inside.ways.e).toEqual({ to: outside.id, door: 0 });
    expect(outside.ways.w).toEqual({ to: inside.id, door: 0 });
    expect(map.doorsOf[inside.id]).toEqual([0]);
    expect(map.doorsOf[outside.id]).toEqual([0]);
    expect(map.doors[0]?.marked).toBe(true);
    expect(inside.walls).toContain('e');
  });

  it('keeps chambers of two tiles apart even where they touch', () => {
    const map = build({
      tiles: [placed('8A', 0, 0), placed('8B', 3, 0)],
      doors: [{ x: 2, y: 1, side: 'e' }],
    });
    expect(map.chambers).toHaveLength(2);
    expect(map.doors[0]?.chambers).toEqual([0, 1]);
  });
});

describe('bridges and abyss', () => {
  rule(['H-MAP-11'], 'a bridge is one more zone beside a zone of a tile', () => {
    const map = build({
      tiles: [placed('7A', 0, 0), placed('7A', 4, 0)],
      bridges: [{ x: 3, y: 0, open: ['e', 'w'] }],
    });
    // 7A has an abyss in its middle, so two of them have sixteen zones and the bridge makes one more.
    expect(map.zones).toHaveLength(17);
    expect(ways(map, 3, 0)).toEqual(['2,0', '4,0']);
    const full = build({
      tiles: [placed('1A', 0, 0), placed('3A', 4, 0)],
      bridges: [{ x: 3, y: 0, open: ['e', 'w'] }],
    });
    expect(full.zones).toHaveLength(19);
  });

  it('lets nobody off a bridge where it is closed', () => {
    const map = build({
      tiles: [placed('7A', 0, 0), placed('7A', 4, 0)],
      bridges: [{ x: 3, y: 0, open: ['w'] }],
    });
    expect(ways(map, 3, 0)).toEqual(['2,0']);
  });

  rule(['H-ATK-07', 'H-MAP-11'], 'sees over the sides of a bridge that stop steps', () => {
    const map = build({ tiles: [placed('7A', 0, 0)], bridges: [{ x: 1, y: 1, open: ['n', 's'] }] });
    const seen = (x: number, y: number, side: 'e' | 'w') =>
      map.lines[at(map, x, y).id]?.[side].map(({ zone, range }) => [map.zones[zone]?.x, range]);
    expect(ways(map, 0, 1)).toEqual(['0,0', '0,2']);
    expect(seen(1, 1, 'e')).toEqual([[2, 1]]);
    expect(seen(0, 1, 'e')).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  it('counts a bridge as Shadow and as a tile of its own', () => {
    const map = build({
      tiles: [placed('7A', 0, 0), placed('7A', 4, 0)],
      bridges: [{ x: 3, y: 0, open: ['e', 'w'] }],
    });
    expect(at(map, 3, 0)).toMatchObject({ ground: 'shadow', tile: 2, chamber: null });
  });

  it('can be laid over an abyss', () => {
    const map = build({ tiles: [placed('7A', 0, 0)], bridges: [{ x: 1, y: 1, open: ['n', 's'] }] });
    expect(map.abyss).toEqual([]);
    expect(ways(map, 1, 1)).toEqual(['1,0', '1,2']);
  });

  it('has no zones in an abyss', () => {
    const map = build({ tiles: [placed('7A', 0, 0)] });
    expect(map.zones).toHaveLength(8);
    expect(map.abyss).toEqual([[1, 1]]);
    expect(map.zoneAt(1, 1)).toBeUndefined();
    expect(map.zoneAt(9, 9)).toBeUndefined();
  });
});

describe('lines', () => {
  it('run straight up to the first wall', () => {
    const map = build({ tiles: [placed('7B', 0, 0), placed('7A', 0, 3)] });
    const { lines } = map;
    const seen = lines[at(map, 0, 2).id]?.s.map(({ zone, range }) => [map.zones[zone]?.y, range]);
    expect(seen).toEqual([
      [3, 1],
      [4, 2],
      [5, 3],
    ]);
    expect(lines[at(map, 0, 1).id]?.e).toEqual([]);
  });

  it('go through doors, which are noted, and over abysses, which count', () => {
    const map = build({ tiles: [placed('5A', 0, 0)], doors: [{ x: 1, y: 1, side: 's' }] });
    const up = map.lines[at(map, 1, 2).id]?.n;
    expect(up?.map(({ range, doors }) => [range, doors])).toEqual([
      [1, [0]],
      [2, [0]],
    ]);
    expect(up?.[1]?.through).toEqual([at(map, 1, 1).id, at(map, 1, 0).id]);
    const ring = build({ tiles: [placed('7A', 0, 0)] });
    const over = ring.lines[at(ring, 1, 0).id]?.s;
    expect(over?.map(({ zone, range }) => [zone, range])).toEqual([[at(ring, 1, 2).id, 2]]);
  });

  it('do not leave a chamber over an abyss', () => {
    const map = build({ tiles: [placed('6B', 0, 0), placed('7A', 0, 3)] });
    expect(map.lines[at(map, 0, 0).id]?.s).toEqual([]);
    expect(map.lines[at(map, 0, 3).id]?.n).toEqual([]);
  });
});
