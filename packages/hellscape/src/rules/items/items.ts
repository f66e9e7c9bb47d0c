import {
  discardCard,
  drawCard,
  numbered,
  type OptionDetails,
  pick,
  type Rule,
  type TextRef,
} from '@crawlspace/kernel';
import { promptOn } from '../../asks.ts';
import type { Content } from '../../content-types.ts';
import { type Descent, heroesIn } from '../../descent.ts';
import { type CardId, type ItemNumber, RARITIES, type Rarity, type Tier } from '../../ids.ts';
import type { HellscapeMeaning } from '../../meanings.ts';
import type { CarriedItem, Hero, Treasure } from '../../state.ts';
import {
  addItem,
  changeItems,
  describeWay,
  type EquipWay,
  equip,
  itemOf,
  meansWay,
  mustStayEquipped,
  waysToEquip,
} from './equip.ts';
import { returnToBag } from './treasure.ts';

/** The loot of a mob counts as high as the level that brought it. */
const RARITY_OF_TIER: Readonly<Record<Tier, Rarity>> = {
  '1-2': 'common',
  '3-4': 'rare',
  '5': 'epic',
};

/** Starting items and consumables count as Common; the others as the deck they are from. */
export function rarityOf(content: Content, card: CardId): Rarity {
  const item = content.items[card];
  if (item) return item.consumable || item.deck === 'starting' ? 'common' : item.deck;
  const mobItem = content.mobItems[card];
  if (!mobItem) throw new Error(`there is no item ${card}`);
  return RARITY_OF_TIER[mobItem.tier];
}

/** Item cards from the deck of this rarity; the hero may equip them at once or hand them over. */
export function* drawItems(g: Descent, hero: Hero, rarity: Rarity, n: number): Rule {
  const found: CarriedItem[] = [];
  for (let i = 0; i < n; i++) drawInto(g, hero, rarity, found);
  yield* findPlaces(g, hero, found);
}

/**
 * The treasure on an enemy's card, or on the floor, goes to the hero: a card is drawn for each
 * token, and the tokens go back into the bag.
 */
export function* takeTreasure(g: Descent, hero: Hero, treasure: Treasure): Rule {
  const found: CarriedItem[] = [];
  for (const rarity of RARITIES) {
    for (let i = 0; i < treasure[rarity]; i++) drawInto(g, hero, rarity, found);
  }
  returnToBag(g, treasure);
  yield* findPlaces(g, hero, found);
}

/** The hero gains this card, wherever it was before. */
export function* gainItem(g: Descent, hero: Hero, card: CardId): Rule {
  yield* findPlaces(g, hero, [putIntoInventory(g, hero, card)]);
}

function drawInto(g: Descent, hero: Hero, rarity: Rarity, found: CarriedItem[]): void {
  const card = drawUsable(g, rarity);
  if (card) found.push(putIntoInventory(g, hero, card));
}

/**
 * The next card of the deck. A Set item of a class that nobody plays is discarded and another card
 * drawn for it; such cards are laid aside until then, so that they are not drawn again.
 */
function drawUsable(g: Descent, rarity: Rarity): CardId | undefined {
  const deck = g.state.decks.items[rarity];
  const useless: CardId[] = [];
  let card = drawCard(g, deck);
  while (card && !isForSomebody(g, card)) {
    useless.push(card);
    card = drawCard(g, deck);
  }
  for (const each of useless) {
    discardCard(deck, each);
    g.emit({ t: 'discarded', card: each });
  }
  return card;
}

function isForSomebody(g: Descent, card: CardId): boolean {
  const only = g.content.items[card]?.class;
  return only === undefined || g.state.heroes.some((hero) => hero.class === only);
}

/** A card comes to a hero, not equipped. */
export function putIntoInventory(g: Descent, hero: Hero, card: CardId): CarriedItem {
  const item = addItem(g, hero, card, false);
  g.emit({ t: 'item-gained', hero: hero.index, card });
  return item;
}

