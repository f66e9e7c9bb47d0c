import type { Adventure, Lookup } from '../../adventure.ts';
import type { ItemCard } from '../../content-types.ts';
import type { ItemNumber } from '../../ids.ts';
import { classIn } from '../../lookup.ts';
import type { CarriedItem, Hero } from '../../state.ts';
import { cardOf } from './item-cards.ts';

export function itemCard(g: Lookup, item: CarriedItem): ItemCard {
  return cardOf(g.content, item.card);
}

export function itemOf(hero: Hero, number: ItemNumber): CarriedItem | undefined {
  for (const item of hero.items) if (item.number === number) return item;
  return undefined;
}

/** Whether a card does nothing unless it is in hand or worn. */
export function mustBeEquipped(card: ItemCard): boolean {
  return card.hands > 0 || card.slots.length > 0;
}

/** Whether the restriction bar lets the hero use the item. */
export function mayUse(g: Pick<Adventure, 'content'>, hero: Hero, card: ItemCard): boolean {
  if (card.only.length === 0) return true;
  const { keywords } = classIn(g.content, hero.class);
  return card.only.some((keyword) => keywords.includes(keyword));
}

/**
 * Whether the text of an item counts for its owner: allowed, in hand or worn where it has to be, no
 * loose upgrade, and not used by another hero earlier in the turn.
 */
export function works(g: Lookup, hero: Hero, item: CarriedItem): boolean {
  const card = itemCard(g, item);
  if (!item.equipped && mustBeEquipped(card)) return false;
  if (card.upgrade !== undefined) return false;
  return !isUsedByAnother(g, hero, item) && mayUse(g, hero, card);
}

/** Another hero has used it earlier in this turn. */
export function isUsedByAnother(g: Lookup, hero: Hero, { used }: CarriedItem): boolean {
  return used !== undefined && used.turn === g.state.turn.number && used.by !== hero.index;
}

/** The items in hand or worn. */
export function equippedItems(_g: Adventure, hero: Hero): CarriedItem[] {
  return hero.items.filter(({ equipped }) => equipped);
}

/** Starting gear cannot be traded, given away or lost to cards. */
export function isStartingGear(g: Lookup, item: CarriedItem): boolean {
  return g.content.itemDecks.starting.includes(item.card);
}

export function isPersonal(g: Lookup, item: CarriedItem): boolean {
  return itemCard(g, item).personal === true;
}

/** Whether an item can be handed to another hero at all. */
export function isTransferable(g: Lookup, item: CarriedItem): boolean {
  return !isPersonal(g, item) && !isStartingGear(g, item);
}

/** Dark Stone carried: shards and the icons of items and of the upgrades on them. */
export function darkStoneCarried(g: Adventure, hero: Hero): number {
  let stones = hero.darkStone;
  for (const item of hero.items) stones += darkStoneIn(g, item);
  return stones;
}

/** The Dark Stone Icons of an item and of the upgrades attached to it. */
export function darkStoneIn(g: Adventure, item: CarriedItem): number {
  let stones = itemCard(g, item).darkStone;
  for (const upgrade of item.upgrades) stones += cardOf(g.content, upgrade).darkStone;
  return stones;
}
