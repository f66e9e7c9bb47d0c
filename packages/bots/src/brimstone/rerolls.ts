import { factsOf, meaningIn } from '@crawlspace/brimstone';
import type { Decision } from '@crawlspace/kernel';
import type { StandingOrder } from '../standing-orders.ts';

type Option = Decision['options'][number];

/** A re-roll that is as likely to make a die better as not is worth it, when nobody is asked. */
const WORTH_IT = 0.5;
/** Of six faces five are better. */
const BAD = 0.8;

/** Re-rolls the dice that failed; where there is no number to reach, those that likely get better. */
export function reroll(decision: Decision): readonly string[] | null {
  const { options, min, max } = decision;
  const { need } = factsOf(decision);
  const isBad = (option: Option) =>
    need !== undefined ? faceOf(option) < need : (option.odds ?? 0) >= WORTH_IT;
  const bad = options.filter(isBad).sort((a, b) => faceOf(a) - faceOf(b));
  const picks = bad.slice(0, max).map(({ id }) => id);
  if (picks.length === 0 && isChosen(decision)) return null;
  return picks.length < min ? null : picks;
}

/** Whether somebody has just chosen what to re-roll with: then they want to choose the dice. */
export function isChosen({ options: [first] }: Decision): boolean {
  const meaning = first && meaningIn(first);
  return meaning?.kind === 'die' && meaning.chosen === true;
}

/** Whether there is a die that would get better almost for sure. */
export function hasBadDie({ options }: Decision): boolean {
  return options.some(({ odds = 0 }) => odds >= BAD);
}

/** Whether the dice do as they lie: what more they could do would be of no use. */
export function doAsTheyLie(decision: Decision): boolean {
  return factsOf(decision).done === true;
}

/** Whether one of the dice has reached what is needed. */
export function hasSuccess(decision: Decision): boolean {
  const { need = Number.POSITIVE_INFINITY, dice = [] } = factsOf(decision);
  return dice.some((face) => face >= need);
}

function faceOf(option: Option): number {
  const meaning = meaningIn(option);
  return meaning?.kind === 'die' ? meaning.value : 0;
}

/** What an order comes to with these dice: sometimes is now, if one of them is as bad as can be. */
function orderNow(order: StandingOrder, decision: Decision): StandingOrder {
  if (order !== 'sometimes') return order;
  const { dice = [] } = factsOf(decision);
  return !doAsTheyLie(decision) && dice.includes(1) ? 'ask' : 'never';
}

/**
 * Which re-roll to use, when there are several: one that costs nothing comes before Grit. Answered
 * only when the orders leave no doubt.
 */
export function rerollWith(
  decision: Decision,
  grit: StandingOrder,
  free: StandingOrder,
): readonly string[] | null {
  const offers = decision.options.filter(({ id }) => id !== 'keep');
  const costless = offers.find(({ cost }) => !cost?.['grit']);
  const costly = offers.find(({ cost }) => cost?.['grit']);
  for (const [offer, order] of [
    [costless, orderNow(free, decision)],
    [costly, orderNow(grit, decision)],
  ] as const)
    if (offer && order !== 'never') return order === 'always' ? [offer.id] : null;
  return ['keep'];
}
