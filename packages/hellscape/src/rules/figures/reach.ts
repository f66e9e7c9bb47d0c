import { sight } from '../../board/queries.ts';
import type { Descent } from '../../descent.ts';
import { ATTACK_TYPES, type AttackType, type CardId } from '../../ids.ts';
import type { Ally, CarriedItem, Enemy, Hero } from '../../state.ts';
import { itemCard } from '../item-card.ts';
import { isVulnerable } from './vulnerable.ts';

/** One attack a hero could make: a type, and an enemy in reach of it. */
export interface AttackOption {
  readonly type: AttackType;
  readonly enemy: Enemy;
  readonly range: number;
}

/** Every attack a hero could make now. */
export function heroAttacks(g: Descent, hero: Hero): AttackOption[] {
  return attackOptions(g, hero.zone, (type) => isArmed(g, hero, type));
}

/** Equipped weapons that can attack in this way; two of one type attack together. */
export function weaponsFor(g: Descent, hero: Hero, type: AttackType): CardId[] {
  const weapons = hero.items.filter((item) => isWeaponFor(g, item, type));
  return weapons.map(({ card }) => card);
}

function isArmed(g: Descent, hero: Hero, type: AttackType): boolean {
  for (const item of hero.items) if (isWeaponFor(g, item, type)) return true;
  return false;
}

function isWeaponFor(g: Descent, { card, equipped }: CarriedItem, type: AttackType): boolean {
  return equipped && itemCard(g, card).attacks?.[type] !== undefined;
}

/** Every type and target in reach from a zone. */
export function attackOptions(
  g: Descent,
  zone: number,
  has: (type: AttackType) => boolean,
): AttackOption[] {
  const options: AttackOption[] = [];
  for (const type of ATTACK_TYPES) {
    if (!has(type)) continue;
    for (const enemy of g.state.enemies) {
      const range = rangeTo(g, zone, enemy);
      if (range < 0 || !reaches(type, range) || !isVulnerable(g, enemy)) continue;
      options.push({ type, enemy, range });
    }
  }
  return options;
}

/** Whether there is any type and target in reach from a zone. */
function canAttackFrom(g: Descent, zone: number, has: (type: AttackType) => boolean): boolean {
  for (const enemy of g.state.enemies) {
    const range = rangeTo(g, zone, enemy);
    if (range < 0 || !isVulnerable(g, enemy)) continue;
    for (const type of ATTACK_TYPES) if (reaches(type, range) && has(type)) return true;
  }
  return false;
}

/** How far an enemy is; below 0 when it is not seen. */
function rangeTo(g: Descent, zone: number, enemy: Enemy): number {
  return enemy.zone === zone ? 0 : (sight(g, zone, enemy.zone)?.range ?? -1);
}

/** Melee in the same zone, Magic there or one zone away, Ranged from one zone on. */
export function reaches(type: AttackType, range: number): boolean {
  if (type === 'melee') return range === 0;
  return type === 'magic' ? range <= 1 : range >= 1;
}

/** Whether a hero has any attack to make. */
export function canAttackNow(g: Descent, hero: Hero): boolean {
  return canAttackFrom(g, hero.zone, (type) => isArmed(g, hero, type));
}

/** Whether a spirit has any attack to make. */
export function canAllyAttack(g: Descent, ally: Ally): boolean {
  if (ally.id === 'summoner') return false;
  const printed = g.content.spirits[ally.id].attacks;
  return canAttackFrom(g, ally.zone, (type) => printed[type] !== undefined);
}
