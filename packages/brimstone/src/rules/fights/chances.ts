import { type Chance, d6 } from '@crawlspace/kernel';
import type { Adventure } from '../../adventure.ts';
import { chanceToSucceed } from '../../dice.ts';
import type { Weapon } from '../../moments.ts';
import type { Enemy, Hero } from '../../state.ts';
import { abilitiesOf, foresee } from '../abilities/active.ts';
import { tableAbilities } from '../abilities/table-abilities.ts';
import { enemyAbility, enemyStat, isEnemyImmune } from '../figures/enemy-stats.ts';
import { isInStasis } from '../figures/figures.ts';
import { ATTACK } from './damage.ts';
import { type Hit, hitWith } from './hits-on-enemies.ts';
import { DICE_LIMIT, damageDie, isHit, NATURAL_HIT, targetsOf, toHitDie } from './weapons.ts';

/**
 * Chances before the dice are rolled, for people who decide. What abilities change without being
 * asked counts, and apart from that the hero's own Grit. Re-rolls by abilities and what somebody may
 * still use do not.
 */

/** The chance of each number, from 0 up. */
type Spread = readonly number[];

/** Shots or blows of one weapon: how many dice it may be, and how likely each number is. */
export interface Volley {
  readonly weapon: Weapon;
  readonly dice: Spread;
}

/** The dice of each weapon with those that abilities add, all together within the limit. */
export function volleysOf(g: Adventure, hero: Hero, weapons: readonly Weapon[]): Volley[] {
  let taken = 0;
  return weapons.map((weapon, index) => {
    let amounts = [weapon.dice];
    for (const { ability, source } of abilitiesOf(g, hero)) {
      const attack = { hero, weapon, before: weapons.slice(0, index) };
      const more = ability.attackDice?.(g, source, attack) ?? 0;
      const added = typeof more === 'number' ? [more] : more;
      amounts = amounts.flatMap((amount) => added.map((each) => amount + each));
    }
    const declared = { hero, weapon, dice: 0 };
    foresee(g, 'attackDeclared', declared);
    const within = amounts.map((amount) =>
      Math.max(0, Math.min(amount + declared.dice, DICE_LIMIT - taken)),
    );
    taken += Math.max(...within);
    return { weapon, dice: spreadOf(within) };
  });
}

/** A hit at all, and the death of the enemy for whom that is likeliest if everything goes to it. */
export function attackChances(g: Adventure, hero: Hero, weapons: readonly Weapon[]): Chance[] {
  const volleys = volleysOf(g, hero, weapons);
  const reached = weapons.map((weapon) => targetsOf(g, hero, weapon));
  let miss = 1;
  for (const [index, volley] of volleys.entries()) {
    const enemies = reached[index] as Enemy[];
    const needs = enemies.map((enemy) => needFor(g, hero, volley.weapon, enemy));
    miss *= missesAll(volley, Math.min(...(needs.length > 0 ? needs : [volley.weapon.toHit])));
  }
  const hit = { of: 'hit', odds: 1 - miss };
  const targets = [...new Set(reached.flat())];
  if (targets.length === 0) return [hit];
  const kills = (rerolled: boolean) =>
    Math.max(...targets.map((enemy) => attackKills(g, hero, volleys, enemy, rerolled)));
  const of = targets.length === 1 ? 'kill' : 'kill-one';
  const chances = [hit, { of, odds: kills(false) }];
  if (!canRerollToHit(hero, weapons)) return chances;
  return [...chances, { of: `${of}-grit`, odds: kills(true) }];
}

/** Dice of one kind are one roll, whose misses are all rolled again for 1 Grit. */
function canRerollToHit({ grit }: Hero, weapons: readonly Weapon[]): boolean {
  return grit >= new Set(weapons.map(({ toHitDie: die }) => die)).size;
}

function missesAll({ weapon, dice }: Volley, need: number): number {
  const one = chanceToSucceed(toHitDie(weapon), (face) => !isHit(face, need));
  return dice.reduce((sum, chance, count) => sum + chance * one ** count, 0);
}

