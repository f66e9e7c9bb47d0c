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
} from '../../board/tiles.ts';
import { content } from '../index.ts';

const WORLDS = ['mines', 'targa'] as const;
type House = (typeof WORLDS)[number];
const ALL = WORLDS.flatMap((world) => content.tiles.of[world]);

function count(world: House, kind: TileKind): number {
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
