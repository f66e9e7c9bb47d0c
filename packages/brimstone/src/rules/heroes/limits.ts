import type { Adventure } from '../../adventure.ts';
import type { Hero } from '../../state.ts';
import { heroStat } from './stats.ts';

/** A lower maximum never KOs: a hero who is up keeps 1 Health and 1 Sanity. Grit past the maximum is lost. */
export function stayWithinLimits(g: Adventure, hero: Hero): void {
  const down = hero.knockedOut ?? [];
  const health = heroStat(g, hero, 'maxHealth') - (down.includes('health') ? 0 : 1);
  const sanity = heroStat(g, hero, 'maxSanity') - (down.includes('sanity') ? 0 : 1);
  hero.wounds = Math.min(hero.wounds, health);
  hero.sanityDamage = Math.min(hero.sanityDamage, sanity);
  hero.grit = Math.min(hero.grit, heroStat(g, hero, 'maxGrit'));
}
