import {
  type AdventureView,
  classIn,
  type Hero,
  numbersOf,
  type StatName,
} from '@crawlspace/brimstone';
import { content } from '../../content.ts';

/** Something that changes a number on a hero's sheet. */
export interface Change {
  /** The card it comes from; null for what no card of the hero explains. */
  readonly card: string | null;
  readonly amount: number;
}

/** A number on the sheet: what it is now, what is printed, and what lies between. */
export interface Explained {
  readonly value: number;
  readonly base: number;
  readonly changes: readonly Change[];
}

export function explained(view: AdventureView, hero: Hero, stat: StatName): Explained {
  const base = classIn(content(), hero.class).base[stat] ?? 0;
  const value = numbersOf(view).heroes[hero.index]?.stats[stat] ?? base;
  const changes = cardsOf(hero).flatMap((card) => {
    const amount = amountOf(card, stat);
    return amount === 0 ? [] : [{ card, amount }];
  });
  const rest = value - base - changes.reduce((sum, { amount }) => sum + amount, 0);
  return {
    value,
    base,
    changes: rest === 0 ? changes : [...changes, { card: null, amount: rest }],
  };
}

/** Cards whose numbers count now: what is put away does nothing. */
function cardsOf(hero: Hero): string[] {
  const items = hero.items.filter(({ card, equipped }) => equipped || isAlwaysAtHand(card));
  return [
    ...hero.upgrades,
    ...items.flatMap(({ card, upgrades }) => [card, ...upgrades]),
    ...hero.conditions,
  ];
}

function isAlwaysAtHand(card: string): boolean {
  const item = content().items[card];
  return item !== undefined && item.hands === 0 && item.slots.length === 0;
}

function amountOf(card: string, stat: StatName): number {
  const source = content().upgrades[card] ?? content().items[card] ?? content().conditions[card];
  return source?.ability?.stats?.[stat] ?? 0;
}
