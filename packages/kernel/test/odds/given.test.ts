import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chanceOf,
  type Dice,
  distributionOf,
  expectedOf,
  type GivenReroll,
  type Pool,
  successPool,
  sumPool,
  symbolPool,
  type Trial,
} from '../../src/odds/index.ts';
import {
  type AddUp,
  addMarks,
  addNumbers,
  countSuccesses,
  everyRoll,
  type Marks,
  marksDice,
  numberDice,
  rolledAgain,
  type Shown,
  trials,
  upTo,
} from './enumeration.ts';

/** The places of the dice that a given re-roll takes, worked out one roll at a time. */
function placesToReroll<Face, Part extends Dice<Face>>(
  roll: readonly Shown<Face, Part>[],
  parts: readonly Part[],
  { when, limit }: GivenReroll<Part>,
): number[] {
  const places = [...roll.keys()].filter((place) => {
    const { face, part } = roll[place] as Shown<Face, Part>;
    return when(face, part);
  });
  if (!limit) return places;
  const rank = (place: number): number[] => {
    const { face, side, part } = roll[place] as Shown<Face, Part>;
    return [limit.worth(face, part), parts.indexOf(part), side];
  };
  const compare = (one: number[], other: number[]) =>
    one.map((value, at) => value - (other[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
  return places.sort((a, b) => compare(rank(a), rank(b))).slice(0, limit.dice);
}

function bruteDistribution<Face, Part extends Dice<Face>, Total>(
  parts: readonly Part[],
  addUp: AddUp<Face, Part, Total>,
  reroll: GivenReroll<Part>,
): Map<string, number> {
  const chances = new Map<string, number>();
  const rolls = everyRoll<Face, Part>(parts);
  for (const roll of rolls) {
    const ends = rolledAgain(roll, placesToReroll(roll, parts, reroll));
    for (const end of ends) {
      const key = JSON.stringify(addUp(end));
      chances.set(key, (chances.get(key) ?? 0) + 1 / rolls.length / ends.length);
    }
  }
  return chances;
}

function rerolls<Face>(): fc.Arbitrary<GivenReroll<Dice<Face>>> {
  const when = fc.func<[Face], boolean>(fc.boolean());
  const worth = fc.func<[Face], number>(fc.nat(2));
  return fc.tuple(when, worth, upTo, fc.boolean()).map(([again, worthOf, dice, limited]) => ({
    when: (face) => again(face),
    ...(limited ? { limit: { dice, worth: (face) => worthOf(face) } } : {}),
  }));
}

const NO_REROLL = { when: () => false };

function expectSameOdds<Face, Part extends Dice<Face>, Total>(
  pool: Pool<Part, Total>,
  addUp: AddUp<Face, Part, Total>,
  reroll: GivenReroll<Part>,
): void {
  for (const rule of [undefined, reroll]) {
    const brute = bruteDistribution<Face, Part, Total>(pool.parts, addUp, rule ?? NO_REROLL);
    const exact = distributionOf(pool, rule);
    expect(exact.map(({ total }) => JSON.stringify(total)).sort()).toEqual(
      [...brute.keys()].sort(),
    );
    for (const { total, chance } of exact) {
      expect(chance).toBeCloseTo(brute.get(JSON.stringify(total)) ?? -1, 10);
      const goal = (each: Total) => JSON.stringify(each) === JSON.stringify(total);
      expect(chanceOf(pool, goal, rule)).toBe(chance);
    }
  }
}

describe('without a re-roll and with a given one', () => {
  test('sums', () => {
    fc.assert(
      fc.property(numberDice, rerolls<number>(), (dice, reroll) => {
        expectSameOdds<number, Dice<number>, number>(sumPool(dice), addNumbers, reroll);
        const brute = bruteDistribution(dice, addNumbers, reroll);
        const mean = [...brute].reduce((sum, [total, chance]) => sum + Number(total) * chance, 0);
        expect(expectedOf(sumPool(dice), reroll)).toBeCloseTo(mean, 10);
      }),
    );
  });

  test('successes', () => {
    fc.assert(
      fc.property(trials, rerolls<number>(), (parts, reroll) => {
        expectSameOdds<number, Trial<number>, number>(successPool(parts), countSuccesses, reroll);
      }),
    );
  });

  test('symbols', () => {
    fc.assert(
      fc.property(marksDice, rerolls<Marks>(), (dice, reroll) => {
        const pool = symbolPool(['hits', 'mana'], dice);
        expectSameOdds<Marks, Dice<Marks>, Marks>(pool, addMarks, reroll);
        const mean = { hits: 0, mana: 0 };
        for (const [key, chance] of bruteDistribution(dice, addMarks, reroll)) {
          const total = JSON.parse(key) as Marks;
          mean.hits += total.hits * chance;
          mean.mana += total.mana * chance;
        }
        const expected = expectedOf(pool, reroll);
        expect(expected.hits).toBeCloseTo(mean.hits, 10);
        expect(expected.mana).toBeCloseTo(mean.mana, 10);
      }),
    );
  });
});
