import type { TextRef } from '@crawlspace/kernel';
import type { Estimate } from '../chance/estimate.ts';

/** A number that may be so far off, in points, is said as a range. */
const SURE = 5;
const STEP = 5;

/** A chance to win, in words: a number, or about from where to where when little stands behind it. */
export function oddsText({ chance, low, high }: Estimate): TextRef {
  const [least, most] = [Math.floor, Math.ceil].map(
    (round, end) => STEP * round((100 * (end === 0 ? low : high)) / STEP),
  ) as [number, number];
  if (Math.round(500 * (high - low)) <= 10 * SURE)
    return { key: 'why.odds', params: { chance: Math.round(100 * chance) } };
  return { key: 'why.odds-about', params: { low: Math.max(1, least), high: Math.min(99, most) } };
}
