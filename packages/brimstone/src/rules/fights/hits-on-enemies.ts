import type { Rule } from '@crawlspace/kernel';
import type { Adventure } from '../../adventure.ts';
import type { CardId } from '../../ids.ts';
import type { HitOnEnemy, Weapon } from '../../moments.ts';
import type { Enemy, Hero } from '../../state.ts';
import { trigger } from '../abilities/active.ts';
import { enemyAbility, enemyStat } from '../enemies/enemy-stats.ts';
import { ATTACK, type PaidBases, takeWounds } from './damage.ts';

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
  const dice = yield* rollDamage(g, attack.hero, hits);
  for (const [index, { weapon, toHit, critical, extraDamage, ammo }] of hits.entries()) {
    if (!g.state.enemies.includes(enemy)) return;
    const die = dice[index] as number;
    yield* resolveHit(g, attack, {
      hero: attack.hero,
      weapon,
      enemy,
      toHit,
      critical,
      die,
      damage: die + weapon.damage + extraDamage,
      ignoresDefense: weapon.ignoresDefense || (critical && !isTough(g, enemy)),
      harmless: false,
      ammo,
    });
  }
}

/** Tough enemies keep their Defense against critical hits. */
function isTough(g: Adventure, { type }: Enemy): boolean {
  return enemyAbility(g, type, 'ab-tough') !== null;
}

/** Dice of one kind are one roll; only a pair of different guns makes two. */
function* rollDamage(g: Adventure, hero: Hero, hits: readonly Hit[]): Rule<number[]> {
  const dice: number[] = [];
  for (const die of ['D6', 'D8'] as const) {
    const own = hits.flatMap(({ weapon }, index) => (weapon.damageDie === die ? index : []));
    const rolled = yield* g.do.heroRoll(g, hero, 'damage', { count: own.length, die });
    for (const [at, index] of own.entries()) dice[index] = rolled[at] as number;
  }
  return dice;
}

/** One hit: damage less Defense are wounds, unless the hit ignores Defense. */
function* resolveHit(g: Adventure, attack: Attack, hit: HitOnEnemy): Rule {
  const { enemy, hero, weapon } = hit;
  yield* trigger(g, 'damageRolled', hit);
  if (hit.critical) g.emit({ t: 'critical', hero: hero.index, enemy: enemy.id });
  const defense = hit.ignoresDefense ? 0 : enemyStat(g, enemy.type, 'defense', enemy);
  g.emit({ t: 'hit-enemy', hero: hero.index, enemy: enemy.id, amount: hit.damage, need: defense });
  const through = hit.harmless ? 0 : hit.damage - defense;
  const by = { hero, weapon, cause: ATTACK };
  const { wounds, killed } = yield* takeWounds(g, enemy, through, by, attack.paid);
  if (killed) attack.kills.push(enemy);
  yield* trigger(g, 'hitResolved', { hit, wounds, killed });
}
