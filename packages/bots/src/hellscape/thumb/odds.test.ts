import { dice } from '@crawlspace/hellscape';
import { describe, expect, test } from 'vitest';
import { BLUE, expectedHits, expectedWounds, ORANGE, YELLOW } from './odds.ts';

const pool = (yellow: number, orange = 0, shadow = 0) => ({ yellow, orange, shadow });

describe('what an attack is worth', () => {
  test('hits add up die by die, as far as dice can be rolled', () => {
    expect(expectedHits(pool(2, 1))).toBeCloseTo(2 * YELLOW + ORANGE);
    expect(expectedHits(pool(99))).toBe(expectedHits(pool(100)));
  });

  test('wounds are the hits where nobody defends, and fewer with every blue die', () => {
    expect(expectedWounds(pool(2, 1), 0, 0)).toBeCloseTo(expectedHits(pool(2, 1)));
    const against = [0, 1, 2, 3].map((blue) => expectedWounds(pool(2, 1), blue, 0));
    expect(against).toEqual([...against].sort((a, b) => b - a));
    expect(against[1]).toBeGreaterThan((against[0] ?? 0) - BLUE);
  });

  test('one die against one: every pair of faces counted by hand', () => {
    const pairs = dice.yellow.faces.flatMap(({ hits }) =>
      dice.blue.faces.map(({ shields }) => Math.max(0, hits - shields)),
    );
    const mean = pairs.reduce((sum, each) => sum + each, 0) / pairs.length;
    expect(expectedWounds(pool(1), 1, 0)).toBeCloseTo(mean);
  });

  test('an edge of hits adds them, shields take them away, half of one lies in between', () => {
    const [none, half, one] = [0, 0.5, 1].map((edge) => expectedWounds(pool(1), 0, edge));
    expect(one).toBeCloseTo((none ?? 0) + 1);
    expect(half).toBeCloseTo(((none ?? 0) + (one ?? 0)) / 2);
    expect(expectedWounds(pool(1), 0, -9)).toBe(0);
  });
});
