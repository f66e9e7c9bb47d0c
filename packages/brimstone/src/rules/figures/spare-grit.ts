import type { UseTiming } from '../../abilities.ts';
import type { Adventure } from '../../adventure.ts';
import type { Activation, Hero } from '../../state.ts';
import { abilityUses } from '../abilities/ability-uses.ts';
import type { Usable } from '../abilities/usable.ts';

const ANYTIME: readonly UseTiming[] = ['anytime'];
const OWN_ACTIVATION: readonly UseTiming[] = ['anytime', 'activation'];

/** Whether a Grit past the maximum could be spent on the spot. */
export function canSpendAtOnce(g: Adventure, hero: Hero): boolean {
  return walking(hero) !== null || usesForGrit(g, hero).length > 0;
}

/** What a hero could use now that costs Grit. */
export function usesForGrit(g: Adventure, hero: Hero): readonly Usable[] {
  const timings = hero.activation ? OWN_ACTIVATION : ANYTIME;
  return abilityUses(g, hero, timings).filter(({ use }) => use.grit !== undefined && use.grit > 0);
}

/** The activation of a hero who has rolled for movement and may still move. */
export function walking({ activation }: Hero): Activation | null {
  if (!activation || activation.moveLeft === null || activation.stuck) return null;
  return activation.attacked || activation.acted ? null : activation;
}
