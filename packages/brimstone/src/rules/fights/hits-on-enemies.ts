import type { Rule, TextRef } from '@crawlspace/kernel';
import type { Source } from '../../abilities.ts';
import type { Adventure } from '../../adventure.ts';
import type { HeroDice } from '../../effects.ts';
import type { CardId } from '../../ids.ts';
import { oneOf } from '../../ids.ts';
import { madeOf, OTHER } from '../../made.ts';
import type { HitOnEnemy, PaidBases, Weapon } from '../../moments.ts';
import type { Enemy, Hero } from '../../state.ts';
import { reacts, trigger } from '../abilities/active.ts';
import { enemyAbility, enemyStat } from '../figures/enemy-stats.ts';
import { ATTACK, takeWounds } from './damage.ts';
import { ignoresDefense, partsOfDamage } from './weapons.ts';

/** One die that hit, on its way to an enemy. */
export interface Hit {
  readonly weapon: Weapon;
  /** The natural To Hit die. */
  readonly toHit: number;
  readonly critical: boolean;
  /** Damage besides the die and the weapon's own. */
  extraDamage: number;
  /** Ammunition used on it. */
  readonly ammo: CardId[];
}

/** An attack under way. */
export interface Attack {
  readonly hero: Hero;
  /** Two when Dual Wielding, the primary hand first. */
  readonly weapons: readonly Weapon[];
  /** To Hit dice rolled so far, for the limit. */
  rolled: number;
  readonly paid: PaidBases;
  /** Enemies killed since the last To Hit roll. */
  kills: Enemy[];
}

/**
 * Hits on one enemy. Their damage is rolled together, so that one Grit re-rolls any number of the
 * dice; then each goes against Defense on its own. What is left when the enemy is dead is lost.
 */
export function* resolveHits(
  g: Adventure,
  attack: Attack,
  enemy: Enemy,
  hits: readonly Hit[],
): Rule {
  const dice = yield* rollDamage(g, attack.hero, enemy, hits);
  const sent = (hit: Hit, index: number) => hitWith(g, attack, enemy, hit, dice[index] as number);
  for (const [index, hit] of hits.entries()) {
    if (!g.state.enemies.includes(enemy)) return;
    const rest = () => {
      let wounds = 0;
      for (let i = index + 1; i < hits.length; i++)
        wounds += woundsThrough(g, sent(hits[i] as Hit, i));
      return wounds;
    };
    yield* resolveHit(g, attack, { ...sent(hit, index), rest });
  }
}

/** What gets through Defense as the die lies. */
function woundsThrough(g: Adventure, { enemy, damage, ignoresDefense }: HitOnEnemy): number {
  const defense = ignoresDefense ? 0 : enemyStat(g, enemy.type, 'defense', enemy);
  return Math.max(0, damage - defense);
}

/** A hit with the number its die shows. */
export function hitWith(
  g: Adventure,
  { hero, paid }: Pick<Attack, 'hero' | 'paid'>,
  enemy: Enemy,
  { weapon, toHit, critical, extraDamage, ammo }: Hit,
  die: number,
): HitOnEnemy {
  return {
    hero,
    weapon,
    enemy,
    toHit,
    critical,
    die,
    damage: die + weapon.damage + extraDamage,
    ignoresDefense: ignoresDefense(g, weapon, enemy, critical),
    harmless: false,
    ammo,
    paid,
  };
}

/** Dice of one kind are one roll; only a pair of different guns makes two. */
function* rollDamage(g: Adventure, hero: Hero, enemy: Enemy, hits: readonly Hit[]): Rule<number[]> {
  const dice: number[] = [];
  for (const die of ['D6', 'D8'] as const) {
    const own = hits.flatMap(({ weapon }, index) => (weapon.damageDie === die ? index : []));
    if (own.length === 0) continue;
    const sent = own.map((index) => hits[index] as Hit);
    const worth = worthOfDamage(g, hero, enemy, sent);
    const against = () => leftOf(g, enemy);
    const asked = { count: own.length, die, against, ...worth };
    const rolled = yield* g.do.heroRoll(g, hero, 'damage', asked);
    for (const [at, index] of own.entries()) dice[index] = rolled[at] as number;
  }
  return dice;
}

