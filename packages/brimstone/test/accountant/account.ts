import type { Character } from '../../src/character.ts';
import { content } from '../../src/content/index.ts';
import type { Hero } from '../../src/state.ts';

/**
 * Everything about a hero that lasts, as counts: `gold`, `xp`, `token whiskey`, `card pickaxe`, `skill …`, `condition …`.
 * Loans of a mission and Grit do not last and are left out.
 */
export type Account = Map<string, number>;

/** The account that the hero's sheet shows. */
export function accountOf(hero: Hero | Character): Account {
  const account: Account = new Map();
  for (const name of NUMBERS) count(account, name, hero[name]);
  if (hero.dead) count(account, 'dead', 1);
  for (const token of hero.bag) count(account, `token ${token}`, 1);
  for (const { card, upgrades, holds } of hero.items) {
    count(account, `card ${card}`, 1);
    for (const upgrade of upgrades) count(account, `card ${upgrade}`, 1);
    for (const token of holds) count(account, `token ${token}`, 1);
  }
  for (const skill of hero.upgrades) {
    if (content.upgrades[skill]?.class !== null) count(account, `skill ${skill}`, 1);
  }
  for (const condition of hero.conditions) count(account, `condition ${condition}`, 1);
  return account;
}

const NUMBERS = ['gold', 'darkStone', 'xp', 'level', 'corruption'] as const;

/** Counts of zero are not listed. */
export function count(account: Account, what: string, amount: number): void {
  const now = (account.get(what) ?? 0) + amount;
  if (now === 0) account.delete(what);
  else account.set(what, now);
}

const NEVER_OWED = ['wounds', 'sanityDamage', 'grit', 'poison', 'voidVenom'] as const;

/** Negative numbers that are in no account. */
export function owed(hero: Hero): string[] {
  return NEVER_OWED.flatMap((name) => (hero[name] < 0 ? [`negative: ${hero[name]} ${name}`] : []));
}

/** Differences between state and books, and numbers that have just fallen below zero. */
export function discrepancies(held: Account, booked: Account, before: Account): string[] {
  const found: string[] = [];
  for (const what of new Set([...held.keys(), ...booked.keys()])) {
    const has = held.get(what) ?? 0;
    const told = booked.get(what) ?? 0;
    if (told !== has) found.push(`${kindOf(what, told)}: ${has} ${what}, told were ${told}`);
    if (has < 0 && has < (before.get(what) ?? 0)) found.push(`negative: ${has} ${what}`);
  }
  return found;
}

/** `twice`: a thing left more often than it was there, or a hero rose without having died. */
function kindOf(what: string, told: number): 'twice' | 'unexplained' {
  return told < 0 && (what === 'dead' || what.includes(' ')) ? 'twice' : 'unexplained';
}
