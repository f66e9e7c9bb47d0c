import type { Adventure } from '../../adventure.ts';
import type { Hero } from '../../state.ts';

/**
 * Gold and Dark Stone leave a hero here and nowhere else. Nobody can part with what is not there: who asks for
 * it has offered what was impossible, and the answer that led here is refused.
 */

/** `card` is what the money is for. */
export function pay(g: Adventure, hero: Hero, amount: number, card: string): void {
  spendGold(hero, amount);
  if (amount > 0) g.emit({ t: 'paid', hero: hero.index, card, amount });
}

export function payHero(g: Adventure, from: Hero, to: Hero, amount: number): void {
  spendGold(from, amount);
  to.gold += amount;
  if (amount > 0) g.emit({ t: 'gold-given', hero: to.index, by: from.index, amount });
}

/** What is bought with Dark Stone, or made of it. */
export function spendDarkStone(hero: Hero, stones: number): void {
  requireEnough(hero, hero.darkStone, stones, 'Dark Stone');
  hero.darkStone -= stones;
}

/** Takes gold from a hero, as far as there is any. Returns what was taken. */
export function loseGold(g: Adventure, hero: Hero, amount: number): number {
  const lost = Math.min(amount, hero.gold);
  spendGold(hero, lost);
  if (lost > 0) g.emit({ t: 'gold-lost', hero: hero.index, amount: lost });
  return lost;
}

/** Takes loose Dark Stone from a hero, as far as there is any. */
export function loseDarkStone(g: Adventure, hero: Hero, amount: number): void {
  const lost = Math.min(amount, hero.darkStone);
  spendDarkStone(hero, lost);
  if (lost > 0) g.emit({ t: 'dark-stone-lost', hero: hero.index, amount: lost });
}

/** What is told of it is the caller's business. */
export function spendGold(hero: Hero, amount: number): void {
  requireEnough(hero, hero.gold, amount, 'Gold');
  hero.gold -= amount;
}

function requireEnough({ name }: Hero, has: number, amount: number, what: string): void {
  if (amount >= 0 && amount <= has) return;
  throw new Error(`${name} has ${has} ${what} and cannot part with ${amount}`);
}
