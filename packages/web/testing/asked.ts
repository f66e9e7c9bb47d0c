import { answerIn, ORDERS, type StandingOrders } from '@crawlspace/bots/orders';
import type { GameShape, TableOf } from '@crawlspace/host';
import type { GameId } from '../src/game-ids.ts';

/** Whether the first question of a table reaches people who have given no orders. */
export function isAsked(
  game: GameId,
  table: Pick<TableOf<GameShape>, 'pending' | 'decision'>,
): boolean {
  const [question] = table.pending;
  return question !== undefined && !answerIn(ORDERS[game], {}, table.decision(question));
}

/** The orders of people who want to be asked everything. */
export const EVERYTHING_ASKED: StandingOrders = Object.fromEntries(
  Object.values(ORDERS).flatMap(({ families }) => families.map(({ key }) => [key, 'ask'] as const)),
);
