import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chanceOf, type Dice, successPool, sumPool, symbolPool } from '../../src/odds/index.ts';
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
  trials,
  upTo,
} from './enumeration.ts';

function bruteBest<Face, Part extends Dice<Face>, Total>(
  parts: readonly Part[],
  addUp: AddUp<Face, Part, Total>,
  goal: (total: Total) => boolean,
  upTo: number,
): number {
  const rolls = everyRoll<Face, Part>(parts);
  const chances = rolls.map((roll) => {
    const choices = subsets([...roll.keys()]).filter((places) => places.length <= upTo);
    return Math.max(
      ...choices.map((places) => {
        const ends = rolledAgain(roll, places);
        return ends.filter((end) => goal(addUp(end))).length / ends.length;
      }),
    );
  });
  return chances.reduce((sum, chance) => sum + chance, 0) / rolls.length;
}

function subsets(places: readonly number[]): number[][] {
  const [first, ...rest] = places;
  if (first === undefined) return [[]];
  const without = subsets(rest);
  return [...without, ...without.map((subset) => [first, ...subset])];
}

describe('the best re-roll', () => {
  test('towards a sum', () => {
    fc.assert(
      fc.property(numberDice, fc.integer({ min: -3, max: 16 }), upTo, (dice, least, most) => {
        const best = bruteBest(dice, addNumbers, (sum) => sum >= least, most);
        expect(chanceOf(sumPool(dice), { atLeast: least }, { upTo: most })).toBeCloseTo(best, 10);
      }),
    );
  });

  test('towards any set of sums', () => {
    fc.assert(
      fc.property(numberDice, fc.func(fc.boolean()), upTo, (dice, oracle, most) => {
        const goal = (sum: number) => oracle(sum);
        const best = bruteBest(dice, addNumbers, goal, most);
        expect(chanceOf(sumPool(dice), goal, { upTo: most })).toBeCloseTo(best, 10);
      }),
    );
  });

  test('towards successes, known beforehand and searched for', () => {
    fc.assert(
      fc.property(trials, fc.nat(5), upTo, (parts, least, most) => {
        const goal = (count: number) => count >= least;
        const best = bruteBest(parts, countSuccesses, goal, most);
        const pool = successPool(parts);
        expect(chanceOf(pool, { atLeast: least }, { upTo: most })).toBeCloseTo(best, 10);
        expect(chanceOf(pool, goal, { upTo: most })).toBeCloseTo(best, 10);
      }),
    );
  });

  test('towards symbols', () => {
    fc.assert(
      fc.property(marksDice, fc.func(fc.boolean()), upTo, (dice, oracle, most) => {
        const goal = (total: Marks) => oracle(total.hits, total.mana);
        const best = bruteBest(dice, addMarks, goal, most);
        const pool = symbolPool(['hits', 'mana'], dice);
        expect(chanceOf(pool, goal, { upTo: most })).toBeCloseTo(best, 10);
      }),
    );
  });
});
