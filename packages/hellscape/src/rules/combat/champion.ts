import type { Rule } from '@crawlspace/kernel';
import type { Combat } from '../../combat.ts';
import { type Descent, heroAt } from '../../descent.ts';
import type { Ally, Hero } from '../../state.ts';
import { inForce, type Owned, useOf } from '../abilities/in-force.ts';
import { figureOf, heroOf, heroSide } from '../figures/queries.ts';

/** Who fights for the heroes: a hero, or a spirit for whom its owner decides and pays. */
export interface Champion {
  readonly hero: Hero;
  readonly ally: Ally | null;
}

/** Nobody decides for the Summoner, nor for a spirit that has fallen in the combat. */
export function championOf(g: Descent, combat: Combat): Champion | null {
  const hero = heroOf(g, combat);
  if (hero) return { hero, ally: null };
  const ally = figureOf(g, heroSide(combat));
  if (!ally || !('owner' in ally) || ally.owner === null) return null;
  return { hero: heroAt(g, ally.owner), ally };
}

/** The abilities for combats of a hero, or those of the spirit. */
export function combatAbilities(g: Descent, { hero, ally }: Champion): readonly Owned[] {
  if (!ally) return inForce(g, hero, 'combat');
  return g.content.classes[hero.class].allyAbilities?.(g, hero, ally) ?? NONE;
}

const NONE: readonly Owned[] = [];

export function* useInCombat(g: Descent, { hero, ally }: Champion, owned: Owned): Rule {
  yield* g.do.useAbility(g, { ...useOf(hero, owned), ally });
}
