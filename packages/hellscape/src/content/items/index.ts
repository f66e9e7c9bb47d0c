import type { ItemCard, MobItem } from '../../content-types.ts';
import type { CardId } from '../../ids.ts';
import { commonArms } from './common-arms.ts';
import { commonGear } from './common-gear.ts';
import { consumables } from './consumables.ts';
import { epicArms } from './epic-arms.ts';
import { epicGear } from './epic-gear.ts';
import { mobItemsLow } from './mob-items-1-2.ts';
import { mobItemsMiddle } from './mob-items-3-4.ts';
import { mobItemsHigh } from './mob-items-5.ts';
import { rareArms } from './rare-arms.ts';
import { rareGear } from './rare-gear.ts';
import { shadowbane } from './shadowbane.ts';
import { startingItems } from './starting.ts';

/** The 160 item cards of the Starting, Common, Rare and Epic decks. */
export const items: Readonly<Record<CardId, ItemCard>> = byId([
  ...startingItems,
  ...commonArms,
  ...commonGear,
  ...consumables,
  ...rareArms,
  ...rareGear,
  ...epicArms,
  ...epicGear,
  ...shadowbane,
]);

/** The 60 items that mobs carry, 20 for each of their levels. */
export const mobItems: Readonly<Record<CardId, MobItem>> = byId([
  ...mobItemsLow,
  ...mobItemsMiddle,
  ...mobItemsHigh,
]);

function byId<Card extends { readonly id: CardId }>(
  cards: readonly Card[],
): Readonly<Record<CardId, Card>> {
  return Object.fromEntries(cards.map((card) => [card.id, card]));
}
