import type { Ability } from '../src/ability.ts';
import type { Attacks, Content, ItemCard } from '../src/content-types.ts';
import type { Rarity } from '../src/ids.ts';
import { withPractice } from './practice.ts';

/** Weapons with dice that no balancing will change, besides the practice cards. */
export const ARMS = {
  bow: weapon('test-bow', { ranged: { yellow: 2, orange: 1 } }),
  crossbow: weapon('test-crossbow', { ranged: { orange: 2 } }),
  wand: weapon('test-wand', { magic: { yellow: 2 } }),
  blades: weapon('test-blades', { melee: { yellow: 2 } }),
} as const;

function weapon(id: string, attacks: Attacks): ItemCard {
  return { id, deck: 'starting', look: 'sword', slot: 'two-hands', copies: 1, attacks };
}

/** Cards that do nothing, to be drawn and forged. */
export function plainItem(id: string, deck: Rarity, more: Partial<ItemCard> = {}): ItemCard {
  return { id, deck, look: 'ring', slot: 'misc', copies: 1, ...more };
}

/** A charm with some abilities, worn in the misc slot. */
export function charm(id: string, ...abilities: readonly Ability[]): ItemCard {
  return { ...plainItem(id, 'common'), abilities };
}

/** Brings cards into the content, the weapons and the practice cards too. */
export function withItems(...items: readonly ItemCard[]) {
  return (content: Content): Content => {
    const practiced = withPractice(content);
    const all = [...Object.values(ARMS), ...items];
    return {
      ...practiced,
      items: { ...practiced.items, ...Object.fromEntries(all.map((item) => [item.id, item])) },
    };
  };
}
