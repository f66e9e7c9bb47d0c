import type { Decision } from '@crawlspace/kernel';
import type { Amount, Option, TableKit } from './kit.ts';
import { isOneTap } from './state.ts';
import { tableText } from './words.ts';

/** A question how much: its one option, and how many points that may get. */
export interface AmountAsked extends Amount {
  readonly option: Option;
  readonly min: number;
  readonly max: number;
}

/** How much is asked where points have one place to go; null for every other question. */
export function amountIn(kit: Pick<TableKit, 'amount'>, decision: Decision): AmountAsked | null {
  const [option, ...others] = decision.options;
  if (decision.kind !== 'allocate' || !option || others.length > 0 || isOneTap(decision))
    return null;
  const { min } = decision;
  const max = Math.min(decision.max, option.capacity ?? 0);
  return { option, min, max, ...(kit.amount?.(option) ?? pointsAlone(max)) };
}

function pointsAlone(max: number): Amount {
  return { step: 1, most: max, all: tableText('all-of-it', { amount: max }), say: String };
}

/** What these points come to. */
export function worthOf({ max, step, most }: AmountAsked, points: number): number {
  return points >= max ? most : points * step;
}

/** The points that come nearest to an amount without going beyond it. */
export function pointsFor({ min, max, step, most }: AmountAsked, amount: number): number {
  return amount >= most ? max : Math.max(min, Math.floor(amount / step));
}
