import fc from 'fast-check';
import type { Dice, Trial } from '../../src/odds/index.ts';

// For tests: the honest way to know the odds, which is to look at every way the dice can fall.

/** One die on the table: what it shows, where the die has it, and the part of the pool it is from. */
export interface Shown<Face, Part> {
  readonly face: Face;
  readonly side: number;
  readonly part: Part;
}

export type AddUp<Face, Part, Total> = (shown: readonly Shown<Face, Part>[]) => Total;

/** Every way the dice of a pool can fall, each as likely as every other. */
export function everyRoll<Face, Part extends Dice<Face>>(
  parts: readonly Part[],
): Shown<Face, Part>[][] {
  const dice = parts.flatMap((part) => Array.from({ length: part.count }, () => part));
  return fall<Face, Part>(dice);
}

function fall<Face, Part extends Dice<Face>>(dice: readonly Part[]): Shown<Face, Part>[][] {
  const [part, ...rest] = dice;
  if (!part) return [[]];
  const others = fall<Face, Part>(rest);
  return part.die.faces.flatMap((face, side) =>
    others.map((other) => [{ face, side, part }, ...other]),
  );
}

/** What can come of a roll when the dice at the given places are rolled again. */
export function rolledAgain<Face, Part extends Dice<Face>>(
  roll: readonly Shown<Face, Part>[],
  places: readonly number[],
): Shown<Face, Part>[][] {
  const kept = roll.filter((_, place) => !places.includes(place));
  const again = fall<Face, Part>(places.map((place) => (roll[place] as Shown<Face, Part>).part));
  return again.map((shown) => [...kept, ...shown]);
}

export const addNumbers: AddUp<number, Dice<number>, number> = (shown) =>
  shown.reduce((sum, { face }) => sum + face, 0);

export const countSuccesses: AddUp<number, Trial<number>, number> = (shown) =>
  shown.filter(({ face, part }) => part.succeeds(face)).length;

export interface Marks {
  readonly hits: number;
  readonly mana: number;
}

export const addMarks: AddUp<Marks, Dice<Marks>, Marks> = (shown) => ({
  hits: shown.reduce((sum, { face }) => sum + face.hits, 0),
  mana: shown.reduce((sum, { face }) => sum + face.mana, 0),
});

function diceOf<Face>(face: fc.Arbitrary<Face>): fc.Arbitrary<Dice<Face>[]> {
  const part = fc.record({
    die: fc.record({
      id: fc.constant('die'),
      faces: fc.array(face, { minLength: 1, maxLength: 4 }),
    }),
    count: fc.nat(3),
  });
  return fc
    .array(part, { maxLength: 3 })
    .filter((parts) => parts.reduce((dice, { count }) => dice + count, 0) <= 4);
}

export const numberDice = diceOf(fc.integer({ min: -2, max: 6 }));
export const trials = diceOf(fc.integer({ min: 1, max: 6 })).chain((parts) =>
  fc
    .array(fc.integer({ min: 1, max: 7 }), { minLength: parts.length, maxLength: parts.length })
    .map((least): Trial<number>[] =>
      parts.map((part, at) => ({ ...part, succeeds: (face) => face >= (least[at] ?? 0) })),
    ),
);
const mark = fc.integer({ min: -1, max: 2 });
export const marksDice = diceOf<Marks>(fc.record({ hits: mark, mana: mark }));
export const upTo = fc.constantFrom(0, 1, 2, 3, Number.POSITIVE_INFINITY);
