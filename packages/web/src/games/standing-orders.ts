import { familyIn, ORDERS, type QuestionFamily } from '@crawlspace/bots/orders';
import type { Decision } from '@crawlspace/kernel';
import { gameOf, type TableId } from '../game-ids.ts';

/** The family of questions an order can be given for here and now; null when there is none. */
export function orderFamily(game: TableId, decision: Decision): QuestionFamily | null {
  return familyIn(ORDERS[gameOf(game)], decision);
}
