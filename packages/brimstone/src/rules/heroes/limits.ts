import type { Adventure } from '../../adventure.ts';
import type { Hero } from '../../state.ts';
import { heroStat } from '../figures/stats.ts';

/** A lower maximum never KOs: a hero who is up keeps 1 Health and 1 Sanity. Grit past the maximum is lost. */
export function stayWithinLimits(g: Adventure, hero: Hero): void {
  const down = hero.knockedOut ?? [];
  if (hero.wounds > 0) {
    const health = heroStat(g, hero, 'maxHealth') - (down.includes('health') ? 0 : 1);
    hero.wounds = Math.min(hero.wounds, health);
  }
  if (hero.sanityDamage > 0) {
    const sanity = heroStat(g, hero, 'maxSanity') - (down.includes('sanity') ? 0 : 1);
    hero.sanityDamage = Math.min(hero.sanityDamage, sanity);
  }
  if (hero.grit > 0) hero.grit = Math.min(hero.grit, heroStat(g, hero, 'maxGrit'));
}
