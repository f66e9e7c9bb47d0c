import { expect, test } from 'vitest';
import { content } from '../src/content/index.ts';
import type { Mission } from '../src/content-types.ts';

const FIRST = 'a-fistful-of-dark-stone';
const LAST = 'the-last-warm-room';
const COUNTY = Object.values(content.missions).filter(({ story }) => story !== undefined);

function next({ story }: Mission, won: boolean): readonly string[] {
  return (won ? story?.won : story?.lost) ?? [];
}

/** Every mission that may be open sooner or later when all end like this. */
function reached(...outcomes: readonly boolean[]): Set<string> {
  const found = new Set([FIRST]);
  for (const id of found) {
    const mission = content.missions[id];
    for (const won of outcomes) {
      for (const each of mission ? next(mission, won) : []) found.add(each);
    }
  }
  return found;
}

test('the county has twelve missions, each with levels and a place of its own', () => {
  expect(COUNTY).toHaveLength(12);
  for (const { levels: [from, to] = [0, 0], place } of COUNTY) {
    expect(from).toBeGreaterThanOrEqual(1);
    expect(to).toBeGreaterThan(from);
    for (const at of [place?.x ?? -1, place?.y ?? -1]) {
      expect(at).toBeGreaterThanOrEqual(0);
      expect(at).toBeLessThanOrEqual(100);
    }
  }
  const far = COUNTY.flatMap(({ id, place }) =>
    COUNTY.filter((other) => {
      const [dx, dy] = [
        (place?.x ?? 0) - (other.place?.x ?? 0),
        (place?.y ?? 0) - (other.place?.y ?? 0),
      ];
      return other.id !== id && Math.hypot(dx, dy) < 8;
    }),
  );
  expect(far).toEqual([]);
});

test('one story leads from the first to the last on Targa, in success and in failure', () => {
  const ids = COUNTY.map(({ id }) => id).sort();
  expect([...reached(true, false)].sort()).toEqual(ids);
  expect(reached(true)).toContain(LAST);
  expect(reached(false)).toContain(LAST);
  expect([...reached(true)].sort()).not.toEqual([...reached(false)].sort());
  expect(content.missions[LAST]?.world).toBe('targa');
  for (const mission of COUNTY) {
    const ends = next(mission, true).length === 0;
    expect([mission.id, ends]).toEqual([mission.id, mission.id === LAST]);
  }
});

test('no mission leads to one that heroes have long outgrown', () => {
  for (const mission of COUNTY) {
    for (const id of [...next(mission, true), ...next(mission, false)]) {
      const to = content.missions[id]?.levels?.[1] ?? 0;
      expect(to, `${mission.id} to ${id}`).toBeGreaterThan(mission.levels?.[0] ?? 9);
    }
  }
});
