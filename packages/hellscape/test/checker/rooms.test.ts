import { expect, test } from 'vitest';
import { content } from '../../src/content/index.ts';
import type { QuestMap } from '../../src/quest-types.ts';
import { layGround } from './ground.ts';
import { wallOff } from './rooms.ts';

function roomsIn(quest: string, heroes: number) {
  const map = content.quests[quest]?.map(heroes) as QuestMap;
  const { zones, zoneAt } = layGround(content.tiles, map);
  return { ...wallOff(content.tiles, map, zones), zoneAt };
}

test('rooms that doors make of an open tile have walls towards bridge and abyss', () => {
  const { room, sight, step, zoneAt } = roomsIn('the-soul-keys', 4);
  const [bridge, over, beyond] = [zoneAt(4, 1), zoneAt(4, 0), zoneAt(4, 2)];
  expect([sight(bridge, over), sight(bridge, beyond), sight(over, beyond)]).toEqual([
    null,
    null,
    null,
  ]);
  expect([step(bridge, over), step(bridge, zoneAt(3, 1))]).toEqual([null, { door: -1 }]);
  // Through the door between them two rooms see each other, and so does who stands before one.
  expect(sight(zoneAt(3, 0), zoneAt(5, 0))).toEqual([3]);
  expect(step(zoneAt(3, 1), zoneAt(3, 0))).toEqual({ door: 2 });
  expect(room[over]).toBe(room[zoneAt(3, 0)]);
  expect(room[bridge]).toBe(-1);
});

test('nobody looks from one such room into the other across the abyss', () => {
  const { room, sight, zoneAt } = roomsIn('hellscape', 4);
  const [west, east] = [zoneAt(3, 1), zoneAt(5, 1)];
  expect(room[west]).not.toBe(room[east]);
  expect(sight(west, east)).toBeNull();
});
