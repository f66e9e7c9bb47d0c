import type { Hero } from '@crawlspace/brimstone';
import { content } from '../../content.ts';

/** The cards that a hero has in use where another would go: in hand, or in the same slot. Each once. */
export function inItsPlace(hero: Hero, card: string): readonly string[] {
  const item = content().items[card];
  if (!item) return [];
  const cards = hero.items.flatMap(({ card: other, equipped }) => {
    const used = content().items[other];
    if (!equipped || !used || other === card) return [];
    const isInHand = item.hands > 0 && used.hands > 0;
    return isInHand || used.slots.some((slot) => item.slots.includes(slot)) ? other : [];
  });
  return [...new Set(cards)];
}
