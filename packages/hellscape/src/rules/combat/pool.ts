import { pillarHinders, sight } from '../../board/queries.ts';
import type { Combat, Fighter, RolledDie } from '../../combat.ts';
import type { AttackDice } from '../../content-types.ts';
import type { Descent } from '../../descent.ts';
import { DICE_LIMIT, dice } from '../../dice.ts';
import type { AttackType, CardId, DieKind } from '../../ids.ts';
import type { Ally, Enemy, Hero } from '../../state.ts';
import { SUMMONER_DEFENSE } from '../figures/counted-as-heroes.ts';
import { countDice, figureOf } from '../figures/queries.ts';
import { isInShadow } from '../figures/shadow.ts';
import { itemCard } from '../item-card.ts';
import { bossBonus, bossCard } from '../sheets/boss-track.ts';
import { mobCard, roamingCard } from '../sheets/enemy-cards.ts';

/** A combat before its pool is assembled. */
export function newCombat(
  attacker: Fighter,
  defender: Fighter,
  type: AttackType,
  range: number,
  weapons: readonly CardId[],
): Combat {
  return {
    attacker,
    defender,
    type,
    range,
    weapons,
    dice: [],
    rolled: false,
    hits: 0,
    shields: 0,
    added: [],
    rerolls: 0,
    enemyRerolls: 0,
    ignore: { claws: 0, ability: 0, shields: 0 },
    symbols: 0,
    used: [],
    hindered: false,
    inShadow: false,
    over: false,
  };
}

/** Adds dice up to the limits of a roll; what exceeds them is lost. Rolls them when the pool is rolled. */
export function addDice(g: Descent, combat: Combat, more: Partial<Record<DieKind, number>>): void {
  const rolled: string[] = [];
  for (const kind of ['yellow', 'orange', 'blue', 'shadow', 'enemy'] as const) {
    const room = DICE_LIMIT[kind] - countDice(combat, kind);
    const count = Math.min(room, lessPillar(combat, kind, more[kind] ?? 0));
    for (let i = 0; i < count; i++) {
      const die: RolledDie = { die: kind, face: null, resolved: false };
      if (combat.rolled) rolled.push(rollDie(g, die));
      combat.dice.push(die);
    }
  }
  if (rolled.length > 0) g.emit({ t: 'rolled', dice: rolled, purpose: 'more' });
}

/** A Pillar on the way takes the first yellow die, whatever it is from. */
function lessPillar(combat: Combat, kind: DieKind, count: number): number {
  if (kind !== 'yellow' || count === 0 || !combat.hindered) return count;
  combat.hindered = false;
  return count - 1;
}

export function rollDie(g: Descent, die: RolledDie): string {
  die.face = g.roll(die.die, dice[die.die]);
  return dieText(die);
}

/** How a rolled die is told. */
export function dieText({ die, face }: RolledDie): string {
  return `${die} ${face?.id ?? '-'}`;
}

/** Attack dice of a hero's weapons for this type, and the Shadow die in Shadow. */
export function heroAttackDice(g: Descent, hero: Hero, combat: Combat): void {
  const shadow = isInShadow(g, hero) ? 1 : 0;
  addDice(g, combat, { ...weaponDice(g, hero, combat), shadow });
}

/** Two weapons of one type attack together. */
export function weaponDice(
  g: Descent,
  hero: Hero,
  { type, weapons }: Pick<Combat, 'type' | 'weapons'>,
): Required<AttackDice> {
  let yellow = 0;
  let orange = 0;
  for (const card of weapons) {
    const printed = itemCard(g, card).attacks?.[type];
    const extra = g.quest.extraDice?.(g, hero, card);
    yellow += (printed?.yellow ?? 0) + (extra?.yellow ?? 0);
    orange += (printed?.orange ?? 0) + (extra?.orange ?? 0);
  }
  return { yellow, orange };
}

/** A Pillar hinders Ranged and Magic attacks through or into its zone from another. */
export function isHindered(g: Descent, { type, range, attacker, defender }: Combat): boolean {
  if (type === 'melee' || range === 0) return false;
  const from = figureOf(g, attacker);
  const to = figureOf(g, defender);
  const seen = from && to ? sight(g, from.zone, to.zone) : null;
  return seen !== null && pillarHinders(g, seen);
}

export function allyAttackDice(g: Descent, ally: Ally, combat: Combat): void {
  if (ally.id === 'summoner') return;
  const printed = g.content.spirits[ally.id].attacks[combat.type] ?? {};
  addDice(g, combat, printed);
}

/** Blue dice of a hero's equipped items. */
export function heroDefenseDice(g: Descent, hero: Hero, combat: Combat): void {
  addDice(g, combat, { blue: blueDice(g, hero) });
}

export function blueDice(g: Descent, hero: Hero): number {
  let blue = 0;
  for (const item of hero.items) {
    if (item.equipped) blue += itemCard(g, item.card).defense ?? 0;
  }
  return blue;
}

export function allyDefenseDice(g: Descent, ally: Ally, combat: Combat): void {
  const blue = ally.id === 'summoner' ? SUMMONER_DEFENSE : g.content.spirits[ally.id].defense;
  addDice(g, combat, { blue });
}

/** Blue dice of the card, and Enemy dice: one for each Minion, or as printed for a monster. */
export function enemyDefenseDice(g: Descent, enemy: Enemy, combat: Combat): void {
  if (enemy.kind === 'mob') {
    addDice(g, combat, { blue: mobCard(g, enemy).defense, enemy: enemy.minions });
  } else if (enemy.kind === 'roaming') {
    const card = roamingCard(g, enemy);
    addDice(g, combat, { blue: card.defense, enemy: card.defenseEnemyDice });
  } else {
    const card = bossCard(g, enemy);
    addDice(g, combat, {
      blue: card.defense + bossBonus(g, enemy, 'blue'),
      enemy: card.defenseEnemyDice,
    });
  }
}

/** Attack dice of an enemy for this type, and its Enemy dice. */
export function enemyAttackDice(g: Descent, enemy: Enemy, combat: Combat): void {
  addDice(g, combat, enemyAttacks(g, enemy, combat.type));
}

/** What an enemy rolls for an attack of this type. */
export function enemyAttacks(
  g: Descent,
  enemy: Enemy,
  type: AttackType,
): AttackDice & { readonly enemy: number } {
  if (enemy.kind === 'mob') {
    if (!enemy.item) return { enemy: enemy.minions + 1 };
    return { ...itemCard(g, enemy.item).attacks?.[type], enemy: enemy.minions };
  }
  if (enemy.kind === 'boss') {
    const { attack } = bossCard(g, enemy);
    return {
      yellow: (attack.yellow ?? 0) + bossBonus(g, enemy, 'yellow'),
      orange: (attack.orange ?? 0) + bossBonus(g, enemy, 'orange'),
      enemy: (attack.enemy ?? 0) + bossBonus(g, enemy, 'enemy'),
    };
  }
  const { attack } = roamingCard(g, enemy);
  const weapon = enemy.item ? itemCard(g, enemy.item).attacks?.[type] : undefined;
  return {
    yellow: (attack.yellow ?? 0) + (weapon?.yellow ?? 0),
    orange: (attack.orange ?? 0) + (weapon?.orange ?? 0),
    enemy: attack.enemy ?? 0,
  };
}
