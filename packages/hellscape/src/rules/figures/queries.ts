import type { Ability, Timing } from '../../ability.ts';
import type { Combat, Fighter, RolledDie } from '../../combat.ts';
import { allyById, type Descent, enemyById, heroAt } from '../../descent.ts';
import type { DieKind } from '../../ids.ts';
import type { CombatView } from '../../seen.ts';
import type { Ally, Enemy, Hero } from '../../state.ts';

/*
 * What can be read off a combat under way: who fights, which dice still count for something, what
 * it comes to. Its data is in combat.ts; nothing here changes it.
 */

export type Figure = Hero | Ally | Enemy;

/** Who fights on a side, as long as they are there. */
export function figureOf(g: Descent, fighter: Fighter): Figure | undefined {
  if (fighter.kind === 'hero') return heroAt(g, fighter.hero);
  return fighter.kind === 'ally' ? allyById(g, fighter.ally) : enemyById(g, fighter.enemy);
}

/** A hero attacks, or a spirit; else they defend themselves against an enemy. */
export function heroesAttack({ attacker }: Combat): boolean {
  return attacker.kind !== 'enemy';
}

/** The side of the hero, the spirit or the Summoner. */
export function heroSide(combat: Combat): Fighter {
  return heroesAttack(combat) ? combat.attacker : combat.defender;
}

export function enemySide(combat: Combat): Fighter {
  return heroesAttack(combat) ? combat.defender : combat.attacker;
}

/** The hero of a combat; null when a spirit or the Summoner fights. */
export function heroOf(g: Descent, combat: Combat): Hero | null {
  const side = heroSide(combat);
  return side.kind === 'hero' ? heroAt(g, side.hero) : null;
}

/** The enemy in a combat, while it lives. */
export function opponent(g: Descent, combat: Combat): Enemy | undefined {
  const side = enemySide(combat);
  return side.kind === 'enemy' ? enemyById(g, side.enemy) : undefined;
}

/** Whether the hero is in it, on either side. */
export function takesPart(combat: Combat, { index }: Hero): boolean {
  const side = heroSide(combat);
  return side.kind === 'hero' && side.hero === index;
}

/** Whether it is the hero's own attack. */
export function isAttacking(combat: Combat, hero: Hero): boolean {
  return heroesAttack(combat) && takesPart(combat, hero);
}

/** Whether abilities of this timing are for the side of the heroes in this combat. */
export function fitsCombat(timing: Timing, combat: Combat): boolean {
  if (timing === 'combat') return true;
  if (!heroesAttack(combat)) return timing === 'defense';
  return timing === 'attack' || timing === `${combat.type}-attack`;
}

/** Whether the enemy has symbols enough for one of its abilities, and it is for its side. */
export function canFire({ symbols, attacker }: Combat, { cost, timing }: Ability): boolean {
  if (!cost?.symbols || cost.symbols > symbols) return false;
  return timing === 'combat' || timing === (attacker.kind === 'enemy' ? 'attack' : 'defense');
}

export function countDice({ dice }: Combat, kind: DieKind): number {
  let count = 0;
  for (const { die } of dice) if (die === kind) count++;
  return count;
}

/** Dice with an effect that has not been resolved; plain hits and shields are only added up. */
export function unresolved(combat: Combat): RolledDie[] {
  return combat.dice.filter((die) => isWaiting(combat, die));
}

export function isWaiting({ attacker }: Combat, { face, resolved }: RolledDie): boolean {
  if (!face || resolved) return false;
  if (face.claws > 0 || face.ability > 0) return true;
  return attacker.kind === 'hero' && (face.mana > 0 || face.shadow > 0);
}

/** Dice that the rerolls on hand are good for. */
export function rerollable({ dice, rerolls, enemyRerolls }: Combat): RolledDie[] {
  if (rerolls === 0 && enemyRerolls === 0) return [];
  return dice.filter(({ die, resolved }) => !resolved && (rerolls > 0 || die === 'enemy'));
}

/** What the dice and everything added come to, so far. */
export function totals(combat: CombatView): { hits: number; shields: number } {
  let hits = combat.hits;
  let shields = -combat.ignore.shields;
  for (const { face } of combat.dice) {
    if (!face) continue;
    hits += face.hits;
    shields += face.shields;
  }
  return {
    hits: Math.max(0, hits),
    shields: Math.max(0, Math.max(0, shields) + combat.shields),
  };
}
