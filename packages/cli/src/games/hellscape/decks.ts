import { TIERS, type Tier } from '@crawlspace/hellscape';
import { content } from './house.ts';

/** How many cards and tokens each deck has. */
export function deckCounts(): Readonly<Record<string, number>> {
  const items = Object.values(content.items);
  const tiers = (name: string, cards: Readonly<Record<string, { readonly tier: Tier }>>) =>
    TIERS.map((tier) => {
      const ofTier = Object.values(cards).filter((card) => card.tier === tier);
      return [`${name} ${tier}`, ofTier.length] as const;
    });
  const copies = (cards: readonly { readonly copies: number }[]) =>
    cards.reduce((sum, card) => sum + card.copies, 0);
  const itemsIn = (deck: string) => copies(items.filter((item) => item.deck === deck));
  return {
    ...Object.fromEntries([
      ...tiers('mobs', content.mobs),
      ...tiers('roaming monsters', content.roaming),
      ...tiers('mob items', content.mobItems),
    ]),
    'starting items': itemsIn('starting'),
    'common items': itemsIn('common'),
    'rare items': itemsIn('rare'),
    'epic items': itemsIn('epic'),
    doors: copies(Object.values(content.doors)),
    'hidden faces': copies(Object.values(content.faces)),
    skills: Object.keys(content.skills).length,
    arrows: Object.keys(content.arrows).length,
    'rogue tokens': Object.keys(content.rogueTokens).length,
    bosses: Object.keys(content.bosses).length,
    tiles: Object.keys(content.tiles).length,
    quests: Object.keys(content.quests).length,
  };
}
