import type { ItemCard, MobItem } from '../../content-types.ts';
import type { CardId, Tier } from '../../ids.ts';
import type { Look } from '../../looks.ts';

type ItemFace = Omit<ItemCard, 'id' | 'deck' | 'copies' | 'look'> & {
  readonly look: Look;
  readonly copies?: number;
};

type MobItemFace = Omit<MobItem, 'id' | 'tier' | 'look'> & { readonly look: Look };

/** The cards of one deck, by id; there is one of each where nothing else is said. */
export function cardsOf(
  deck: ItemCard['deck'],
  faces: Readonly<Record<CardId, ItemFace>>,
): readonly ItemCard[] {
  return Object.entries(faces).map(([id, face]) => ({ id, deck, copies: 1, ...face }));
}

/** The items of the mobs of some levels: one of each. */
export function mobItemsOf(
  tier: Tier,
  faces: Readonly<Record<CardId, MobItemFace>>,
): readonly MobItem[] {
  return Object.entries(faces).map(([id, face]) => ({ id, tier, ...face }));
}
