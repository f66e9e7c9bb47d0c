import { content, mapOf } from '@crawlspace/hellscape';
import { describe, expect, it } from 'vitest';
import { edgesOf } from './geometry.ts';

describe('edges of a dungeon', () => {
  for (const quest of Object.values(content.quests)) {
    it(`closes every zone of ${quest.id} that has no way out on that side`, () => {
      const map = mapOf(content, quest, 4);
      const edges = edgesOf(map, () => true);
      const doors = edges.filter(({ kind }) => kind === 'door').map(({ door }) => door);
      expect(doors.sort((a, b) => a - b)).toEqual(map.doors.map(({ id }) => id));
      expect(new Set(edges.map(({ key }) => key)).size).toBe(edges.length);
      const ways = map.zones.flatMap(({ ways: { n, e, s, w } }) => [n, e, s, w]);
      const open = ways.filter((way) => way !== null && way.door < 0).length / 2;
      expect(edges.filter(({ kind }) => kind === 'open').length).toBe(open);
    });
  }

  it('is only that of the boss chamber once nothing else is left', () => {
    const quest = content.quests['the-soul-keys'];
    if (!quest) throw new Error('there is no such quest');
    const map = mapOf(content, quest, 2);
    const edges = edgesOf(map, (zone) => map.zones[zone]?.tile === map.boss?.tile);
    expect(edges.filter(({ kind }) => kind === 'open').length).toBe(12);
    expect(edges.filter(({ kind }) => kind === 'wall' || kind === 'door').length).toBe(12);
  });
});
