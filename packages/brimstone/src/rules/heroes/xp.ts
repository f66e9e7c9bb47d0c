import type { Adventure } from '../../adventure.ts';
import type { Hero } from '../../state.ts';

/** Experience: a running total for each hero. */
export function gainXp(g: Adventure, hero: Hero, amount: number): void {
  if (amount <= 0) return;
  hero.xp += amount;
  g.emit({ t: 'xp', hero: hero.index, amount });
}
