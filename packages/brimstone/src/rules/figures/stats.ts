import type { Source } from '../../abilities.ts';
import type { Adventure } from '../../adventure.ts';
import { SKILLS } from '../../ids.ts';
import { classIn } from '../../lookup.ts';
import type { Part } from '../../made.ts';
import type { Hero } from '../../state.ts';
import type { BestOfName, StatName } from '../../stats.ts';
import { abilitiesOfHero, type NotGiven } from '../abilities/hero-abilities.ts';
import { tableAbilities } from '../abilities/table-abilities.ts';

type Limits = readonly [least: number, most: number];

const SKILL: Limits = [1, 6];
const TARGET: Limits = [2, 6];
const ONE_OR_MORE: Limits = [1, Number.POSITIVE_INFINITY];

/** No change brings a number past these. A roll target of 6+ can always be made, one of 2+ always missed. */
const LIMITS: Partial<Record<StatName, Limits>> = {
  ...Object.fromEntries(SKILLS.map((skill) => [skill, SKILL])),
  toHitMelee: TARGET,
  toHitRanged: TARGET,
  defense: TARGET,
  willpower: TARGET,
  combat: ONE_OR_MORE,
  maxHealth: ONE_OR_MORE,
  maxSanity: ONE_OR_MORE,
  maxGrit: ONE_OR_MORE,
  corruptionResistance: [2, Number.POSITIVE_INFINITY],
};

/**
 * A number of a hero: the character sheet with every change in force (upgrades, conditions, items,
 * cards in play, bonuses for a while), within its limits. `lent`: what somebody would add to it.
 */
export function heroStat(g: Adventure, hero: Hero, name: StatName, lent = 0): number {
  const { stats, conditional } = abilitiesOfHero(g, hero);
  const { everyHero } = tableAbilities(g);
  let value = stats[name] + lent;
  if (everyHero) value += everyHero[name];
  for (const { ability, source } of conditional) value += ability.statsWhen?.(g, source)[name] ?? 0;
  for (const bonus of hero.bonuses) if (bonus.stat === name) value += bonus.amount;
  if (hero.voidVenom > 0) value += voidVenomOn(hero, name);
  // Within the limits of every number: mostly they need not be looked up.
  if (value >= 2 && value <= 6) return value;
  const limits = LIMITS[name];
  return limits ? Math.min(limits[1], Math.max(limits[0], value)) : value;
}

/** What a number of a hero is made of: what is printed for the class, and all that changes it. */
export function partsOfStat(
  g: Adventure,
  hero: Hero,
  name: StatName,
  counts?: (source: Source) => boolean,
): Part[] {
  const printed = classIn(g.content, hero.class).base[name] ?? 0;
  const changes = changesOfStat(g, hero, name, counts);
  return printed === 0 ? changes : [{ source: hero.class, amount: printed }, ...changes];
}

/** The cards and whatever else change what is printed. */
export function changesOfStat(
  g: Adventure,
  hero: Hero,
  name: StatName,
  counts: (source: Source) => boolean = () => true,
): Part[] {
  const parts: Part[] = [];
  const add = (source: string, amount = 0) => {
    if (amount !== 0) parts.push({ source, amount });
  };
  for (const { ability, source } of abilitiesOfHero(g, hero).list) {
    if (!counts(source)) continue;
    add(source.card, (ability.stats?.[name] ?? 0) + (ability.statsWhen?.(g, source)[name] ?? 0));
  }
  for (const { ability, source } of tableAbilities(g).list)
    add(source.card, ability.everyHero?.[name]);
  for (const bonus of hero.bonuses) if (bonus.stat === name) add('for-now', bonus.amount);
  if (hero.voidVenom > 0) add('void-venom', voidVenomOn(hero, name));
  return parts;
}

/** Void Venom makes every To Hit roll of the activation 1 harder, however many markers there are. */
function voidVenomOn(hero: Hero, name: StatName): number {
  const toHit = name === 'toHitMelee' || name === 'toHitRanged';
  return toHit && hero.activation !== null ? 1 : 0;
}

/** The best value in force of which only one counts (Armor and the like), or null without any. */
export function heroBest(g: Adventure, hero: Hero, name: BestOfName): number | null {
  return abilitiesOfHero(g, hero).best[name] ?? null;
}

/** The keywords of a hero. */
export function heroKeywords(g: Adventure, hero: Hero): readonly string[] {
  return classIn(g.content, hero.class).keywords;
}

/** Whether a hero parts with nothing of a kind, neither for nothing nor for Gold. */
export function keeps(g: Adventure, hero: Hero, what: NotGiven): boolean {
  return abilitiesOfHero(g, hero).keeps.has(what);
}

/** Whether a hero ignores a keyword (`weather`) or a status (`poison`). */
export function isImmune(g: Adventure, hero: Hero, what: string): boolean {
  return abilitiesOfHero(g, hero).immune.has(what);
}
