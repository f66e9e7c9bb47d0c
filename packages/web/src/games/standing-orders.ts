import type { Decision } from '@crawlspace/kernel';
import { brimstoneOrders, spanOf as fightIn } from '../brimstone/standing-orders.ts';
import { type GameId, gameOf, type TableId } from '../game-ids.ts';
import { hellscapeOrders, spanOf as roundIn } from '../hellscape/standing-orders.ts';
import {
  answerIn,
  familyIn,
  type GameOrders,
  type QuestionFamily,
  type StandingOrders,
} from '../settings/standing-orders.ts';

/** What can answer itself in each game. */
export const ORDERS: Readonly<Record<GameId, GameOrders>> = {
  brimstone: brimstoneOrders,
  hellscape: hellscapeOrders,
};

/** The family of questions an order can be given for here and now; null when there is none. */
export function orderFamily(game: TableId, decision: Decision): QuestionFamily | null {
  return familyIn(ORDERS[gameOf(game)], decision);
}

/** What standing orders answer to a question of a game; null when it has to be asked. */
export function answerByOrders(
  game: TableId,
  orders: StandingOrders,
  decision: Decision,
): readonly string[] | null {
  return answerIn(ORDERS[gameOf(game)], orders, decision);
}

/** Whoever wanted a chance and lets it pass does not wait for another. */
export function passesUp(game: TableId, decision: Decision, picks: readonly string[]): boolean {
  const family = orderFamily(game, decision);
  if (!family?.isChance || !family.usual) return false;
  return family[family.usual]?.answer(decision)?.join() === picks.join();
}

type InFight = Parameters<typeof fightIn>[0];
type InRound = Parameters<typeof roundIn>[0];

/** The fight or round of a view that orders can be given for; null outside of one. */
export function spanIn(game: GameId, view: object): string | null {
  return game === 'brimstone' ? fightIn(view as InFight) : roundIn(view as InRound);
}
