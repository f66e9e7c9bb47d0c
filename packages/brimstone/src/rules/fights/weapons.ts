import { d6, type NumberDie, odds } from '@crawlspace/kernel';
import type { Source } from '../../abilities.ts';
import type { Adventure } from '../../adventure.ts';
import type { WeaponCard } from '../../content/types.ts';
import { d8 } from '../../dice.ts';
import type { Weapon } from '../../moments.ts';
import type { CarriedItem, Enemy, Hero } from '../../state.ts';
import type { StatName } from '../../stats.ts';
import { abilitiesOf, isUsedUp } from '../abilities/active.ts';
import { abilitiesOfHero } from '../abilities/hero-abilities.ts';
import { enemyAbility, enemyStat } from '../enemies/enemy-stats.ts';
import { heroBest, heroStat } from '../heroes/stats.ts';
import { itemCard, itemOf } from '../items/items.ts';
import type { InHand } from '../items/weapons-in-hand.ts';
import { adjacentEnemies, isInSight } from '../movement/figures.ts';

/** A natural roll that always hits, and is critical unless something says otherwise. */
export const NATURAL_HIT = 6;
/** The Attack Dice Limit of a hero. */
export const DICE_LIMIT = 8;

const DICE: Readonly<Record<Weapon['toHitDie'], NumberDie>> = { D6: d6, D8: d8 };

/** The built-in Melee Attack: Combat and the bonuses of everything in hand. */
export function meleeWeapon(g: Adventure, hero: Hero): Weapon {
  const held = weaponsInHand(g, hero).filter(({ weapon }) => weapon.kind === 'hand');
  const crits = held.map(({ weapon }) => weapon.critOn ?? NATURAL_HIT);
  return {
    kind: 'melee',
    item: null,
    keywords: held.flatMap(({ keywords }) => keywords),
    free: false,
    dice: heroStat(g, hero, 'combat'),
    range: 1,
    toHit: heroStat(g, hero, 'toHitMelee'),
    toHitDie: held.some(({ weapon }) => weapon.toHitDie === 'D8') ? 'D8' : 'D6',
    damageDie: held.some(({ weapon }) => weapon.damageDie === 'D8') ? 'D8' : 'D6',
    damage: held.reduce(
      (sum, { weapon }) => sum + (weapon.damage ?? 0),
      heroStat(g, hero, 'damageMelee'),
    ),
    critOn: Math.min(NATURAL_HIT, heroBest(g, hero, 'critMelee') ?? NATURAL_HIT, ...crits),
    ignoresDefense: held.some(({ weapon }) => weapon.ignoresDefense),
  };
}

/** Every ranged weapon in hand that is ready. */
export function rangedWeapons(g: Adventure, hero: Hero): Weapon[] {
  return weaponsInHand(g, hero)
    .filter(({ weapon }) => weapon.kind !== 'hand')
    .map(({ item, keywords, weapon }) => rangedWeapon(g, hero, item, keywords, weapon));
}

/** Thrown weapons fly as far as the arm is strong and are aimed like a blow. */
function rangedWeapon(
  g: Adventure,
  hero: Hero,
  item: CarriedItem,
  keywords: readonly string[],
  card: WeaponCard,
): Weapon {
  const thrown = card.kind === 'thrown';
  const bonus = (name: StatName) => heroStat(g, hero, name) - ofOtherWeapons(g, hero, item, name);
  const reach = thrown ? heroStat(g, hero, 'strength') : bonus('range');
  return {
    kind: 'ranged',
    item,
    keywords,
    free: false,
    dice: Math.max(1, (card.shots ?? 1) + (thrown ? 0 : bonus('shots'))),
    range: Math.max(1, (card.range ?? 1) + reach),
    toHit: heroStat(g, hero, thrown ? 'toHitMelee' : 'toHitRanged'),
    toHitDie: card.toHitDie ?? 'D6',
    damageDie: card.damageDie ?? 'D6',
    damage: (card.damage ?? 0) + bonus('damageRanged'),
    critOn: Math.min(card.critOn ?? NATURAL_HIT, bestCrit(g, hero, item) ?? NATURAL_HIT),
    ignoresDefense: card.ignoresDefense ?? false,
  };
}

/** The weapons of a hero that work and are ready. */
function weaponsInHand(g: Adventure, hero: Hero): InHand[] {
  const { weapons } = abilitiesOfHero(g, hero);
  return weapons.filter((weapon) => !isUsedUp(g, weapon));
}