/** What so many of these hits on an enemy do: from one of them to all. */
export function hitChances(
  g: Adventure,
  hero: Hero,
  enemy: Enemy,
  hits: readonly Hit[],
): readonly Chance[][] {
  let health = healthOf(g, enemy);
  let harmless = 1;
  return hits.map((hit) => {
    const spread = woundsOf(g, hero, enemy, hit);
    harmless *= spread[0] ?? 0;
    health = wound(health, spread);
    return [
      { of: 'wound', odds: 1 - harmless },
      { of: 'kill', odds: health.dead },
    ];
  });
}

/** The chance that an enemy dies if all dice of an attack go to it, misses rolled again or not. */
function attackKills(
  g: Adventure,
  hero: Hero,
  volleys: readonly Volley[],
  enemy: Enemy,
  rerolled: boolean,
): number {
  let health = healthOf(g, enemy);
  for (const { weapon, dice } of volleys) {
    if (!targetsOf(g, hero, weapon).includes(enemy)) continue;
    const hit = (toHit: number, critical: boolean): Spread =>
      woundsOf(g, hero, enemy, { weapon, toHit, critical, extraDamage: 0, ammo: [] });
    const need = needFor(g, hero, weapon, enemy);
    const critFrom = volleys.length === 1 ? weapon.critOn : Number.POSITIVE_INFINITY;
    const die = toHitDie(weapon);
    const critical = chanceToSucceed(die, (face) => isHit(face, need) && face >= critFrom);
    const plain = chanceToSucceed(die, (face) => isHit(face, need) && face < critFrom);
    const tries = rerolled ? 2 - critical - plain : 1;
    health = struck(health, hitsAmong(dice, critical * tries, plain * tries), {
      critical: hit(critFrom, true),
      plain: hit(Math.min(need, NATURAL_HIT), false),
    });
  }
  return health.dead;
}

function needFor(g: Adventure, hero: Hero, weapon: Weapon, enemy: Enemy): number {
  const aimed = { hero, weapon, enemy, need: weapon.toHit };
  foresee(g, 'aimedAt', aimed);
  return aimed.need;
}

/** Numbers of critical and plain hits, and how likely they are. */
function hitsAmong(dice: Spread, critical: number, plain: number): number[][] {
  let now = [[1]];
  const all: number[][] = [];
  for (const [count, chance] of dice.entries()) {
    if (count > 0) now = oneDieMore(now, critical, plain);
    for (const [crits, row] of now.entries()) {
      for (const [plains, odds] of row.entries()) add(all, crits, plains, odds * chance);
    }
  }
  return all;
}

function oneDieMore(hits: number[][], critical: number, plain: number): number[][] {
  const next: number[][] = [];
  for (const [crits, row] of hits.entries()) {
    for (const [plains, odds] of row.entries()) {
      add(next, crits + 1, plains, odds * critical);
      add(next, crits, plains + 1, odds * plain);
      add(next, crits, plains, odds * (1 - critical - plain));
    }
  }
  return next;
}

function add(table: number[][], row: number, column: number, odds: number): void {
  const found = table[row] ?? [];
  table[row] = found;
  for (let at = found.length; at <= column; at++) found.push(0);
  found[column] = (found[column] as number) + odds;
}

/** The Health an enemy may have left. Who clings to life may survive the wound that would kill once. */
interface Health {
  readonly fresh: Spread;
  readonly spent: Spread;
  readonly dead: number;
  readonly clings: number;
}

function healthOf(g: Adventure, enemy: Enemy): Health {
  const left = enemyStat(g, enemy.type, 'health', enemy) - enemy.wounds;
  const now = Array.from({ length: left + 1 }, (_, at) => (at === left ? 1 : 0));
  const nobody = now.map(() => 0);
  let clings = 0;
  for (const { ability, source } of tableAbilities(g).list) {
    if (source.type === enemy.type) clings = Math.max(clings, ability.clings?.(enemy) ?? 0);
  }
  return { fresh: now, spent: nobody, dead: 0, clings };
}

