import type { Lookup } from '../../adventure.ts';
import type { CarriedItem, Hero } from '../../state.ts';
import { itemCard } from './held.ts';
import { cardOf } from './item-cards.ts';

/** Weight icons of an item and of the upgrades on it. */
export function weightOf(g: Lookup, item: CarriedItem): number {
  let weight = itemCard(g, item).weight;
  for (const upgrade of item.upgrades) weight += cardOf(g.content, upgrade).weight;
  return weight;
}

/** The weight of everything a hero carries, added up. */
export function weightOfAll(g: Lookup, hero: Hero): number {
  let weight = 0;
  for (const item of hero.items) weight += weightOf(g, item);
  return weight;
}

/** How many hands the items in hand take. */
export function handsFull(g: Lookup, hero: Hero): number {
  let hands = 0;
  for (const item of hero.items) if (item.equipped) hands += itemCard(g, item).hands;
  return hands;
}
