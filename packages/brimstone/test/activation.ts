import type { Rule } from '@crawlspace/kernel';
import type { Adventure } from '../src/adventure.ts';
import { beginActivation, goOnActivating } from '../src/rules/turn/hero-activation.ts';
import type { Hero } from '../src/state.ts';

/** A whole activation of a hero, which an adventure takes in several steps. */
export function* activateHero(g: Adventure, hero: Hero): Rule {
  yield* beginActivation(g, hero);
  while (hero.activation) yield* goOnActivating(g, hero, hero.activation);
}
