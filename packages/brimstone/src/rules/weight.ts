import type { Adventure } from '../adventure.ts';
import type { CarriedItem, Hero } from '../state.ts';
import { cardOf, itemCard } from './items.ts';
import { heroStat } from './stats.ts';

/** Weight icons of an item and of the upgrades on it. */
export function weightOf(g: Adventure, item: CarriedItem): number {
  let weight = itemCard(g, item).weight;
  for (const upgrade of item.upgrades) weight += cardOf(g.content, upgrade).weight;
  return weight;
}

export function carriedWeight(g: Adventure, hero: Hero): number {
  let weight = 0;
  for (const item of hero.items) weight += weightOf(g, item);
  return weight;
}

/** Five and the hero's Strength. */
export function carryLimit(g: Adventure, hero: Hero): number {
  return heroStat(g, hero, 'carry') + heroStat(g, hero, 'strength');
}

/** Whether the hero can take the item without carrying too much. */
export function canCarry(g: Adventure, hero: Hero, item: CarriedItem): boolean {
  const weight = weightOf(g, item);
  return weight === 0 || carriedWeight(g, hero) + weight <= carryLimit(g, hero);
}
