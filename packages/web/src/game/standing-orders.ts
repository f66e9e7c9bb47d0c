import type { Decision } from '@crawlspace/kernel';
import { brimstoneOrders } from '../brimstone/standing-orders.ts';
import { hellscapeOrders } from '../hellscape/standing-orders.ts';
import {
  answerIn,
  familyIn,
  type GameOrders,
  type QuestionFamily,
  type StandingOrders,
} from '../settings/standing-orders.ts';
import type { GameId } from './ids.ts';

/** What can answer itself in each game. */
export const ORDERS: Readonly<Record<GameId, GameOrders>> = {
  brimstone: brimstoneOrders,
  hellscape: hellscapeOrders,
};

/** The family of questions an order can be given for here and now; null when there is none. */
export function orderFamily(game: GameId, decision: Decision): QuestionFamily | null {
  return familyIn(ORDERS[game], decision);
}

/** What standing orders answer to a question of a game; null when it has to be asked. */
export function answerByOrders(
  game: GameId,
  orders: StandingOrders,
  decision: Decision,
): readonly string[] | null {
  return answerIn(ORDERS[game], orders, decision);
}
