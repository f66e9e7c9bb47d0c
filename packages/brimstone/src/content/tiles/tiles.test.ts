import { rule } from '@crawlspace/kernel/testing';
import { describe, expect, test } from 'vitest';
import { buildBoard } from '../../board/build.ts';
import {
  entranceOfWorld,
  isRoom,
  isValidSpace,
  percentShown,
  type TileId,
  type TileKind,
  tileOf,
  type WorldId,
} from '../../board/tiles.ts';
import { content } from '../index.ts';

const WORLDS: readonly WorldId[] = ['mines', 'targa'];
const ALL = WORLDS.flatMap((world) => content.tiles.of[world]);

function count(world: WorldId, kind: TileKind): number {
  return content.tiles.of[world].filter((id) => tileOf(content.tiles, id).kind === kind).length;
}

function boardWith(id: TileId) {
  const map = tileOf(content.tiles, id);
  return buildBoard([{ map, world: map.world, x: 0, y: 0, rotation: 0 }], []);
}

describe.each(WORLDS)('%s', (world) => {
  rule(['B-CONT-05', 'B-CONT-06', 'B-CONT-07', 'B-CONT-08'], 'what tiles there are', () => {
    expect(count(world, 'entrance')).toBe(1);
    expect(count(world, 'unique-room')).toBe(8);
    expect(count(world, 'standard-room')).toBe(4);
    expect(content.tiles.of[world].filter((id) => isRoom(tileOf(content.tiles, id)))).toHaveLength(
      12,
    );
    expect(count(world, 'passage')).toBe(6);
  });

  rule(['B-CARD-13', 'B-TILE-01'], 'one map card for each of 12 rooms and 6 passages', () => {
    expect(new Set(content.tiles.decks[world]).size).toBe(18);
    expect(content.tiles.decks[world]).toHaveLength(18);
    expect(
      content.tiles.decks[world].filter((id) => isRoom(tileOf(content.tiles, id))),
    ).toHaveLength(12);
    expect(content.tiles.decks[world]).not.toContain(entranceOfWorld(content.tiles, world));
  });

  rule('B-TILE-11', 'the Entrance has one doorway, all others two or more', () => {
    expect(tileOf(content.tiles, entranceOfWorld(content.tiles, world)).doorways).toHaveLength(1);
    for (const id of content.tiles.decks[world])
      expect(tileOf(content.tiles, id).doorways.length).toBeGreaterThan(1);
  });

  test('each unique room names an encounter of its own, no other tile does', () => {
    const named = content.tiles.of[world].flatMap(
      (id) => tileOf(content.tiles, id).encounter ?? [],
    );
    expect(new Set(named).size).toBe(8);
    for (const id of content.tiles.of[world]) {
      expect(tileOf(content.tiles, id).encounter !== null).toBe(
        tileOf(content.tiles, id).kind === 'unique-room',
      );
    }
  });
});

describe.each(ALL)('%s', (id) => {
  const tile = tileOf(content.tiles, id);

  test('is a rectangle of known symbols', () => {
    for (const row of tile.rows) {
      expect(row).toMatch(/^[oSD#,.]+$/);
      expect(row).toHaveLength(tile.rows[0]?.length ?? 0);
    }
  });

  test('has doorways of two half spaces on its edge, with floor behind them', () => {
    const inward = { n: [1, 0], s: [-1, 0], w: [0, 1], e: [0, -1] } as const;
    const halves = tile.rows.join('').split('D').length - 1;
    expect(halves).toBe(2 * tile.doorways.length);
    for (const { cells, side } of tile.doorways) {
      const [first, second] = cells;
      expect(Math.abs(first[0] - second[0]) + Math.abs(first[1] - second[1])).toBe(1);
      for (const [row, column] of cells) {
        const [down, right] = inward[side];
        expect(tile.rows[row]?.[column]).toBe('D');
        expect(tile.rows[row - down]?.[column - right]).toBeUndefined();
        expect(tile.rows[row + down]?.[column + right]).toBe('o');
      }
    }
  });

  test('has nothing but doorways on an edge with a doorway', () => {
    const lines = {
      n: tile.rows[0] ?? '',
      s: tile.rows.at(-1) ?? '',
      w: tile.rows.map((row) => row[0]).join(''),
      e: tile.rows.map((row) => row.at(-1)).join(''),
    };
    for (const { side } of tile.doorways) expect(lines[side]).toMatch(/^[D.]+$/);
  });

  test('covers the six numbers of a D6 with its exits, its entrance is in the south', () => {
    const numbers = tile.doorways.flatMap((doorway) => doorway.numbers);
    expect(numbers.toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
    const entrances = tile.doorways.filter((doorway) => doorway.numbers.length === 0);
    const south = tile.doorways.filter((doorway) => doorway.side === 's');
    expect(entrances).toEqual(tile.kind === 'entrance' ? [] : tile.doorways.slice(0, 1));
    expect(south).toEqual(entrances);
  });

  test('is connected, for those who cannot cross Barriers too', () => {
    const board = boardWith(id);
    const reached = [0];
    for (const space of reached) {
      const further = (board.steps[space] ?? []).filter((next) => !reached.includes(next));
      reached.push(...further);
    }
    expect(reached).toHaveLength(board.size);
  });

  test('has Barriers between neighbouring spaces', () => {
    for (const [[row, column], [otherRow, otherColumn]] of tile.barriers) {
      expect(Math.abs(row - otherRow) + Math.abs(column - otherColumn)).toBe(1);
      expect(tile.rows[row]?.[column]).toBe('o');
      expect(tile.rows[otherRow]?.[otherColumn]).toBe('o');
    }
  });
});

test('rooms have 24 to 45 spaces and three to five doorways', () => {
  for (const id of ALL.filter((id) => isRoom(tileOf(content.tiles, id)))) {
    const { size } = boardWith(id);
    expect(size).toBeGreaterThanOrEqual(24);
    expect(size).toBeLessThanOrEqual(45);
    expect(tileOf(content.tiles, id).doorways.length).toBeGreaterThanOrEqual(3);
    expect(tileOf(content.tiles, id).doorways.length).toBeLessThanOrEqual(5);
  }
});

rule('B-TILE-09', 'a space is valid from 50 percent on', () => {
  expect(isValidSpace(49)).toBe(false);
  expect(isValidSpace(50)).toBe(true);
  expect(isValidSpace(percentShown('D'))).toBe(true);
  expect(isValidSpace(percentShown(','))).toBe(false);
});
