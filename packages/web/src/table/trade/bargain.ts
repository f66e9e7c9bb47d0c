import type { Thought } from '@crawlspace/host';
import type { Decision } from '@crawlspace/kernel';
import type { VNode } from 'preact';

/** Where a thing lies: in use, or put away. */
export type Place = 'worn' | 'carried';

/** Something that can be done with a thing now: put on, taken off, handed over. */
export interface Deal {
  readonly id: string;
  readonly label: string;
  /** The hero who would have it then, and where it would lie. */
  readonly to: number;
  readonly place: Place;
  /** The numbers of whoever has it then, before and after; null when none change. */
  readonly changes: VNode | null;
  /** Does it; says why where it could not be done. */
  act(): Promise<string | null>;
}

/** A card, a token or whatever else changes hands. */
export interface Thing {
  readonly id: string;
  readonly name: string;
  /** Small, as it lies there. */
  readonly face: VNode;
  /** Large, when it is looked at. */
  readonly card: VNode;
  /** What whoever decides has in use where this would go, as large: to be compared. */
  readonly besides: { readonly hero: string; readonly cards: readonly VNode[] };
  /** What its owner would miss, whoever gets it; null when it can go to nobody, or is of no use here. */
  readonly without: VNode | null;
  readonly deals: readonly Deal[];
}

/** Somebody with belongings. */
export interface Trader {
  readonly hero: number;
  readonly name: string;
  readonly portrait: VNode | null;
  /** What the belongings come to. */
  readonly numbers: VNode;
  readonly worn: readonly Thing[];
  readonly carried: readonly Thing[];
}

/** What a bot would do with belongings: the thing and the deal; no deal when all lies well. */
export interface Proposal {
  readonly thing: Thing;
  readonly deal: Deal;
}

/** Everybody's belongings side by side, and what can be done with them. */
export interface Bargain {
  readonly title: string;
  /** What it costs, and what leaving it does. */
  readonly note: string;
  readonly traders: readonly Trader[];
  /** What a bot would do next; null when it would leave everything as it is. */
  advise(): Promise<Proposal | null>;
  /** What has been done stands. */
  readonly done: { readonly label: string; act(): Promise<void> };
  /** Away without having spent anything: what Escape does. The label is missing where it is the same as done. */
  readonly leave: { readonly label: string | null; act(): Promise<void> };
}

/** The deal that a bot proposes, by asking about each question in turn until it would do something. */
export async function proposalAmong(
  decisions: readonly Decision[],
  advise: (decision: Decision) => Promise<Thought>,
  traders: readonly Trader[],
): Promise<Proposal | null> {
  for (const decision of decisions) {
    const { picks, next = [] } = await advise(decision);
    const [pick] = picks;
    const named = [pick, ...next.map((what) => `${pick}-${what}`)];
    for (const thing of traders.flatMap(thingsOf)) {
      const deal = thing.deals.find(({ id }) => named.includes(id));
      if (deal) return { thing, deal };
    }
  }
  return null;
}

/** What dropping a thing there would do: nothing, one thing, or something still to be chosen. */
export function dealsAt({ deals }: Thing, to: number, place: Place): readonly Deal[] {
  const there = deals.filter((deal) => deal.to === to);
  const exactly = there.filter((deal) => deal.place === place);
  return exactly.length > 0 ? exactly : there;
}

export function thingsOf({ worn, carried }: Trader): readonly Thing[] {
  return [...worn, ...carried];
}
