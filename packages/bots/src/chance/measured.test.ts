import { describe, expect, test } from 'vitest';
import { dangerOf, expectedOf, type Measured, type MeasuredMission } from './measured.ts';

const ROW: MeasuredMission = {
  games: [200, 200, 200, 200],
  wins: [60, 100, 120, 140],
  companies: { '4/3': [120, 96], '2/3': [30, 24], '4/4': [10, 9] },
};
const measured: Measured = { walk: ROW, fresh: { games: [100], wins: [80] } };

function at(heroes: number, level: number | null, otherRules = false) {
  return expectedOf(measured, { mission: 'walk', heroes, level, otherRules });
}

describe('what to expect', () => {
  test('is what was measured for new heroes, and for a company where enough games were played', () => {
    expect(at(3, null)).toMatchObject({ won: 0.6, games: 200 });
    expect(at(4, 3)).toMatchObject({ won: 0.8, games: 120 });
  });

  test('of a company of another size is worked out from those that went there', () => {
    const found = at(2, 3);
    expect(found?.games).toBe(0);
    expect(found?.won).toBeGreaterThan(0.5);
    expect(found?.won).toBeLessThan(at(4, 3)?.won ?? 0);
    expect((found?.high ?? 0) - (found?.low ?? 0)).toBeGreaterThan(0.1);
  });

  test('is worse with every level that is missing, and less sure', () => {
    const [three, two, one] = [3, 2, 1].map((level) => at(2, level));
    expect(two?.won).toBeLessThan(three?.won ?? 0);
    expect(one?.won).toBeLessThan(two?.won ?? 0);
    const wide = (found: typeof one) => (found?.high ?? 0) - (found?.low ?? 0);
    expect(wide(one)).toBeGreaterThan(wide(three));
  });

  test('of a company where none ever went is as for new heroes, only less sure', () => {
    const found = expectedOf(measured, { mission: 'fresh', heroes: 1, level: 4 });
    expect(found?.won).toBeCloseTo(0.8);
    expect(found).toMatchObject({ games: 0 });
  });

  test('by other rules is less sure', () => {
    const [usual, other] = [at(3, null), at(3, null, true)];
    expect(other?.won).toBe(usual?.won);
    expect(other?.games).toBe(0);
    expect(other?.low).toBeLessThan(usual?.low ?? 0);
  });

  test('is nothing where nobody has measured', () => {
    expect(at(5, null)).toBeNull();
    expect(expectedOf(measured, { mission: 'run', heroes: 1, level: null })).toBeNull();
    expect(dangerOf(null)).toBeNull();
  });
});

test('danger goes by the percentage that is shown', () => {
  const dangers = [0.9, 0.895, 0.894, 0.7, 0.58, 0.48, 0.47].map((won) =>
    dangerOf({ won, low: 0, high: 1, games: 200 }),
  );
  expect(dangers).toEqual([1, 1, 2, 2, 3, 4, 5]);
});
