import { describe, expect, test } from 'vitest';
import { d6, type NumberDie } from '../../src/dice.ts';
import {
  chanceOf,
  distributionOf,
  expectedOf,
  successPool,
  sumPool,
  symbolPool,
  type Trial,
} from '../../src/odds/index.ts';

/** Dice with repeated faces and with more than six, as games bring them. */
const d3: NumberDie = { id: 'D3', faces: [1, 1, 2, 2, 3, 3] };
const d8: NumberDie = { id: 'D8', faces: [1, 2, 3, 4, 5, 6, 7, 8] };
const peril: NumberDie = { id: 'Peril', faces: [3, 3, 4, 4, 5, 6] };

const ANY = Number.POSITIVE_INFINITY;

function orMore(least: number, count: number, die: NumberDie = d6): Trial<number> {
  return { die, count, succeeds: (face) => face >= least };
}

const sword = {
  id: 'sword',
  faces: [{}, { hits: 1 }, { hits: 1 }, { hits: 2 }, { mana: 1 }, { hits: 1, mana: 1 }],
};

describe('sums', () => {
  test('2D6', () => {
    const pool = sumPool([{ die: d6, count: 2 }]);
    expect(chanceOf(pool, { atLeast: 8 })).toBe(15 / 36);
    expect(chanceOf(pool, (sum) => sum === 7)).toBe(6 / 36);
    expect(expectedOf(pool)).toBe(7);
  });

  test('D6 + D3', () => {
    const outcomes = distributionOf(
      sumPool([
        { die: d6, count: 1 },
        { die: d3, count: 1 },
      ]),
    );
    expect(outcomes.map(({ total }) => total)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    const chances = outcomes.map(({ chance }) => chance);
    expect(chances).toEqual([1, 2, 3, 3, 3, 3, 2, 1].map((ways) => ways / 18));
  });

  test('the Peril Die', () => {
    const outcomes = distributionOf(sumPool([{ die: peril, count: 1 }]));
    expect(outcomes).toEqual([
      { total: 3, chance: 2 / 6 },
      { total: 4, chance: 2 / 6 },
      { total: 5, chance: 1 / 6 },
      { total: 6, chance: 1 / 6 },
    ]);
    expect(chanceOf(sumPool([{ die: peril, count: 2 }]), { atLeast: 9 })).toBe(16 / 36);
  });

  test('no dice add up to 0', () => {
    expect(distributionOf(sumPool([]))).toEqual([{ total: 0, chance: 1 }]);
    expect(chanceOf(sumPool([{ die: d6, count: 0 }]), { atLeast: 1 }, { upTo: ANY })).toBe(0);
  });

  test('a given re-roll of ones and twos, with and without a limit', () => {
    const pool = sumPool([{ die: d6, count: 2 }]);
    const low = (face: number) => face <= 2;
    expect(expectedOf(pool, { when: low })).toBeCloseTo(2 * (18 / 6 + 3.5 / 3), 12);
    // The lower die is rolled again: 1 with 1 or 2 (three rolls), 2 with 2, or one low, one not.
    const one = expectedOf(pool, { when: low, limit: { dice: 1, worth: (face) => face } });
    expect(one).toBeCloseTo((2 * (3.5 + 2) + (3.5 + 1) + (3.5 + 2) + 16 * 8 + 16 * 9) / 36, 12);
  });

  test('the best re-roll of 2D6 to reach 9', () => {
    const pool = sumPool([{ die: d6, count: 2 }]);
    expect(chanceOf(pool, { atLeast: 9 }, { upTo: 0 })).toBe(10 / 36);
    // Keeps a 4 or better; rolls both dice again when neither is.
    expect(chanceOf(pool, { atLeast: 9 }, { upTo: 2 })).toBe(41 / 72);
    expect(chanceOf(pool, { atLeast: 9 }, { upTo: 1 })).toBe(113 / 216);
  });
});

describe('successes', () => {
  test('three dice at 4 or more', () => {
    const pool = successPool([orMore(4, 3)]);
    expect(chanceOf(pool, { atLeast: 1 })).toBe(7 / 8);
    expect(chanceOf(pool, { atLeast: 2 })).toBe(4 / 8);
    expect(chanceOf(pool, { atLeast: 1 }, { upTo: ANY })).toBe(63 / 64);
    expect(expectedOf(pool)).toBe(1.5);
  });

  test('mixed dice and thresholds', () => {
    const pool = successPool([orMore(5, 1), orMore(6, 1, d8)]);
    expect(chanceOf(pool, { atLeast: 1 })).toBe(1 - (4 / 6) * (5 / 8));
    expect(chanceOf(pool, { atLeast: 2 })).toBe((2 / 6) * (3 / 8));
    const failures = { when: (face: number, trial: Trial<number>) => !trial.succeeds(face) };
    expect(chanceOf(pool, { atLeast: 2 }, failures)).toBeCloseTo((5 / 9) * (39 / 64), 12);
  });

  test('a limited best re-roll takes the failure likeliest to succeed', () => {
    const pool = successPool([orMore(6, 1), orMore(3, 1)]);
    const bothFail = (5 / 6) * (2 / 6);
    expect(chanceOf(pool, { atLeast: 1 }, { upTo: 1 })).toBeCloseTo(1 - bothFail * (2 / 6), 12);
  });

  test('a rule known beforehand is as good as the search', () => {
    const pool = successPool([orMore(4, 3), orMore(6, 2), orMore(5, 1, d8)]);
    for (const upTo of [0, 1, 2, 3, ANY]) {
      for (let least = 0; least <= 7; least++) {
        const searched = chanceOf(pool, (count) => count >= least, { upTo });
        expect(chanceOf(pool, { atLeast: least }, { upTo })).toBeCloseTo(searched, 12);
      }
    }
  });
});

describe('symbols', () => {
  test('totals of the named symbols', () => {
    const pool = symbolPool(['hits', 'mana'], [{ die: sword, count: 1 }]);
    expect(distributionOf(pool)).toHaveLength(5);
    expect(chanceOf(pool, ({ hits, mana }) => hits === 1 && mana === 0)).toBe(2 / 6);
    expect(expectedOf(pool)).toEqual({ hits: 5 / 6, mana: 2 / 6 });
    const onlyMana = symbolPool(['mana'], [{ die: sword, count: 2 }]);
    expect(distributionOf(onlyMana).map(({ total }) => total)).toEqual([
      { mana: 0 },
      { mana: 1 },
      { mana: 2 },
    ]);
  });

  test('the best re-roll keeps what the goal needs', () => {
    const pool = symbolPool(['hits', 'mana'], [{ die: sword, count: 1 }]);
    expect(chanceOf(pool, ({ mana }) => mana >= 1, { upTo: 1 })).toBe(1 - (4 / 6) ** 2);
    expect(chanceOf(pool, ({ hits }) => hits >= 3, { upTo: 1 })).toBe(0);
  });
});

describe('bad arguments', () => {
  const pool = sumPool([{ die: d6, count: 2 }]);

  test.each([-1, 1.5, Number.NaN])('%s dice', (count) => {
    const message = `the number of D6 dice must be a whole number ≥ 0, not ${count}`;
    expect(() => sumPool([{ die: d6, count }])).toThrow(new RangeError(message));
    expect(() => successPool([orMore(4, count)])).toThrow(RangeError);
  });

  test('a die without faces', () => {
    const empty = { id: 'Empty', faces: [] };
    const message = 'the die Empty has no faces';
    expect(() => sumPool([{ die: empty, count: 1 }])).toThrow(new RangeError(message));
    expect(() => symbolPool(['hits'], [{ die: empty, count: 1 }])).toThrow(RangeError);
  });

  test('faces that are not whole numbers', () => {
    const half = sumPool([{ die: { id: 'Half', faces: [0.5, 1] }, count: 1 }]);
    expect(() => distributionOf(half)).toThrow('the die Half has a face that counts 0.5');
  });

  test('more totals than numbers', () => {
    const huge = {
      id: 'Huge',
      faces: [
        { a: 0, b: 0 },
        { a: 2 ** 30, b: 2 ** 30 },
      ],
    };
    const many = symbolPool(['a', 'b'], [{ die: huge, count: 1 }]);
    expect(() => distributionOf(many)).toThrow(new RangeError('the pool has too many totals'));
  });

  test.each([-1, 0.5, Number.NaN])('a re-roll of %s dice', (dice) => {
    const message = `the number of dice to re-roll must be a whole number ≥ 0, not ${dice}`;
    expect(() => chanceOf(pool, { atLeast: 7 }, { upTo: dice })).toThrow(new RangeError(message));
    const limit = { dice, worth: (face: number) => face };
    expect(() => distributionOf(pool, { when: () => true, limit })).toThrow(RangeError);
  });

  test('a goal or a worth that is not a number', () => {
    expect(() => chanceOf(pool, { atLeast: Number.NaN })).toThrow(RangeError);
    const limit = { dice: 1, worth: () => Number.NaN };
    expect(() => distributionOf(pool, { when: () => true, limit })).toThrow(RangeError);
  });
});
