import type { Adventure } from '../../adventure.ts';
import type { Hero } from '../../state.ts';

/** Ability Tokens are what a class powers its own abilities with: all of them are there again. */
export function resetAbilityTokens(_g: Adventure, hero: Hero): void {
  hero.chambers = [...hero.loaded];
}