/** One after the other, the finder keeps a new item, equips it at once, or hands it to a hero of the zone. */
function* findPlaces(g: Descent, hero: Hero, items: readonly CarriedItem[]): Rule {
  for (const item of items) {
    const others = heroesIn(g, hero.zone).filter((other) => other !== hero);
    const to = yield* keepOrEquip(g, hero, item, others);
    if (!to) continue;
    handOver(g, hero, to, item);
    yield* keepOrEquip(g, to, item, []);
  }
}

/** Returns the hero it is handed to, if it is. Only the new item can be equipped here. */
function* keepOrEquip(
  g: Descent,
  hero: Hero,
  item: CarriedItem,
  others: readonly Hero[],
): Rule<Hero | null> {
  const ways = waysToEquip(g, hero, item);
  if (ways.length === 0 && others.length === 0) return null;
  const picked = yield* pick<Placing>({
    seat: hero.index,
    prompt: promptOn('new-item', item.card),
    of: [...ways, 'keep', ...others],
    id: placingId,
    rule: 'H-MOVE-32',
    means: (placing) => meansPlacing(item, placing),
    describe: (placing) => describePlacing(g, item, placing),
  });
  if (picked === 'keep') return null;
  if ('index' in picked) return picked;
  equip(g, hero, picked);
  return null;
}

/** Where a new item can go: on, into the Inventory, or to another hero. */
type Placing = EquipWay | 'keep' | Hero;

function placingId(placing: Placing): string {
  if (placing === 'keep') return placing;
  return 'index' in placing ? giftId(placing) : placing.id;
}

const giftTo = numbered('give');

/** How options name the hero that something is handed to. */
export function giftId({ index }: Hero): string {
  return giftTo(index);
}

function meansPlacing(item: CarriedItem, placing: Placing): HellscapeMeaning {
  if (placing === 'keep') return { kind: placing };
  return 'index' in placing
    ? { kind: 'give', hero: placing.index, item: item.number }
    : meansWay(placing);
}

function describePlacing(g: Descent, item: CarriedItem, placing: Placing): OptionDetails {
  const card = { key: `${item.card}.name` };
  if (placing === 'keep') return { text: { key: 'option.keep-item', params: { card } } };
  if (!('index' in placing)) return describeWay(placing);
  return { text: { key: 'option.give-item', params: { card, hero: heroName(g, placing) } } };
}

export function heroName(g: Descent, hero: Hero): TextRef {
  return { key: `${g.content.heroes[hero.class].id}.name` };
}

/** The item changes hands, and what was used up of it this round stays used up. */
export function handOver(g: Descent, from: Hero, to: Hero, item: CarriedItem): void {
  changeItems(g, from, () => from.items.splice(from.items.indexOf(item), 1));
  item.equipped = false;
  changeItems(g, to, () => to.items.push(item));
  takeUsesAlong(from.usedThisRound, to.usedThisRound, item.card);
  g.emit({ t: 'item-given', hero: from.index, other: to.index, card: item.card });
}

function takeUsesAlong(from: readonly string[], to: string[], card: CardId): void {
  for (const key of from) if (key.startsWith(`${card}/`) && !to.includes(key)) to.push(key);
}

/** The card leaves the hero for the discard pile of its deck. */
export function discardItem(g: Descent, hero: Hero, number: ItemNumber): void {
  const item = itemOf(hero, number);
  if (!item) return;
  changeItems(g, hero, () => hero.items.splice(hero.items.indexOf(item), 1));
  discardItemCard(g, item.card);
  g.emit({ t: 'discarded', hero: hero.index, card: item.card });
}

/** Starting items go back into the box: they are no part of the decks one draws from. */
function discardItemCard(g: Descent, card: CardId): void {
  const { items, mobItems } = g.state.decks;
  const tier = g.content.mobItems[card]?.tier;
  const deck = g.content.items[card]?.deck;
  if (tier) discardCard(mobItems[tier], card);
  else if (deck && deck !== 'starting') discardCard(items[deck], card);
}

/** Whether the hero could give the card up for good, as in a Forge: not what the quest hangs on. */
export function mayDiscard(g: Descent, hero: Hero, item: CarriedItem): boolean {
  return !mustStayEquipped(g, hero, item);
}
