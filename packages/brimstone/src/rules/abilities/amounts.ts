import { d3, d6, d8, type NumberDie, peril, sum } from '@crawlspace/kernel';
import type { Adventure } from '../../adventure.ts';
import type { Amount } from '../../content/types.ts';

interface DiceAmount {
  readonly die: NumberDie;
  readonly count: number;
  readonly plus: number;
}

const DICE: Readonly<Record<Exclude<Amount, number>, DiceAmount>> = {
  D3: { die: d3, count: 1, plus: 0 },
  'D3+1': { die: d3, count: 1, plus: 1 },
  D6: { die: d6, count: 1, plus: 0 },
  'D6+2': { die: d6, count: 1, plus: 2 },
  '2D6': { die: d6, count: 2, plus: 0 },
  '3D6': { die: d6, count: 3, plus: 0 },
  D8: { die: d8, count: 1, plus: 0 },
  P: { die: peril, count: 1, plus: 0 },
  '2P': { die: peril, count: 2, plus: 0 },
};

/** The number of an amount, rolled where it takes dice. Nobody's Grit re-rolls these. */
export function rollAmount(g: Pick<Adventure, 'rollMany'>, label: string, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  const { die, count, plus } = DICE[amount];
  return sum(g.rollMany(label, die, count)) + plus;
}
