import { d6, type Rule } from '@crawlspace/kernel';
import { type Adventure, heroAt, isUp } from '../../adventure.ts';
import type { EnemyAttack, HitsOnHero } from '../../effects.ts';
import type { EnemyTypeId } from '../../ids.ts';
import type { Enemy, Hero } from '../../state.ts';
import { trigger } from '../abilities/active.ts';
import { enemyChange, enemyStat, sheetOf } from '../figures/enemy-stats.ts';
import { isAdjacent, isIdle } from '../figures/figures.ts';

/** A natural roll that always hits, and one that no die shows. */
const ALWAYS = 6;
const NEVER = 9;

/**
 * The group attacks: all who target a hero roll, and the hero defends against all their hits at once.
 * Attacks on a hero who has been KO'd meanwhile are lost.
 */
export function* attackAsGroup(g: Adventure, type: EnemyTypeId): Rule {
  const attackers = g.state.enemies.filter(
    (enemy) =>
      enemy.type === type && enemy.target !== null && !isIdle(g, enemy) && mayAttack(g, enemy),
  );
  const targets = new Set(attackers.map(({ target }) => target as number));
  for (const index of targets) {
    const hero = heroAt(g, index);
    const hits: HitsOnHero[] = [];
    for (const enemy of attackers) {
      const attack = enemy.target === index ? attackOf(g, enemy) : null;
      if (attack && isUp(hero)) hits.push(...(yield* rollToHit(g, enemy, hero, attack)));
    }
    if (hits.length > 0) yield* g.do.hitTogether(g, hero, hits);
  }
}

/** An attack outside the normal one. */
export function* enemyAttack(g: Adventure, enemy: Enemy, hero: Hero, attack: EnemyAttack): Rule {
  if (!isUp(hero)) return;
  yield* g.do.hitTogether(g, hero, yield* rollToHit(g, enemy, hero, attack));
}

/** Whether it has an attack for where its target is. */
function mayAttack(g: Adventure, enemy: Enemy): boolean {
  const { combat, toHitRanged } = sheetOf(g, enemy.type);
  if (toHitRanged !== null) return true;
  return combat !== null && isAdjacent(g, heroAt(g, enemy.target as number).space, enemy);
}

/** What an enemy does to its target now: Combat when adjacent, Shots when not or without Combat. */
export function attackOf(g: Adventure, enemy: Enemy): EnemyAttack | null {
  const { type, target } = enemy;
  const sheet = sheetOf(g, type);
  const hero = heroAt(g, target as number);
  const damage = enemyStat(g, type, 'damage', enemy);
  if (sheet.combat !== null && isAdjacent(g, hero.space, enemy)) {
    const toHit = enemyStat(g, type, 'toHit', enemy);
    return { dice: enemyStat(g, type, 'combat', enemy), toHit, damage };
  }
  if (sheet.toHitRanged === null) return null;
  const toHit = Math.max(2, sheet.toHitRanged + enemyChange(g, type, 'toHit', enemy));
  return { dice: enemyStat(g, type, 'shots', enemy), toHit, damage };
}

/** The To Hit dice of one enemy. Hits that ignore Defense come apart from the others. */
function* rollToHit(
  g: Adventure,
  enemy: Enemy,
  hero: Hero,
  { dice: count, toHit, damage }: EnemyAttack,
): Rule<HitsOnHero[]> {
  const declared = { enemy, hero, dice: count };
  yield* trigger(g, 'enemyAttackDeclared', declared);
  const dice = g.rollMany('enemy-to-hit', d6, declared.dice);
  const isHit = (die: number) => die >= toHit || die >= ALWAYS;
  const hits = dice.filter(isHit).length;
  const roll = { enemy, hero, dice, need: toHit, hits, ignoresDefenseOn: NEVER };
  g.emit({
    t: 'enemy-attack',
    enemy: enemy.id,
    type: enemy.type,
    hero: hero.index,
    dice: [...dice],
    need: toHit,
    amount: hits,
    rule: 'B-EATK-02',
  });
  yield* trigger(g, 'enemyAttackRolled', roll);
  // Hits that an ability adds have no die behind them; those it takes away are the lowest.
  const hitting = dice.filter(isHit).sort((one, other) => other - one);
  const rolls: number[] = [];
  while (rolls.length < roll.hits) rolls.push(hitting[rolls.length] ?? 0);
  const cause = { kind: 'enemy', id: enemy.type, enemy } as const;
  const past = rolls.filter((die) => die >= roll.ignoresDefenseOn);
  const rest = rolls.slice(past.length);
  const parts = [
    { hits: past.length, damage, cause, ignoresDefense: true, rolls: past },
    { hits: rest.length, damage, cause, rolls: rest },
  ];
  return parts.filter((part) => part.hits > 0);
}
