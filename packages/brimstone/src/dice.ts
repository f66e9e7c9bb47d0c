import { d6, type NumberDie } from '@crawlspace/kernel';
import type { Adventure } from './adventure.ts';
import type { Amount } from './content-types.ts';

/** A D3 is a D6 read by halves: 1–2 is 1, 3–4 is 2, 5–6 is 3. */
export const d3: NumberDie = { id: 'D3', faces: [1, 1, 2, 2, 3, 3] };

export const d8: NumberDie = { id: 'D8', faces: [1, 2, 3, 4, 5, 6, 7, 8] };

/** The Peril Die sets how many enemies come, so its faces start at 3. */
export const peril: NumberDie = { id: 'Peril', faces: [3, 3, 4, 4, 5, 6] };

/** A D36 is two dice read as tens and ones: 11–16, 21–26, … 61–66. */
export const d36: NumberDie = {
  id: 'D36',
  faces: d6.faces.flatMap((tens) => d6.faces.map((ones) => tens * 10 + ones)),
};

export function sum(values: readonly number[]): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

/** How many dice reach a number. */
export function successes(dice: readonly number[], need: number): number {
  let reached = 0;
  for (const die of dice) if (die >= need) reached++;
  return reached;
}

/** The chance that a die shows a face that will do. */
export function chanceToSucceed({ faces }: NumberDie, succeeds: (face: number) => boolean): number {
  return faces.filter(succeeds).length / faces.length;
}

interface DiceAmount {
  readonly die: NumberDie;
  readonly count: number;
  readonly plus: number;
}

const DICE: Readonly<Record<Exclude<Amount, number>, DiceAmount>> = {
  D3: { die: d3, count: 1, plus: 0 },
  D6: { die: d6, count: 1, plus: 0 },
  'D6+2': { die: d6, count: 1, plus: 2 },
  '2D6': { die: d6, count: 2, plus: 0 },
  D8: { die: d8, count: 1, plus: 0 },
  P: { die: peril, count: 1, plus: 0 },
  '2P': { die: peril, count: 2, plus: 0 },
};

/** The dice behind an amount that is no plain number. */
export function diceOf(amount: Exclude<Amount, number>): DiceAmount {
  return DICE[amount];
}

/**
 * The number of an amount, rolled where it takes dice: of an enemy, a card, the dark. What heroes roll
 * themselves goes through `heroAmount`, because their Grit re-rolls it.
 */
export function rollAmount(g: Pick<Adventure, 'rollMany'>, label: string, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  const { die, count, plus } = DICE[amount];
  return sum(g.rollMany(label, die, count)) + plus;
}
