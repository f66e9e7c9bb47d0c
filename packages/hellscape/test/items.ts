import type { Deck } from '@crawlspace/kernel';
import type { CarriedItem, DescentState, Hero } from '../src/state.ts';

/** Gives a hero an item, for the Inventory unless it is said to be equipped. */
export function give(state: DescentState, card: string, hero = 0, equipped = false): CarriedItem {
  const item: CarriedItem = { number: state.nextItem++, card, equipped };
  heroOf(state, hero).items.push(item);
  return item;
}

export function heroOf(state: DescentState, index = 0): Hero {
  const hero = state.heroes[index];
  if (!hero) throw new Error(`there is no hero ${index}`);
  return hero;
}

/** Puts cards on top of a deck, the first to be drawn first; they leave the pile they were in. */
export function stack(deck: Deck, ...cards: readonly string[]): void {
  for (const card of [...cards].reverse()) {
    const at = deck.draw.indexOf(card);
    if (at >= 0) deck.draw.splice(at, 1);
    deck.draw.push(card);
  }
}

/** The cards a hero carries: all, or only those in use. */
export function carries(hero: Hero): string[] {
  return hero.items.map(({ card }) => card);
}

export function wears(hero: Hero): string[] {
  return hero.items.filter(({ equipped }) => equipped).map(({ card }) => card);
}
