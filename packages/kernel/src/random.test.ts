import { describe, expect, test } from 'vitest';
import { Random } from './random.ts';

describe('xoshiro128**', () => {
  test('gives the values of the reference implementation for the state 1, 2, 3, 4', () => {
    const random = new Random([1, 2, 3, 4]);
    const values = Array.from({ length: 10 }, () => random.next());
    expect(values).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597,
      4258142804,
    ]);
  });

  test('gives the values and states of the reference implementation for a full-range state', () => {
    const random = new Random([0x964d4a0c, 0xd40ab895, 0xad7fdecb, 0x3006f0f0]);
    expect([random.next(), random.next(), random.next(), random.next()]).toEqual([
      0xf1391922, 0x6fe53806, 0xa5be2840, 0xf510ee70,
    ]);
    expect(random.state).toEqual([0xfc65379c, 0x52006d70, 0x87487639, 0xf1908343]);
  });

  test('goes on from a saved state', () => {
    const random = Random.seeded('lantern');
    random.next();
    const copy = new Random(random.state);
    expect(copy.next()).toBe(random.next());
  });

  test('gives another stream for another seed', () => {
    const firsts = new Set(Array.from({ length: 1000 }, (_, n) => Random.seeded(`${n}`).next()));
    expect(firsts.size).toBe(1000);
  });
});

describe('below', () => {
  test('draws again instead of favouring small results', () => {
    // 3 · 2³⁰ leaves a remainder of 2³⁰: without drawing again a third of the results doubles.
    const bound = 3 * 2 ** 30;
    const random = Random.seeded('unbiased');
    const low = Array.from({ length: 30_000 }, () => random.below(bound)).filter(
      (value) => value < bound / 3,
    );
    expect(low.length).toBeGreaterThan(9_600);
    expect(low.length).toBeLessThan(10_400);
  });

  test('covers 0 to bound − 1 evenly', () => {
    const random = Random.seeded('die');
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) {
      const face = random.below(6);
      counts[face] = (counts[face] ?? 0) + 1;
    }
    expect(counts.length).toBe(6);
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });
});

test('shuffle makes every order of four cards about equally often', () => {
  const random = Random.seeded('cards');
  const seen = new Map<string, number>();
  for (let i = 0; i < 24_000; i++) {
    const order = random.shuffle(['a', 'b', 'c', 'd']).join('');
    seen.set(order, (seen.get(order) ?? 0) + 1);
  }
  expect(seen.size).toBe(24);
  for (const times of seen.values()) expect(Math.abs(times - 1000)).toBeLessThan(200);
});
