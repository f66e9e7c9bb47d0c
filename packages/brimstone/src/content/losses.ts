import type { Adventure } from '../adventure.ts';
import type { Hero } from '../state.ts';

/** Takes gold from a hero, as far as there is any. Returns what was taken. */
export function loseGold(g: Adventure, hero: Hero, amount: number): number {
  const lost = Math.min(amount, hero.gold);
  hero.gold -= lost;
  if (lost > 0) g.emit({ t: 'gold-lost', hero: hero.index, amount: lost });
  return lost;
}

/** Takes loose Dark Stone from a hero, as far as there is any. */
export function loseDarkStone(g: Adventure, hero: Hero, amount: number): void {
  const lost = Math.min(amount, hero.darkStone);
  hero.darkStone -= lost;
  if (lost > 0) g.emit({ t: 'dark-stone-lost', hero: hero.index, amount: lost });
}
