import type { CodedPart } from './coded.ts';
import { limitedReroll } from './limited.ts';
import type { Dice, GivenReroll } from './pool.ts';
import { addTo, combineAll, repeat, type Weights, weighFaces } from './weights.ts';

/** The weights of a pool's totals without a re-roll, or with one that follows a given rule. */
export function weighTotals<Part extends Dice<unknown>>(
  parts: readonly CodedPart<Part>[],
  reroll?: GivenReroll<Part>,
): Weights {
  if (reroll?.limit) {
    checkLimit(reroll.limit.dice);
    const dice = parts.reduce((sum, { part }) => sum + part.count, 0);
    if (reroll.limit.dice < dice) return limitedReroll(parts, reroll.when, reroll.limit);
  }
  return combineAll(parts.map((coded) => repeat(weighDie(coded, reroll), coded.part.count)));
}

/** Refuses a limit that is no number of dice. */
export function checkLimit(dice: number): void {
  if (dice === Number.POSITIVE_INFINITY || (Number.isInteger(dice) && dice >= 0)) return;
  throw new RangeError(`the number of dice to re-roll must be a whole number ≥ 0, not ${dice}`);
}

/** Without a limit no die depends on another: each is a die with other weights. */
function weighDie<Part extends Dice<unknown>>(
  { part, faces }: CodedPart<Part>,
  reroll: GivenReroll<Part> | undefined,
): Weights {
  const kept = faces.filter(({ face }) => !reroll?.when(face, part));
  const again = faces.length - kept.length;
  if (again === 0) return weighFaces(faces);
  const weights = new Map<number, number>();
  for (const { code } of kept) addTo(weights, code, faces.length);
  for (const { code } of faces) addTo(weights, code, again);
  return weights;
}
