import type { Decision } from '@crawlspace/kernel';
import type { StandingOrder } from '../settings/standing-orders.ts';

type Option = Decision['options'][number];

/** A re-roll that is as likely to make a die better as not is worth it, when nobody is asked. */
const WORTH_IT = 0.5;

/** Re-rolls the dice that failed; where there is no number to reach, those that likely get better. */
export function reroll({ options, prompt, min, max }: Decision): readonly string[] | null {
  const need = prompt.params?.['need'];
  const isBad = (option: Option) =>
    typeof need === 'number' ? faceOf(option) < need : (option.odds ?? 0) >= WORTH_IT;
  const bad = options.filter(isBad).sort((a, b) => faceOf(a) - faceOf(b));
  const picks = bad.slice(0, max).map(({ id }) => id);
  return picks.length < min ? null : picks;
}

function faceOf({ text }: Option): number {
  return Number(text?.params?.['value'] ?? 0);
}

/**
 * Which re-roll to use, when there are several: one that costs nothing comes before Grit. Answered
 * only when the orders leave no doubt.
 */
export function rerollWith(
  { options }: Decision,
  grit: StandingOrder,
  free: StandingOrder,
): readonly string[] | null {
  const offers = options.filter(({ id }) => id !== 'keep');
  const costless = offers.find(({ cost }) => !cost?.['grit']);
  const costly = offers.find(({ cost }) => cost?.['grit']);
  if (costless && free !== 'never') return free === 'always' ? [costless.id] : null;
  if (costly && grit !== 'never') return grit === 'always' ? [costly.id] : null;
  return ['keep'];
}
