import type { Decision, Language } from '@crawlspace/kernel';

const STANDING_ORDERS = ['ask', 'always', 'never', 'sometimes'] as const;

/** What a person has said once and for all about a family of questions. */
export type StandingOrder = (typeof STANDING_ORDERS)[number];

/** The orders that were given, by family; to a family that is not here happens what is usual. */
export type StandingOrders = Readonly<Record<string, StandingOrder>>;

/** What an order does, in words. */
export type Wording = Readonly<Record<Language, string>>;

/** An order that can be given: what it is called, and what it answers; null when this one has to be asked after all. */
export interface OrderOnOffer {
  readonly words: Wording;
  readonly answer: (decision: Decision) => readonly string[] | null;
}

/** Questions that people may not want to be asked every time. */
export interface QuestionFamily<Key extends string = string> {
  /** What the order is kept under: a kind of question, or what the game says instead. */
  readonly key: Key;
  readonly text: Wording;
  /** What it can be set to, besides 'ask'. */
  readonly always?: OrderOnOffer;
  readonly never?: OrderOnOffer;
  /** Answers what hardly anybody would answer otherwise, and asks the rest. */
  readonly sometimes?: OrderOnOffer;
  /** What happens until somebody says something else; without it people are asked. */
  readonly usual?: Exclude<StandingOrder, 'ask'>;
  /** A chance to do something that is rarely wanted: people can say that they want the next one. */
  readonly isChance?: true;
}

/** The questions of a game that can answer themselves. */
export interface GameOrders {
  readonly families: readonly QuestionFamily[];
  /** The key of a question's family. */
  keyOf(decision: Decision): string;
  /** The fight or round of a view or a state that orders can be given for; null outside of one. */
  spanOf(view: unknown): string | null;
  /** The answer to a question that several orders bear on; undefined for every other question. */
  together?(orders: StandingOrders, decision: Decision): readonly string[] | null | undefined;
}

/** Families by what is asked. Both games have their orders in one place: each keeps its own under a name of its own. */
export function keptUnder(
  prefix: string,
  families: readonly QuestionFamily[],
): readonly QuestionFamily[] {
  return families.map((family) => ({ ...family, key: prefix + family.key }));
}

const YES: Wording = { en: 'Always', it: 'Sempre' };
const NO: Wording = { en: 'Never', it: 'Mai' };
const AS_LISTED: Wording = { en: 'In the listed order', it: 'Nell’ordine elencato' };

export function alwaysPick(option: string, words: Wording = YES): OrderOnOffer {
  return { words, answer: () => [option] };
}

export function neverPick(option: string, words: Wording = NO): OrderOnOffer {
  return { words, answer: () => [option] };
}

/** Takes options as they are listed: all of them, or so many as one question wants. */
export function asListed(
  count = Number.POSITIVE_INFINITY,
  words: Wording = AS_LISTED,
): OrderOnOffer {
  return { words, answer: ({ options }) => options.slice(0, count).map(({ id }) => id) };
}

/** The family of a question; null when no order can be given for it. */
export function familyIn(game: GameOrders, decision: Decision): QuestionFamily | null {
  const key = game.keyOf(decision);
  return game.families.find((family) => family.key === key) ?? null;
}

/**
 * The answer that standing orders give to a question; null when it has to be asked. The table still
 * checks it like any other answer.
 */
export function answerIn(
  game: GameOrders,
  orders: StandingOrders,
  decision: Decision,
): readonly string[] | null {
  const together = game.together?.(orders, decision);
  if (together !== undefined) return together;
  const family = familyIn(game, decision);
  const order = family ? orderOf(family, orders) : 'ask';
  if (!family || order === 'ask') return null;
  return family[order]?.answer(decision) ?? null;
}

/** What stands for a family: what was said, or what is usual. */
export function orderOf({ key, usual }: QuestionFamily, orders: StandingOrders): StandingOrder {
  return orders[key] ?? usual ?? 'ask';
}

/** The orders after this one; what is usual need not be kept. */
export function withGeneralOrder(
  orders: StandingOrders,
  family: QuestionFamily,
  order: StandingOrder,
): StandingOrders {
  const { [family.key]: _, ...others } = orders;
  return order === orderOf(family, {}) ? others : { ...others, [family.key]: order };
}

export function isStandingOrders(stored: unknown): boolean {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return false;
  const known: readonly unknown[] = STANDING_ORDERS;
  return Object.values(stored).every((each) => known.includes(each));
}
