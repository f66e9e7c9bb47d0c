import { type Deck, discardCard } from '@crawlspace/kernel';
import type { Adventure } from '../../adventure.ts';
import { inFight } from '../../adventure.ts';
import type { Content } from '../../content-types.ts';
import type { CardId } from '../../ids.ts';
import type { AdventureState, CarriedItem, Hero } from '../../state.ts';
import { noteUse, removeItem, setEquipped } from '../abilities/changes.ts';
import { isPersonal, works } from '../held/held.ts';
import { cardOf } from '../held/item-cards.ts';

/** A new card in somebody's hands; it still has to be given to a hero. */
export function newItem(
  state: Pick<AdventureState, 'nextItem'>,
  content: Content,
  card: CardId,
): CarriedItem {
  const charges = cardOf(content, card).charges ?? null;
  return { number: state.nextItem++, card, equipped: false, upgrades: [], charges, holds: [] };
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

/** Puts a card on the discard pile of its deck. Starting gear and personal items have none. */
export function discardItemCard(g: Adventure, card: CardId): void {
  const pile = pileOf(g, card);
  if (pile) discardCard(pile, card);
}

function pileOf(g: Adventure, card: CardId): Deck | null {
  const { itemDecks, worlds } = g.content;
  const { decks } = g.state;
  if (itemDecks.gear.includes(card)) return decks.gear;
  const found = Object.entries(worlds).find(([, { artifacts }]) =>
    itemDecks[artifacts]?.includes(card),
  );
  return (found && decks.artifact[found[0]]) ?? null;
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
