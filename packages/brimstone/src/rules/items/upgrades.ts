import type { Adventure } from '../../adventure.ts';
import type { CardId } from '../../ids.ts';
import type { CarriedItem, Hero } from '../../state.ts';
import { addItem, noteUse, putOnto, removeItem, takeOff } from '../abilities/changes.ts';
import { isUsedByAnother, itemCard, works } from '../held/held.ts';
import { cardOf } from '../held/item-cards.ts';
import { newItem } from './items.ts';
import { spendDarkStone } from './purse.ts';

const FORGED = 'forged';

/** Upgrade slots of an item that nothing is in. */
export function freeUpgradeSlots(g: Adventure, item: CarriedItem): number {
  let free = itemCard(g, item).upgradeSlots;
  for (const id of item.upgrades) free -= cardOf(g.content, id).upgrade?.takes ?? 0;
  return free;
}

/** Whether an upgrade card can go onto an item: the right kind, slots, and its price in Dark Stone. */
export function canAttach(
  g: Adventure,
  hero: Hero,
  upgrade: CarriedItem,
  onto: CarriedItem,
): boolean {
  const { upgrade: needs } = itemCard(g, upgrade);
  if (!needs || upgrade === onto || hero.darkStone < needs.darkStone) return false;
  return !isUsedByAnother(g, hero, upgrade) && fitsUpgrade(g, upgrade.card, onto);
}

/** Whether an item is of the right kind for an upgrade and has the slots. */
export function fitsUpgrade(g: Adventure, upgrade: CardId, onto: CarriedItem): boolean {
  const needs = cardOf(g.content, upgrade).upgrade;
  if (!needs) return false;
  return needs.takes <= freeUpgradeSlots(g, onto) && fitsOnto(g, needs.onto, onto);
}

function fitsOnto(g: Adventure, kinds: readonly string[], item: CarriedItem): boolean {
  const { keywords, hands } = itemCard(g, item);
  const is = (word: string) =>
    keywords.includes(word) ||
    (word === 'one-handed' && hands === 1) ||
    (word === 'two-handed' && hands === 2);
  return kinds.some((kind) => kind.split('+').every(is));
}

/** Attaches an upgrade card: it becomes part of the item, and the Dark Stone for it is spent. */
export function attachUpgrade(
  g: Adventure,
  hero: Hero,
  upgrade: CarriedItem,
  onto: CarriedItem,
): void {
  spendDarkStone(hero, itemCard(g, upgrade).upgrade?.darkStone ?? 0);
  removeItem(g, hero, upgrade);
  putOnto(g, hero, onto, upgrade.card);
  g.emit({ t: 'upgrade-attached', hero: hero.index, card: upgrade.card, rule: 'B-ITEM-25' });
}

/** The upgrades of an item that can come off: all but those forged onto it. */
export function removableUpgrades(g: Adventure, item: CarriedItem): readonly CardId[] {
  if (item.upgrades.length === 0) return item.upgrades;
  return item.upgrades.filter((id) => !cardOf(g.content, id).keywords.includes(FORGED));
}

/** Takes an upgrade card off again and returns it. What attaching it cost is lost. */
export function removeUpgrade(
  g: Adventure,
  hero: Hero,
  item: CarriedItem,
  card: CardId,
): CarriedItem {
  takeOff(g, hero, item, card);
  const loose = newItem(g.state, g.content, card);
  if (works(g, hero, item)) noteUse(g, hero, loose);
  addItem(g, hero, loose);
  g.emit({ t: 'upgrade-removed', hero: hero.index, card, rule: 'B-ITEM-26' });
  return loose;
}