/** What a ranged weapon and its upgrades change is for that weapon alone. */
function ofOtherWeapons(g: Adventure, hero: Hero, mine: CarriedItem, name: StatName): number {
  let sum = 0;
  for (const { ability, source } of abilitiesOf(g, hero)) {
    if (isOfOtherWeapon(g, hero, mine, source)) sum += ability.stats?.[name] ?? 0;
  }
  return sum;
}

function bestCrit(g: Adventure, hero: Hero, mine: CarriedItem): number | null {
  let best: number | null = null;
  for (const { ability, source } of abilitiesOf(g, hero)) {
    const crit = ability.bestOf?.critRanged;
    if (crit === undefined || isOfOtherWeapon(g, hero, mine, source)) continue;
    best = Math.min(best ?? crit, crit);
  }
  return best;
}

function isOfOtherWeapon(g: Adventure, hero: Hero, mine: CarriedItem, source: Source): boolean {
  if (source.item === null || source.item === mine.number) return false;
  const other = itemOf(hero, source.item);
  const weapon = other && itemCard(g, other).weapon;
  return weapon !== undefined && weapon.kind !== 'hand';
}

/** What a Free Attack lists; the rest is the hero's or usual. */
export type FreeAttack = Pick<Weapon, 'kind' | 'dice'> & Partial<Weapon>;

/** The weapon of a Free Attack: the numbers it lists, without any bonus to its dice or its range. */
export function freeWeapon(g: Adventure, hero: Hero, listed: FreeAttack): Weapon {
  return {
    item: null,
    keywords: [],
    range: 1,
    toHit: heroStat(g, hero, listed.kind === 'melee' ? 'toHitMelee' : 'toHitRanged'),
    toHitDie: 'D6',
    damageDie: 'D6',
    damage: 0,
    critOn: NATURAL_HIT,
    ignoresDefense: false,
    ...listed,
    free: true,
  };
}

/**
 * The enemies that hits of a weapon may be assigned to now. Melee reaches adjacent enemies; ranged
 * hits go to those first while there are any, else to enemies in range and in sight.
 */
export function targetsOf(g: Adventure, hero: Hero, weapon: Weapon): Enemy[] {
  const adjacent = adjacentEnemies(g, hero);
  if (weapon.kind === 'melee' || adjacent.length > 0) return adjacent;
  return g.state.enemies.filter((enemy) => isInSight(g, hero.space, enemy, weapon.range));
}

/** The enemies that a weapon could hit in this attack, those behind the adjacent ones included. */
export function enemiesWithin(g: Adventure, hero: Hero, weapon: Weapon): Enemy[] {
  const reached = targetsOf(g, hero, weapon);
  if (weapon.kind === 'melee') return reached;
  const beyond = g.state.enemies.filter(
    (enemy) => !reached.includes(enemy) && isInSight(g, hero.space, enemy, weapon.range),
  );
  return [...reached, ...beyond];
}

export function toHitDie(weapon: Weapon): NumberDie {
  return DICE[weapon.toHitDie];
}

/** Whether a natural roll hits: a 6 or more always does. */
export function isHit(die: number, need: number): boolean {
  return die >= need || die >= NATURAL_HIT;
}

/** The exact chance of at least one hit. */
export function hitOdds(weapons: readonly Weapon[]): number {
  const trials = weapons.map((weapon) => ({
    die: toHitDie(weapon),
    count: Math.min(weapon.dice, DICE_LIMIT),
    succeeds: (face: number) => isHit(face, weapon.toHit),
  }));
  return odds.chanceOf(odds.successPool(trials), { atLeast: 1 });
}

/** The exact chance that one hit does at least one Wound, before Armor. */
export function woundOdds(g: Adventure, weapon: Weapon, enemy: Enemy, critical: boolean): number {
  const tough = enemyAbility(g, enemy.type, 'ab-tough') !== null;
  const spared = weapon.ignoresDefense || (critical && !tough);
  const defense = spared ? 0 : enemyStat(g, enemy.type, 'defense', enemy);
  const roll = odds.successPool([
    {
      die: DICE[weapon.damageDie],
      count: 1,
      succeeds: (face: number) => face + weapon.damage > defense,
    },
  ]);
  return odds.chanceOf(roll, { atLeast: 1 });
}
