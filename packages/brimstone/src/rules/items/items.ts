import { type Deck, discardCard } from '@crawlspace/kernel';
import type { Adventure, Lookup } from '../../adventure.ts';
import { inFight } from '../../adventure.ts';
import { classIn } from '../../content/lookup.ts';
import type { Content, ItemCard } from '../../content/types.ts';
import type { CardId, ItemNumber } from '../../ids.ts';
import type { AdventureState, CarriedItem, Hero } from '../../state.ts';
import { noteUse, removeItem, setEquipped } from '../abilities/changes.ts';
import { cardOf } from './item-cards.ts';

export { cardOf } from './item-cards.ts';

export function itemCard(g: Lookup, item: CarriedItem): ItemCard {
  return cardOf(g.content, item.card);
}

/** A new card in somebody's hands; it still has to be given to a hero. */
export function newItem(
  state: Pick<AdventureState, 'nextItem'>,
  content: Content,
  card: CardId,
): CarriedItem {
  const charges = cardOf(content, card).charges ?? null;
  return { number: state.nextItem++, card, equipped: false, upgrades: [], charges, holds: [] };
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

/**
 * An item is about to be put away or handed over. What gave its bonus all the time, and a weapon held
 * in a fight, has been used by this hero in this turn.
 */
export function noteBenefit(g: Adventure, hero: Hero, item: CarriedItem): void {
  if (!works(g, hero, item)) return;
  const inForce = [item.card, ...item.upgrades].some((id) => gavePassiveBenefit(g, id));
  if (inForce) noteUse(g, hero, item);
}

function gavePassiveBenefit(g: Adventure, id: CardId): boolean {
  const { ability, weapon, shield } = cardOf(g.content, id);
  if (inFight(g) && (weapon || shield)) return true;
  return !!ability && Object.keys(ability).some((part) => part !== 'uses');
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

/** Puts a card on the discard pile of its deck. Starting gear and personal items have none. */
export function discardItemCard(g: Adventure, card: CardId): void {
  const pile = pileOf(g, card);
  if (pile) discardCard(pile, card);
}

function pileOf(g: Adventure, card: CardId): Deck | null {
  const { itemDecks } = g.content;
  const { decks } = g.state;
  if (itemDecks.gear.includes(card)) return decks.gear;
  if (itemDecks.mineArtifacts.includes(card)) return decks.artifact.mines;
  if (itemDecks.targaArtifacts.includes(card)) return decks.artifact.targa;
  return null;
}

/** Discards an item with the upgrades on it and what it holds. A personal item stays. */
export function discardItem(g: Adventure, hero: Hero, item: CarriedItem): void {
  if (!hero.items.includes(item) || isPersonal(g, item)) return;
  removeItem(g, hero, item);
  for (const card of [item.card, ...item.upgrades]) discardItemCard(g, card);
  g.emit({ t: 'item-lost', hero: hero.index, card: item.card, ...along(item) });
}

/** What goes wherever an item goes, as it is told. */
export function along({ upgrades, holds }: CarriedItem): { along?: readonly CardId[] } {
  const things = [...upgrades, ...holds];
  return things.length > 0 ? { along: things } : {};
}

/** Takes an item in hand or puts it on. Whether there is room is the caller's business. */
export function equip(g: Adventure, hero: Hero, item: CarriedItem): void {
  setEquipped(g, hero, item, true);
  g.emit({ t: 'equipped', hero: hero.index, card: item.card });
}

export function putAway(g: Adventure, hero: Hero, item: CarriedItem): void {
  noteBenefit(g, hero, item);
  setEquipped(g, hero, item, false);
  g.emit({ t: 'put-away', hero: hero.index, card: item.card });
}
