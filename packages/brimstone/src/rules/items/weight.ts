import type { Adventure } from '../../adventure.ts';
import type { CarriedItem, Hero } from '../../state.ts';
import { abilitiesOfHero } from '../abilities/hero-abilities.ts';
import { heroStat } from '../figures/stats.ts';
import { weightOf } from '../held/burden.ts';

export function carriedWeight(g: Adventure, hero: Hero): number {
  return abilitiesOfHero(g, hero).weight;
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
