import { pickMany, type Rule } from '@crawlspace/kernel';
import { promptFor } from '../../asks.ts';
import type { Descent } from '../../descent.ts';
import { RARITIES, type Rarity } from '../../ids.ts';
import type { CarriedItem, Hero } from '../../state.ts';
import { AMONG_ITEMS } from '../picks.ts';
import { mayDiscard, rarityOf } from './items.ts';

/** Cards that go into one craft. */
const MATERIAL = 3;

export function canCraft(g: Descent, hero: Hero): boolean {
  return hero.items.length >= MATERIAL && material(g, hero).length >= MATERIAL;
}

/** Three items become one, a tier above the lowest of them; above Epic there is nothing. */
export function* craft(g: Descent, hero: Hero): Rule {
  const items = material(g, hero);
  const picked = yield* pickMany({
    seat: hero.index,
    prompt: promptFor('craft', { n: MATERIAL }),
    of: items,
    min: MATERIAL,
    max: MATERIAL,
    ...AMONG_ITEMS,
  });
  const used = items.filter((item) => picked.includes(item));
  const rarity = crafted(used.map(({ card }) => rarityOf(g.content, card)));
  for (const { number } of used) g.do.discardItem(g, hero, number);
  g.emit({ t: 'crafted', hero: hero.index, rarity, rule: 'H-TOKEN-11' });
  yield* g.do.drawItems(g, hero, rarity, 1);
}

/** The tier above the lowest. */
export function crafted(rarities: readonly Rarity[]): Rarity {
  const lowest = Math.min(...rarities.map((rarity) => RARITIES.indexOf(rarity)));
  return RARITIES[Math.min(lowest + 1, RARITIES.length - 1)] as Rarity;
}

function material(g: Descent, hero: Hero): CarriedItem[] {
  return hero.items.filter((item) => mayDiscard(g, hero, item));
}
