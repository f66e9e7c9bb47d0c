import { d6, type NumberDie } from '@crawlspace/kernel';
import type { Source } from '../../abilities.ts';
import type { Adventure } from '../../adventure.ts';
import { d8 } from '../../dice.ts';
import { OTHER, type Part } from '../../made.ts';
import type { Weapon } from '../../moments.ts';
import type { CarriedItem, Enemy, Hero } from '../../state.ts';
import type { StatName } from '../../stats.ts';
import { abilitiesOf, isUsedUp } from '../abilities/active.ts';
import { type Active, abilitiesOfHero } from '../abilities/hero-abilities.ts';
import { tableAbilities } from '../abilities/table-abilities.ts';
import { enemyAbility, enemyStat } from '../figures/enemy-stats.ts';
import { adjacentEnemies, isInSight, isNextToEnemy } from '../figures/figures.ts';
import { heroBest, heroStat, partsOfStat } from '../figures/stats.ts';
import { itemCard, itemOf } from '../held/held.ts';
import type { InHand } from '../held/weapons-in-hand.ts';

/** A natural roll that always hits, and is critical unless something says otherwise. */
export const NATURAL_HIT = 6;
/** The Attack Dice Limit of a hero. */
export const DICE_LIMIT = 8;

const DICE: Readonly<Record<Weapon['toHitDie'], NumberDie>> = { D6: d6, D8: d8 };

/** The built-in Melee Attack: Combat and the bonuses of everything in hand. */
export function meleeWeapon(g: Adventure, hero: Hero): Weapon {
  const held = abilitiesOfHero(g, hero).weapons.filter(
    (each) => each.weapon.kind === 'hand' && !isUsedUp(g, each),
  );
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
  return rangedInHand(g, hero).map((held) => rangedWeapon(g, hero, held));
}

/** The same as cards: how good each of them is takes longer to say. */
export function rangedInHand(g: Adventure, hero: Hero): InHand[] {
  const { weapons } = abilitiesOfHero(g, hero);
  return weapons.filter((held) => held.weapon.kind !== 'hand' && !isUsedUp(g, held));
}

export function rangedWeapon(g: Adventure, hero: Hero, held: InHand): Weapon {
  const { item, keywords, weapon: card } = held;
  const thrown = card.kind === 'thrown';
  return {
    kind: 'ranged',
    item,
    keywords,
    free: false,
    dice: Math.max(1, (card.shots ?? 1) + (thrown ? 0 : bonusOf(g, hero, item, 'shots'))),
    range: rangeOf(g, hero, held),
    toHit: heroStat(g, hero, thrown ? 'toHitMelee' : 'toHitRanged'),
    toHitDie: card.toHitDie ?? 'D6',
    damageDie: card.damageDie ?? 'D6',
    damage: (card.damage ?? 0) + bonusOf(g, hero, item, 'damageRanged'),
    critOn: Math.min(card.critOn ?? NATURAL_HIT, bestCrit(g, hero, item) ?? NATURAL_HIT),
    ignoresDefense: card.ignoresDefense ?? false,
  };
}

/** What the damage of a weapon is made of. */
export function partsOfDamage(
  g: Adventure,
  hero: Hero,
  { kind, item, damage, free }: Weapon,
): Part[] {
  if (damage === 0) return [];
  if (free) return [{ source: item?.card ?? OTHER, amount: damage }];
  const parts: Part[] = [];
  for (const held of abilitiesOfHero(g, hero).weapons) {
    const amount = held.weapon.damage ?? 0;
    const isUsed = item ? held.item === item : held.weapon.kind === 'hand' && !isUsedUp(g, held);
    if (isUsed && amount !== 0) parts.push({ source: held.item.card, amount });
  }
  const stat = kind === 'melee' ? 'damageMelee' : 'damageRanged';
  const counts = (source: Source) => item === null || !isOfOtherWeapon(g, hero, item, source);
  return [...parts, ...partsOfStat(g, hero, stat, counts)];
}

/** Thrown weapons fly as far as the arm is strong and are aimed like a blow. */
export function rangeOf(g: Adventure, hero: Hero, { item, weapon }: InHand): number {
  const thrown = weapon.kind === 'thrown';
  const more = thrown ? heroStat(g, hero, 'strength') : bonusOf(g, hero, item, 'range');
  return Math.max(1, (weapon.range ?? 1) + more);
}

/** What everything but the hero's other weapons adds to this one. */
function bonusOf(g: Adventure, hero: Hero, item: CarriedItem, name: StatName): number {
  return heroStat(g, hero, name) - ofOtherWeapons(g, hero, item, name);
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

/** Whether a Ranged Attack of such a range has any. */
export function canShoot(g: Adventure, hero: Hero, range: number): boolean {
  return isNextToEnemy(g, hero) || isAnyInSight(g, hero, range);
}

export function isAnyInSight(g: Adventure, hero: Hero, range: number): boolean {
  return g.state.enemies.some((enemy) => isInSight(g, hero.space, enemy, range));
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

export function damageDie(weapon: Weapon): NumberDie {
  return DICE[weapon.damageDie];
}

/** Whether a natural roll hits: a 6 or more always does. */
export function isHit(die: number, need: number): boolean {
  return die >= need || die >= NATURAL_HIT;
}

/** Whether a hit gets past the Defense of an enemy. Tough ones keep it against critical hits. */
export function ignoresDefense(
  g: Adventure,
  weapon: Weapon,
  { type }: Enemy,
  critical: boolean,
): boolean {
  return weapon.ignoresDefense || (critical && enemyAbility(g, type, 'ab-tough') === null);
}

/** Whether a critical hit on one of these enemies gets past a Defense that would stop another. */
export function criticalPierces(g: Adventure, weapon: Weapon, enemies: readonly Enemy[]): boolean {
  if (weapon.ignoresDefense) return false;
  return enemies.some(
    (enemy) =>
      ignoresDefense(g, weapon, enemy, true) && enemyStat(g, enemy.type, 'defense', enemy) > 0,
  );
}

/** Whether something of the hero, of the table or of these enemies goes by the highest To Hit rolls. */
export function criticalCounts(
  g: Adventure,
  hero: Hero,
  weapon: Weapon,
  enemies: readonly Enemy[],
): boolean {
  const counts = ({ ability, source }: Active) => ability.criticalsMatter?.(g, source, weapon);
  const concerns = ({ source }: Active) =>
    source.type === null || enemies.some(({ type }) => type === source.type);
  return (
    abilitiesOf(g, hero).some(counts) ||
    tableAbilities(g).list.some((active) => concerns(active) && counts(active))
  );
}
