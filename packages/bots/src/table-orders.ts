import type { Decision } from '@crawlspace/kernel';
import {
  answerIn,
  familyIn,
  type GameOrders,
  type StandingOrder,
  type StandingOrders,
} from './standing-orders.ts';

/** An order given at one table, for the rest of its game or for a while. */
export interface TableOrder {
  /** The family of questions it answers. */
  readonly family: string;
  readonly order: Exclude<StandingOrder, 'ask'>;
  /** The hero it is given for; null for everybody. */
  readonly hero: number | null;
  /** The fight or round it ends with, as the game names it; null for the whole game. */
  readonly span: string | null;
}

/** The orders given at each table, by game. */
export type TableOrders = Readonly<Record<string, readonly TableOrder[]>>;

/** All that somebody has said once and for all, as far as one table goes. */
export interface Orders {
  /** What holds for all games. */
  readonly general: StandingOrders;
  /** What holds at this table. */
  readonly here: readonly TableOrder[];
  /** They want the next chance that usually passes by itself. */
  readonly wantsChance: boolean;
}

/** What orders answer to a question at a table that stands so; null when it has to be asked. */
export function answerByOrders(
  game: GameOrders,
  { general, here, wantsChance }: Orders,
  decision: Decision,
  view: unknown,
): readonly string[] | null {
  if (wantsChance && familyIn(game, decision)?.isChance) return null;
  return answerIn(game, ordersFor(general, here, decision.seat, game.spanOf(view)), decision);
}

/** Whoever wanted a chance and lets it pass does not wait for another. */
export function passesUp(game: GameOrders, decision: Decision, picks: readonly string[]): boolean {
  const family = familyIn(game, decision);
  if (!family?.isChance || !family.usual) return false;
  return family[family.usual]?.answer(decision)?.join() === picks.join();
}

/** So many games keep their orders; of those not played for long they are forgotten. */
const MOST_GAMES = 20;

/** What stands for a hero now: what was said at this table goes before what holds for all games. */
export function ordersFor(
  general: StandingOrders,
  given: readonly TableOrder[],
  hero: number,
  span: string | null,
): StandingOrders {
  const here = standingNow(given, span).filter((each) => each.hero === null || each.hero === hero);
  return { ...general, ...Object.fromEntries(here.map((each) => [each.family, each.order])) };
}

/** Those whose time has not passed. */
export function standingNow(
  given: readonly TableOrder[],
  span: string | null,
): readonly TableOrder[] {
  return given.filter((each) => each.span === null || each.span === span);
}

/** A new order takes the place of what was said before about the same questions of the same heroes. */
export function withOrder(all: TableOrders, game: string, order: TableOrder): TableOrders {
  const { [game]: before = [], ...others } = all;
  const rest = before.filter(
    ({ family, hero }) => family !== order.family || (order.hero !== null && hero !== order.hero),
  );
  const recent = Object.entries(others).slice(1 - MOST_GAMES);
  return { ...Object.fromEntries(recent), [game]: [...rest, order] };
}

export function withoutOrder(all: TableOrders, game: string, order: TableOrder): TableOrders {
  return { ...all, [game]: (all[game] ?? []).filter((each) => each !== order) };
}

export function isTableOrders(stored: unknown): boolean {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return false;
  return Object.values(stored).every(
    (given: unknown) => Array.isArray(given) && given.every(isTableOrder),
  );
}

function isTableOrder(stored: unknown): boolean {
  if (typeof stored !== 'object' || stored === null) return false;
  const { family, order, hero, span } = stored as Partial<Record<keyof TableOrder, unknown>>;
  return (
    typeof family === 'string' &&
    (order === 'always' || order === 'never' || order === 'sometimes') &&
    (hero === null || typeof hero === 'number') &&
    (span === null || typeof span === 'string')
  );
}
