import type { Lookup } from '../../adventure.ts';
import type { Content } from '../../content-types.ts';
import type { CarriedItem, Hero } from '../../state.ts';
import { type OfCards, workOutCards } from './hero-abilities.ts';

/** What the cards of a hero came to, and what it was worked out from. */
interface Recalled {
  readonly content: Content;
  readonly hero: Pick<Hero, 'class' | 'upgrades' | 'conditions'>;
  readonly items: readonly Carried[];
  readonly ofCards: OfCards;
}

interface Carried extends Pick<CarriedItem, 'number' | 'card' | 'equipped' | 'upgrades'> {
  readonly works: boolean;
}

/** By hero, as a state was when it was first asked about. */
const recalled: (Recalled | undefined)[] = [];

/**
 * What the cards of a hero come to, for a state that has just been made: all futures of a table begin
 * with the same cards, and what was worked out for the last of them is handed out again while nothing
 * is different. Lists of cards are replaced as a whole, so the same list has the same cards.
 */
export function recallCards(g: Lookup, hero: Hero, working: readonly CarriedItem[]): OfCards {
  const last = recalled[hero.index];
  if (last?.content === g.content && isAsBefore(last, hero, working)) return last.ofCards;
  const ofCards = workOutCards(g, hero, working);
  const { class: its, upgrades, conditions } = hero;
  const items = hero.items.map((item) => ({
    number: item.number,
    card: item.card,
    equipped: item.equipped,
    upgrades: item.upgrades,
    works: working.includes(item),
  }));
  recalled[hero.index] = {
    content: g.content,
    hero: { class: its, upgrades, conditions },
    items,
    ofCards,
  };
  return ofCards;
}

function isAsBefore(
  { hero: before, items }: Recalled,
  hero: Hero,
  working: readonly CarriedItem[],
) {
  if (before.class !== hero.class || before.upgrades !== hero.upgrades) return false;
  if (before.conditions !== hero.conditions || items.length !== hero.items.length) return false;
  for (let i = 0; i < items.length; i++) {
    const item = hero.items[i] as CarriedItem;
    const carried = items[i] as Carried;
    if (item.number !== carried.number || item.card !== carried.card) return false;
    if (item.equipped !== carried.equipped || item.upgrades !== carried.upgrades) return false;
    if (working.includes(item) !== carried.works) return false;
  }
  return true;
}
