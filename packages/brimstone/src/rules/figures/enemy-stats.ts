import type { Adventure } from '../../adventure.ts';
import type { EnemyTypeId } from '../../ids.ts';
import type { Enemy, EnemyBonus } from '../../state.ts';
import type { EnemyStatName } from '../../stats.ts';
import { abilitiesOnEnemies } from '../abilities/active.ts';
import { abilitiesOfType, abilityNumber, sheetOf } from '../abilities/enemy-sheets.ts';
import type { Active } from '../abilities/hero-abilities.ts';
import { tableAbilities } from '../abilities/table-abilities.ts';

export {
  enemyKeywords,
  groupOf,
  hasTrait,
  posseLevel,
  sheetOf,
  sizeOf,
} from '../abilities/enemy-sheets.ts';

/** XP that each Elite ability adds to the base of a type. */
const XP_PER_ELITE = 5;

/** The enemy types that have a model on the board. */
export function enemyTypesInPlay(g: Adventure): readonly EnemyTypeId[] {
  return tableAbilities(g).enemyTypes;
}

/** The number of an ability (`ab-fear`, `ab-armor` …), or null when the type does not have it. */
export function enemyAbility(g: Adventure, type: EnemyTypeId, id: string): number | null {
  const known = tableAbilities(g).enemyAbilities.get(type);
  return known ? (known.get(id) ?? null) : abilityNumber(g, type, id);
}

/**
 * A number of an enemy type with everything that changes it: Elite abilities, variant, cards in play
 * and bonuses for a while. Changes may depend on the model. The Ambush bonus belongs to the order of
 * activation and is not in it.
 */
export function enemyStat(
  g: Adventure,
  type: EnemyTypeId,
  name: EnemyStatName,
  enemy: Enemy | null = null,
): number {
  return Math.max(lowest(name), printed(g, type, name) + enemyChange(g, type, name, enemy));
}

/** What abilities and bonuses add to a number of an enemy type. */
export function enemyChange(
  g: Adventure,
  type: EnemyTypeId,
  name: EnemyStatName,
  enemy: Enemy | null = null,
): number {
  let change = changeBy(g, abilitiesOnEnemies(g), type, name, enemy);
  for (const bonus of g.state.enemyBonuses) {
    if (bonus.stat === name && concerns(g, bonus, type, enemy)) change += bonus.amount;
  }
  return change;
}

function changeBy(
  g: Adventure,
  abilities: readonly Active[],
  type: EnemyTypeId,
  name: EnemyStatName,
  enemy: Enemy | null,
): number {
  let change = 0;
  for (const { ability, source } of abilities) {
    if (source.type === null || source.type === type) change += ability.enemies?.[name] ?? 0;
    // These look at the type themselves: a few change other types than their own.
    change += ability.enemiesWhen?.(g, source, enemy, type)[name] ?? 0;
  }
  return change;
}

/**
 * The Initiative by which a type is placed. Its own abilities count, of its variant and its Elite
 * chart too, although they come into force only with its first model.
 */
export function initiativeOnArrival(g: Adventure, type: EnemyTypeId): number {
  const initiative = enemyStat(g, type, 'initiative');
  if (enemyTypesInPlay(g).includes(type)) return initiative;
  return initiative + changeBy(g, abilitiesOfType(g, type), type, 'initiative', null);
}

/** Whether nobody on the board can move; so it is when nobody is there. */
export function areAllImmobile(g: Adventure): boolean {
  return enemyTypesInPlay(g).every((type) => enemyAbility(g, type, 'ab-immobile') !== null);
}

function concerns(
  g: Adventure,
  bonus: EnemyBonus,
  type: EnemyTypeId,
  enemy: Enemy | null,
): boolean {
  if (bonus.through !== undefined && bonus.through < g.state.turn.number) return false;
  if (bonus.type !== undefined && bonus.type !== type) return false;
  return bonus.enemy === undefined || bonus.enemy === enemy?.id;
}

/** Whether an enemy ignores what carries one of these keywords. */
export function isEnemyImmune(
  g: Adventure,
  { type }: Enemy,
  keywords: readonly string[] | undefined,
): boolean {
  if (!keywords || keywords.length === 0) return false;
  return tableAbilities(g).list.some(
    ({ ability, source }) =>
      source.type === type && ability.immune?.some((what) => keywords.includes(what)),
  );
}

/** The XP of a type: the base with its Elite abilities, and what each Wound gives (0 for most). */
export function enemyXp(g: Adventure, type: EnemyTypeId): { base: number; each: number } {
  return { base: enemyStat(g, type, 'xp'), each: sheetOf(g, type).xp.each };
}

function printed(g: Adventure, type: EnemyTypeId, name: EnemyStatName): number {
  const sheet = sheetOf(g, type);
  if (name === 'toHit') return sheet.toHitMelee ?? sheet.toHitRanged ?? 6;
  if (name === 'xp') return sheet.xp.base + XP_PER_ELITE * eliteCount(g, type);
  if (name === 'shots') return sheet.ranged?.shots ?? 0;
  if (name === 'range') return sheet.ranged?.range ?? 0;
  return sheet[name] ?? 0;
}

function eliteCount(g: Adventure, type: EnemyTypeId): number {
  return g.state.fight?.groups[type]?.elite.length ?? 0;
}

/** No number falls below 0; a To Hit of 1 would make the die pointless, and Health 0 the model. */
function lowest(name: EnemyStatName): number {
  if (name === 'toHit') return 2;
  return name === 'health' ? 1 : 0;
}
