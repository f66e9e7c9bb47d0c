import { concluded, d6, NOTHING_HAPPENS, type NumberDie, type Rule } from '@crawlspace/kernel';
import type { Adventure } from '../../adventure.ts';
import type { Amount } from '../../content-types.ts';
import { d3, d8, diceOf, sum } from '../../dice.ts';
import type { HeroDice } from '../../effects.ts';
import type { Hero } from '../../state.ts';
import { offerRerolls } from './rerolls.ts';

const DICE: Readonly<Record<'D3' | 'D6' | 'D8', NumberDie>> = { D3: d3, D6: d6, D8: d8 };

/**
 * Rolls dice for a hero and offers every re-roll that may be used. The label of the dice is the
 * purpose. Charts are never re-rolled.
 */
export function heroRoll(
  g: Adventure,
  hero: Hero,
  purpose: string,
  asked: HeroDice,
): Rule<number[]> {
  return roll(g, hero, purpose, DICE[asked.die ?? 'D6'], asked);
}

/** What a hero rolls for an amount, re-rolls included. More than `most` would be of no use. */
export function* heroAmount(
  g: Adventure,
  hero: Hero,
  purpose: string,
  amount: Amount,
  most = Number.POSITIVE_INFINITY,
): Rule<number> {
  if (typeof amount === 'number') return amount;
  const { die, count, plus } = diceOf(amount);
  return sum(yield* roll(g, hero, purpose, die, { count, enough: most - plus })) + plus;
}

/** Mostly there is nothing to offer: a coroutine starts only where there is. */
function roll(
  g: Adventure,
  hero: Hero,
  purpose: string,
  die: NumberDie,
  asked: HeroDice,
): Rule<number[]> {
  const dice = g.rollMany(purpose, die, asked.count);
  if (dice.length === 0) return concluded(dice);
  tellRoll(g, hero, purpose, dice, asked.need);
  if (asked.chart) return concluded(dice);
  const rerolls = offerRerolls(g, { hero, purpose, die, dice, asked });
  return rerolls === NOTHING_HAPPENS ? concluded(dice) : afterwards(rerolls, dice);
}

function* afterwards(rerolls: Rule, dice: number[]): Rule<number[]> {
  yield* rerolls;
  return dice;
}

function tellRoll(
  g: Adventure,
  hero: Hero,
  purpose: string,
  dice: readonly number[],
  need: number | undefined,
): void {
  const { index } = hero;
  if (need === undefined) g.emit({ t: 'rolled', hero: index, purpose, dice: [...dice] });
  else g.emit({ t: 'rolled', hero: index, purpose, dice: [...dice], need });
}
