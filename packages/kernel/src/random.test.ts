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

describe('a seed', () => {
  test('that differs from another gives another state: 300,000 names, no two alike', () => {
    const states = new Set<string>();
    for (let n = 0; n < 300_000; n++) states.add(Random.seeded(`name ${n}`).state.join());
    expect(states.size).toBe(300_000);
  });

  test('reaches all 128 bits: each letter of a long seed changes about half of every word', () => {
    const letters = [...'k7qzt2m9xw4hfjr8cnvb3dpgs6ya5elu'];
    const before = Random.seeded(letters.join('')).state;
    for (let at = 0; at < letters.length; at++) {
      const changed = Random.seeded(letters.with(at, 'i').join('')).state;
      before.forEach((word, i) => {
        const bits = (word ^ (changed[i] as number)) >>> 0;
        const flipped = bits.toString(2).replaceAll('0', '').length;
        expect(flipped).toBeGreaterThan(4);
        expect(flipped).toBeLessThan(28);
      });
    }
  });

  test('changes every single bit of the state now and then', () => {
    const ones = Array<number>(128).fill(0);
    for (let n = 0; n < 4000; n++) {
      Random.seeded(`${n}`).state.forEach((word, i) => {
        for (let bit = 0; bit < 32; bit++) {
          ones[i * 32 + bit] = (ones[i * 32 + bit] as number) + ((word >>> bit) & 1);
        }
      });
    }
    for (const count of ones) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });

  test('of a game from before keeps the luck it had', () => {
    expect(Random.seeded('lantern', 1).state).toEqual([
      439107499, 2343584613, 751416200, 1420306717,
    ]);
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