/** The enemy with what is left of it: so players see what damage would be of use. */
function leftOf(g: Adventure, enemy: Enemy): TextRef {
  const { type } = enemy;
  const params = {
    enemy: oneOf(type),
    health: enemyStat(g, type, 'health', enemy) - enemy.wounds,
    defense: enemyStat(g, type, 'defense', enemy),
  };
  return { key: 'roll.enemy-left', params };
}

/**
 * What damage dice are worth: the Wounds they do, up to the Health that is left. Where something of
 * the hero or of the enemy may still change the damage, more is always better; whether the dice do
 * as they lie is said for who wants to leave it at that.
 */
function worthOfDamage(
  g: Adventure,
  hero: Hero,
  enemy: Enemy,
  hits: readonly Hit[],
): Pick<HeroDice, 'worth' | 'about' | 'enough' | 'doAsTheyLie'> {
  const defenses = hits.map(({ weapon, critical }) =>
    ignoresDefense(g, weapon, enemy, critical) ? 0 : enemyStat(g, enemy.type, 'defense', enemy),
  );
  const worth = (face: number, index: number) => {
    const { weapon, extraDamage } = hits[index] as Hit;
    return Math.max(0, face + weapon.damage + extraDamage - (defenses[index] as number));
  };
  const about = apart(hits, defenses);
  const enough = mostWounds(g, hero, enemy);
  if (!reacts(g, 'damageRolled', (source) => isOfEither(source, hero, enemy)))
    return { worth, about, enough };
  const doAsTheyLie = (dice: readonly number[]) =>
    dice.reduce((sum, face, index) => sum + worth(face, index), 0) >= enough;
  return { about, doAsTheyLie };
}

/** Which die is which, where equal dice do not do the same: a critical hit, one of two guns. */
function apart(hits: readonly Hit[], defenses: readonly number[]): NonNullable<HeroDice['about']> {
  const differ =
    new Set(
      hits.map(
        ({ weapon, extraDamage }, i) => weapon.damage + extraDamage - (defenses[i] as number),
      ),
    ).size > 1;
  return (position) => {
    const hit = hits[position];
    if (!differ || !hit) return undefined;
    if (hit.critical) return { key: 'roll.critical-hit' };
    return hit.weapon.item ? { key: `${hit.weapon.item.card}.name` } : { key: 'roll.plain-hit' };
  };
}

/** The Wounds that are of use: as many as there is Health, if none are stopped and none carry over. */
export function mostWounds(g: Adventure, hero: Hero, enemy: Enemy): number {
  const { type } = enemy;
  const stopped =
    enemyAbility(g, type, 'ab-armor') !== null ||
    reacts(g, 'enemyWounded', (source) => isOfEither(source, hero, enemy));
  const carried = reacts(g, 'enemyKilled', (source) => source.hero === hero.index);
  if (stopped || carried) return Number.POSITIVE_INFINITY;
  return enemyStat(g, type, 'health', enemy) - enemy.wounds;
}

function isOfEither(source: Source, hero: Hero, { type }: Enemy): boolean {
  return source.hero === hero.index || source.type === type;
}

/** One hit: damage less Defense are wounds, unless the hit ignores Defense. */
function* resolveHit(g: Adventure, attack: Attack, hit: HitOnEnemy): Rule {
  const { enemy, hero, weapon } = hit;
  const parts = partsOfDamage(g, hero, weapon);
  if (hit.damage > hit.die + weapon.damage) {
    const extra = hit.damage - hit.die - weapon.damage;
    parts.push({ source: hit.ammo.at(-1) ?? OTHER, amount: extra });
  }
  yield* trigger(g, 'damageRolled', hit, { number: () => hit.damage, parts });
  if (hit.critical) g.emit({ t: 'critical', hero: hero.index, enemy: enemy.id });
  const defense = hit.ignoresDefense ? 0 : enemyStat(g, enemy.type, 'defense', enemy);
  const told = { hero: hero.index, enemy: enemy.id, amount: hit.damage, need: defense };
  g.emit({ t: 'hit-enemy', ...told, ...madeOf(hit.die, hit.damage, parts) });
  const through = hit.harmless ? 0 : hit.damage - defense;
  const by = { hero, weapon, cause: ATTACK };
  const { wounds, killed } = yield* takeWounds(g, enemy, through, by, attack.paid);
  if (killed) attack.kills.push(enemy);
  yield* trigger(g, 'hitResolved', { hit, wounds, killed });
}
