import { describe, expect, test } from 'vitest';
import { type Calibration, estimate, type Sample, sampleOf } from './estimate.ts';
import { Forecast } from './forecast.ts';
import type { Measured } from './measured.ts';
import type { Standing } from './standing.ts';

const CALIBRATION: Calibration = {
  ...{ base: 0, futures: 1, mission: 0, turns: 2, pull: 4 },
  bend: [],
};
const measured: Measured = { walk: { games: [200, 200], wins: [100, 160] } };
const WALK: Standing = {
  ...{ mission: 'walk', heroes: 2, level: null, over: 0, peace: true, mark: 'a' },
};

/** Futures that promise this on average. */
function promising(worth: number, futures = 40): Sample {
  const worths = Array.from({ length: futures }, (_, n) => worth + (n % 2 === 0 ? 0.1 : -0.1));
  return sampleOf(worths);
}

describe('an estimate', () => {
  const expected = { won: 0.8, low: 0.74, high: 0.85, games: 200 };
  const at = (over: number, sample: Sample, calibration = CALIBRATION) =>
    estimate(calibration, expected, { over }, sample);

  test('without futures is what was measured for the mission', () => {
    expect(at(9, promising(0.2, 0)).chance).toBeCloseTo(0.8);
  });

  test('goes by the futures ever more', () => {
    const chances = [0, 1, 4, 20].map((over) => at(over, promising(0.4)).chance);
    expect(chances).toEqual([...chances].sort((a, b) => b - a));
    expect(chances[0]).toBeGreaterThan(0.7);
    expect(chances[3]).toBeLessThan(0.5);
  });

  test('is less sure with fewer futures', () => {
    const wide = (futures: number) => {
      const { low, high } = at(20, promising(0.5, futures));
      return high - low;
    };
    expect(wide(4)).toBeGreaterThan(2 * wide(64));
    expect(wide(1)).toBeGreaterThan(0.1);
    // Futures that are all alike are still only a few.
    const { low, high } = at(20, sampleOf([0.5, 0.5, 0.5, 0.5]));
    expect(high - low).toBeGreaterThan(0.1);
  });

  test('is never certain before it is over', () => {
    const [won, lost] = [1, 0].map((worth) => at(1e6, sampleOf(Array(5000).fill(worth))).chance);
    expect(won).toBeCloseTo(0.99, 4);
    expect(lost).toBeCloseTo(0.01, 4);
  });

  test('bends along rising points, and beyond them runs beside them', () => {
    const bend = [
      [-1, -2],
      [1, 1],
    ];
    const straight = { ...CALIBRATION, turns: 1e-6, pull: 1e-6 };
    const bent = [0.2, 0.5, 0.9].map((worth) => {
      const { chance } = at(9, promising(worth), { ...straight, bend });
      return Math.round(100 * Math.log(chance / (1 - chance))) / 100;
    });
    // ln(0.2/0.8) - 1; halfway between -2 and 1; ln(9) + 0.
    expect(bent).toEqual([-2.39, -0.5, 2.2]);
  });

  test('of a mission that nobody measured is a wide guess at first', () => {
    const { low, high } = estimate(CALIBRATION, null, WALK, promising(0.6));
    expect(high - low).toBeGreaterThan(0.3);
  });
});

describe('what people are told', () => {
  const told = (...moments: readonly (readonly [Partial<Standing>, Sample])[]) => {
    const forecast = new Forecast({ measured, calibration: CALIBRATION });
    return moments.map(([part, sample]) => forecast.see({ ...WALK, ...part }, sample).chance);
  };

  test('begins with what was said of the mission', () => {
    const [low, high] = [told([{}, promising(0.1)]), told([{}, promising(0.99)])];
    expect(low[0]).toBeCloseTo(0.75);
    expect(high[0]).toBeGreaterThanOrEqual(0.8);
    expect(high[0]).toBeLessThanOrEqual(0.85);
  });

  test('is never certain, however easy the mission', () => {
    const forecast = new Forecast({
      measured: { walk: { games: [200, 200], wins: [0, 200] } },
      calibration: CALIBRATION,
    });
    expect(forecast.see(WALK, promising(0.9)).chance).toBeLessThanOrEqual(0.99);
  });

  test('moves by no more than five points in peace while nothing happens', () => {
    const quiet = [0.9, 0.2, 0.95, 0.1, 0.6].map((worth, n) => {
      return [{ over: 5 + n }, promising(worth)] as const;
    });
    const chances = told(...quiet);
    expect(Math.max(...chances) - Math.min(...chances)).toBeLessThanOrEqual(0.0501);
  });

  test('moves at once when something happens, and in a fight', () => {
    const [before, after] = told(
      [{ over: 9 }, promising(0.9)],
      [{ over: 9, mark: 'b' }, promising(0.2)],
    );
    expect((before ?? 0) - (after ?? 0)).toBeGreaterThan(0.3);
    const fight = { over: 9, peace: false };
    const [first, next] = told([fight, promising(0.9)], [fight, promising(0.2)]);
    expect((first ?? 0) - (next ?? 0)).toBeGreaterThan(0.1);
  });

  test('does not flicker for a point', () => {
    const fight = { over: 9, peace: false };
    const [first, next] = told([fight, promising(0.6)], [fight, promising(0.61)]);
    expect(next).toBe(first);
  });
});
