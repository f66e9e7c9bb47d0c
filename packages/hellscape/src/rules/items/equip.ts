import { numbered, type OptionDetails, pick, type Rule } from '@crawlspace/kernel';
import { promptFor } from '../../asks.ts';
import type { Descent } from '../../descent.ts';
import type { CardId, ItemNumber, Slot } from '../../ids.ts';
import type { HellscapeMeaning } from '../../meanings.ts';
import type { CarriedItem, Hero } from '../../state.ts';
import { abilitiesChanged } from '../abilities/in-force.ts';
import { itemCard } from '../item-card.ts';
import { AMONG_ITEMS } from '../picks.ts';

/** One way to equip an item: its option, and the items that come off for it. */
export interface EquipWay {
  /** `equip-i12`, or `equip-i12-i5` where the player chooses what item 12 takes the place of. */
  readonly id: string;
  readonly item: CarriedItem;
  readonly off: readonly CarriedItem[];
}

const NO_WAY: readonly EquipWay[] = [];

export function itemOf(hero: Hero, number: ItemNumber): CarriedItem | undefined {
  for (const item of hero.items) if (item.number === number) return item;
  return undefined;
}

/** Whether the hero can wear or hold it at all: consumables need no place, some items are for one class. */
export function mayEquip(g: Descent, hero: Hero, card: CardId): boolean {
  const { slot, class: only } = itemCard(g, card);
  return slot !== 'none' && (only === undefined || only === hero.class);
}

/**
 * The ways the hero can equip an item now. A place holds one item; there are two hands, and a
 * two-handed item fills both. What is in the way comes off; what a quest wants equipped stays.
 */
export function waysToEquip(g: Descent, hero: Hero, item: CarriedItem): readonly EquipWay[] {
  if (item.equipped || !mayEquip(g, hero, item.card)) return NO_WAY;
  const ways = whatComesOff(g, hero, slotOf(g, item.card)).filter((off) =>
    off.every((each) => mayTakeOff(g, hero, each)),
  );
  return ways.map((off) => ({ id: wayId(item, off, ways.length), item, off }));
}

function whatComesOff(g: Descent, hero: Hero, slot: Slot): CarriedItem[][] {
  if (slot !== 'hand' && slot !== 'two-hands') {
    return [hero.items.filter((item) => item.equipped && slotOf(g, item.card) === slot)];
  }
  const held = inHands(g, hero);
  if (slot === 'two-hands') return [held];
  const [first, second] = held;
  if (first && slotOf(g, first.card) === 'two-hands') return [[first]];
  if (!first || !second) return [[]];
  return first.card === second.card ? [[first]] : [[first], [second]];
}

const putOn = numbered('equip-i');

function wayId(item: CarriedItem, off: readonly CarriedItem[], ways: number): string {
  const [replaced] = off;
  return ways > 1 && replaced ? `${putOn(item.number)}-i${replaced.number}` : putOn(item.number);
}

function inHands(g: Descent, hero: Hero): CarriedItem[] {
  return hero.items.filter(({ equipped, card }) => {
    if (!equipped) return false;
    const slot = slotOf(g, card);
    return slot === 'hand' || slot === 'two-hands';
  });
}

/** Puts it on; what it takes the place of goes to the Inventory. */
export function equip(g: Descent, hero: Hero, { item, off }: Omit<EquipWay, 'id'>): void {
  changeItems(g, hero, () => {
    for (const each of off) each.equipped = false;
    item.equipped = true;
  });
  g.emit({ t: 'equipped', hero: hero.index, card: item.card });
}

/** Whether an equipped item may go to the Inventory: a quest may want it to stay. */
export function mayTakeOff(g: Descent, hero: Hero, item: CarriedItem): boolean {
  return item.equipped && !mustStayEquipped(g, hero, item);
}

/** Whether the quest says that the item cannot lie in an Inventory. */
export function mustStayEquipped(g: Descent, hero: Hero, item: CarriedItem): boolean {
  return g.quest.keepsEquipped?.(g, hero, item.card) ?? false;
}

/** From its place to the Inventory: at any moment, and it costs nothing. */
export function takeOff(g: Descent, hero: Hero, item: CarriedItem): void {
  if (!mayTakeOff(g, hero, item)) return;
  changeItems(g, hero, () => {
    item.equipped = false;
  });
  g.emit({ t: 'taken-off', hero: hero.index, card: item.card });
}

/** Whether the hero has anything on that may come off. */
export function canPutAway(g: Descent, hero: Hero): boolean {
  return hero.items.some((item) => mayTakeOff(g, hero, item));
}

/** The hero takes off one piece of equipment, at no cost. */
export function* putAway(g: Descent, hero: Hero): Rule {
  const item = yield* pick({
    seat: hero.index,
    prompt: promptFor('put-away'),
    of: hero.items.filter((each) => mayTakeOff(g, hero, each)),
    rule: 'H-ITEM-16',
    ...AMONG_ITEMS,
  });
  takeOff(g, hero, item);
}

/** A card comes to a hero. There is no limit to what a hero may carry. */
export function addItem(g: Descent, hero: Hero, card: CardId, equipped: boolean): CarriedItem {
  const item: CarriedItem = { number: g.state.nextItem++, card, equipped };
  changeItems(g, hero, () => hero.items.push(item));
  return item;
}

/**
 * Every change of what a hero carries or has equipped comes through here: what is in force is looked
 * up anew, and maximums that items raise go up and down with them.
 */
export function changeItems(g: Descent, hero: Hero, change: () => unknown): void {
  const before = maximumsRaised(g, hero);
  change();
  abilitiesChanged(g, hero);
  const after = maximumsRaised(g, hero);
  hero.maxHealth += after.health - before.health;
  hero.maxMana += after.mana - before.mana;
  hero.health = Math.min(hero.health, hero.maxHealth);
  hero.mana = Math.min(hero.mana, hero.maxMana);
}

/** By what is equipped. */
export function maximumsRaised(g: Descent, hero: Hero): { health: number; mana: number } {
  let health = 0;
  let mana = 0;
  for (const { card, equipped } of hero.items) {
    if (!equipped) continue;
    const printed = itemCard(g, card);
    health += printed.health;
    mana += printed.mana;
  }
  return { health, mana };
}

function slotOf(g: Descent, card: CardId): Slot {
  return itemCard(g, card).slot;
}

/** What a player reads for a way to equip. */
export function describeWay({ item, off }: EquipWay): OptionDetails {
  const card = { key: `${item.card}.name` };
  const [first, second] = off;
  if (!first) return { text: { key: 'option.equip', params: { card } } };
  const other = { key: `${first.card}.name` };
  if (!second) return { text: { key: 'option.equip-for', params: { card, other } } };
  const third = { key: `${second.card}.name` };
  return { text: { key: 'option.equip-for-both', params: { card, other, third } } };
}

export function meansWay({ item, off }: EquipWay): HellscapeMeaning {
  const { number, card } = item;
  return { kind: 'equip', item: number, card, off: off.map((each) => each.number) };
}
