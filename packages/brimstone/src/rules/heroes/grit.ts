import type { Adventure } from '../../adventure.ts';
import type { Hero } from '../../state.ts';

/** A hero pays Grit for a re-roll, for movement or for an ability. False when there is too little. */
export function spendGrit(g: Adventure, hero: Hero, amount: number): boolean {
  if (hero.grit < amount) return false;
  hero.grit -= amount;
  g.emit({ t: 'grit-spent', hero: hero.index, amount, rule: 'B-GRIT-01' });
  return true;
}

/** Takes Grit away, as far as there is any. */
export function loseGrit(g: Adventure, hero: Hero, amount: number): void {
  const lost = Math.min(hero.grit, amount);
  if (lost <= 0) return;
  hero.grit -= lost;
  g.emit({ t: 'grit-lost', hero: hero.index, amount: lost });
}