/** All hits of one weapon, the critical ones first. */
function struck(
  before: Health,
  hits: readonly (readonly number[])[],
  by: { readonly critical: Spread; readonly plain: Spread },
): Health {
  const mixed = { fresh: before.fresh.map(() => 0), spent: before.fresh.map(() => 0), dead: 0 };
  let crits = before;
  for (const row of hits) {
    let now = crits;
    for (const odds of row) {
      for (let left = 0; left < mixed.fresh.length; left++) {
        mixed.fresh[left] = (mixed.fresh[left] as number) + odds * (now.fresh[left] as number);
        mixed.spent[left] = (mixed.spent[left] as number) + odds * (now.spent[left] as number);
      }
      mixed.dead += odds * now.dead;
      now = wound(now, by.plain);
    }
    crits = wound(crits, by.critical);
  }
  return { ...mixed, clings: before.clings };
}

/** One hit that does so many Wounds. */
function wound({ fresh, spent, dead, clings }: Health, wounds: Spread): Health {
  const after = { fresh: fresh.map(() => 0), spent: fresh.map(() => 0), dead };
  const move = (to: number[], left: number, odds: number) => {
    to[left] = (to[left] as number) + odds;
  };
  for (const [amount, chance] of wounds.entries()) {
    for (let left = 1; left < fresh.length; left++) {
      const new_ = (fresh[left] as number) * chance;
      const old = (spent[left] as number) * chance;
      if (amount < left) {
        move(after.fresh, left - amount, new_);
        move(after.spent, left - amount, old);
      } else {
        after.dead += old + new_ * (1 - clings);
        move(after.spent, 1, new_ * clings);
      }
    }
  }
  return { ...after, clings };
}

/** The Wounds of one hit on an enemy, after its Defense and its Armor. */
function woundsOf(g: Adventure, hero: Hero, enemy: Enemy, hit: Hit): Spread {
  const { faces } = damageDie(hit.weapon);
  if (isInStasis(g, enemy) || isEnemyImmune(g, enemy, hit.weapon.keywords)) return [1];
  const wounds: number[] = [];
  for (const die of faces) {
    const { through, armor } = damageOf(g, hero, enemy, hit, die);
    for (const [amount, odds] of pastArmor(through, armor).entries()) {
      while (wounds.length <= amount) wounds.push(0);
      wounds[amount] = (wounds[amount] as number) + odds / faces.length;
    }
  }
  return wounds;
}

function damageOf(g: Adventure, hero: Hero, enemy: Enemy, hit: Hit, die: number) {
  const attack = { hero, paid: new Set<Enemy>() };
  const rolled = hitWith(g, attack, enemy, { ...hit, ammo: [...hit.ammo] }, die);
  foresee(g, 'damageRolled', rolled);
  const defense = rolled.ignoresDefense ? 0 : enemyStat(g, enemy.type, 'defense', enemy);
  const wounds = Math.max(0, rolled.harmless ? 0 : rolled.damage - defense);
  const armor = enemyAbility(g, enemy.type, 'ab-armor');
  const taken = { enemy, hero, weapon: hit.weapon, cause: ATTACK, wounds, armor };
  if (wounds > 0) foresee(g, 'enemyWounded', taken);
  return { through: taken.wounds, armor: taken.armor };
}

function pastArmor(wounds: number, armor: number | null): Spread {
  const stopped = armor === null ? 0 : chanceToSucceed(d6, (face) => face >= armor);
  let spread: number[] = [1];
  for (let each = 0; each < wounds; each++) {
    const next = [...spread.map((odds) => odds * stopped), 0];
    for (const [amount, odds] of spread.entries()) {
      next[amount + 1] = (next[amount + 1] as number) + odds * (1 - stopped);
    }
    spread = next;
  }
  return spread;
}

function spreadOf(amounts: readonly number[]): Spread {
  const spread: number[] = [];
  for (const amount of amounts) {
    while (spread.length <= amount) spread.push(0);
    spread[amount] = (spread[amount] as number) + 1 / amounts.length;
  }
  return spread;
}
