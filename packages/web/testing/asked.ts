import { answerIn, ORDERS, type StandingOrders } from '@crawlspace/bots/orders';
import { type Moment, type Question, toDecision } from '@crawlspace/kernel';
import type { GameId } from '../src/game-ids.ts';

/** Whether the first question of a table reaches people who have given no orders. */
export function isAsked(
  game: GameId,
  { pending, moment }: { readonly pending: readonly Question[]; readonly moment: Moment },
): boolean {
  const [question] = pending;
  return question !== undefined && !answerIn(ORDERS[game], {}, toDecision(question, moment));
}

/** The orders of people who want to be asked everything. */
export const EVERYTHING_ASKED: StandingOrders = Object.fromEntries(
  Object.values(ORDERS).flatMap(({ families }) => families.map(({ key }) => [key, 'ask'] as const)),
);
