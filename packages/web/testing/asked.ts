import type { GameShape, TableOf } from '@crawlspace/host';
import type { GameId } from '../src/game-ids.ts';
import { answerByOrders, ORDERS } from '../src/games/standing-orders.ts';
import type { StandingOrders } from '../src/settings/standing-orders.ts';

/** Whether the first question of a table reaches people who have given no orders. */
export function isAsked(
  game: GameId,
  table: Pick<TableOf<GameShape>, 'pending' | 'decision'>,
): boolean {
  const [question] = table.pending;
  return question !== undefined && !answerByOrders(game, {}, table.decision(question));
}

/** The orders of people who want to be asked everything. */
export const EVERYTHING_ASKED: StandingOrders = Object.fromEntries(
  Object.values(ORDERS).flatMap(({ families }) => families.map(({ key }) => [key, 'ask'] as const)),
);
