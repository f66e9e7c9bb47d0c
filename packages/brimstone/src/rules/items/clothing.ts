import { type OptionDetails, pick, type Rule } from '@crawlspace/kernel';
import { type Adventure, heroesUp, inFight } from '../../adventure.ts';
import { amongItems, withFirst } from '../../asking.ts';
import { promptFor } from '../../asks.ts';
import type { ClothingSlot } from '../../ids.ts';
import type { CarriedItem, Hero } from '../../state.ts';
import { abilitiesOfHero } from '../abilities/hero-abilities.ts';
import { equippedItems, itemCard, mayUse } from '../held/held.ts';
import { handsAtTurnStart } from './hands.ts';
import { equip, putAway } from './items.ts';

/** What is worn in any of these slots. */
export function wornIn(g: Adventure, hero: Hero, slots: readonly ClothingSlot[]): CarriedItem[] {
  return equippedItems(g, hero).filter((item) =>
    itemCard(g, item).slots.some((slot) => slots.includes(slot)),
  );
}

/** Whether the hero can put the item on at all, if need be in place of something else. */
export function isWearable(g: Adventure, hero: Hero, item: CarriedItem): boolean {
  const card = itemCard(g, item);
  if (card.slots.length === 0 || item.equipped || !mayUse(g, hero, card)) return false;
  return !card.slots.some((slot) => isBlocked(g, hero, slot));
}

/** Whether the item can be worn beside everything that is worn already. */
export function canWear(g: Adventure, hero: Hero, item: CarriedItem): boolean {
  return isWearable(g, hero, item) && wornIn(g, hero, itemCard(g, item).slots).length === 0;
}

function isBlocked(g: Adventure, hero: Hero, slot: ClothingSlot): boolean {
  return abilitiesOfHero(g, hero).blocked.has(slot);
}

/** Puts an item on in place of whatever is in its slots. */
export function wear(g: Adventure, hero: Hero, item: CarriedItem): void {
  for (const other of wornIn(g, hero, itemCard(g, item).slots)) putAway(g, hero, other);
  equip(g, hero, item);
}

/** What is worn in a slot that can take nothing any more comes off and is kept. */
export function takeOffBlocked(g: Adventure, hero: Hero): void {
  if (abilitiesOfHero(g, hero).blocked.size === 0) return;
  for (const item of equippedItems(g, hero)) {
    const blocked = itemCard(g, item).slots.some((slot) => isBlocked(g, hero, slot));
    if (blocked) putAway(g, hero, item);
  }
}

/**
 * In a fight clothing is switched only when a turn begins, and in the first edition the hands are
 * assigned then too.
 */
export function* equipAtTurnStart(g: Adventure): Rule {
  if (!inFight(g)) return;
  for (const hero of heroesUp(g)) {
    yield* switchClothing(g, hero);
    yield* handsAtTurnStart(g, hero);
  }
}

/** Asks who carries clothing that could be worn instead, until everything is as wanted. */
function* switchClothing(g: Adventure, hero: Hero): Rule {
  const settled = new Set<CarriedItem>();
  for (;;) {
    const spare = hero.items.filter((item) => !settled.has(item) && isWearable(g, hero, item));
    if (spare.length === 0) return;
    const item = yield* pick({
      seat: hero.index,
      prompt: promptFor('switch-clothing'),
      rule: 'B-ITEM-13',
      ...withFirst('keep', amongItems(hero, spare)),
      describe: describeClothing,
    });
    if (!item) return;
    for (const other of wornIn(g, hero, itemCard(g, item).slots)) settled.add(other);
    wear(g, hero, item);
  }
}

function describeClothing(item: CarriedItem | null): OptionDetails {
  if (!item) return { text: { key: 'option.as-it-is' } };
  return { text: { key: 'option.wear', params: { card: { key: `${item.card}.name` } } } };
}
