import type { Ability, Source } from '../../abilities.ts';
import type { Adventure, Lookup } from '../../adventure.ts';
import type { EnemyAbility, EnemySheet, EnemySide, EnemyTrait } from '../../content-types.ts';
import type { EnemyTypeId } from '../../ids.ts';
import { enemyTypeIn } from '../../lookup.ts';
import type { EnemyGroup } from '../../state.ts';
import { even } from './even.ts';

/** From this Posse Level on the Brutal side of every sheet is in use. */
const BRUTAL_LEVEL = 5;

/** The Posse Level: the highest level among the heroes when the adventure began. New heroes have 1. */
export function posseLevel(g: Lookup): number {
  return g.state.posseLevel ?? 1;
}

/** How tough monsters are at a Posse Level: the side of the sheet and free Elite abilities. */
export function toughness(level: number): { readonly brutal: boolean; readonly elite: number } {
  const brutal = level >= BRUTAL_LEVEL;
  return { brutal, elite: Math.max(0, level - (brutal ? 6 : 2)) };
}

/** What holds for all models of a type in this fight; of a type that is not in it, what would hold. */
export function groupOf(g: Lookup, type: EnemyTypeId): EnemyGroup {
  return g.state.fight?.groups[type] ?? newGroup(g);
}

export function newGroup(g: Lookup): EnemyGroup {
  const { brutal } = toughness(posseLevel(g));
  return { brutal, elite: [], variant: null, ambushTurn: 0 };
}

/** The side of the record sheet that is in use. */
export function sheetOf(g: Lookup, type: EnemyTypeId, group = groupOf(g, type)): EnemySheet {
  const { normal, brutal } = enemyTypeIn(g.content, type);
  return group.brutal ? brutal : normal;
}

export function sizeOf(g: Adventure, type: EnemyTypeId): EnemySheet['size'] {
  return sheetOf(g, type).size;
}

/** Keywords of a type: those of its variant in place of those of the sheet. */
export function enemyKeywords(g: Adventure, type: EnemyTypeId): readonly string[] {
  return variantOf(g, type)?.keywords ?? sheetOf(g, type).keywords;
}

/** The enemy types that have a model on the board, looked up anew. */
export function typesOnBoard({ state, content }: Lookup): readonly EnemyTypeId[] {
  if (state.enemies.length === 0) return NO_TYPES;
  const types: EnemyTypeId[] = [];
  for (const { type } of state.enemies) if (!types.includes(type)) types.push(type);
  // Mostly there is but one. Several come in the order of the list, whoever came first.
  return types.length === 1
    ? types
    : Object.keys(content.enemies).filter((type) => types.includes(type));
}

const NO_TYPES: readonly EnemyTypeId[] = [];

/**
 * The number of an ability (`ab-fear`, `ab-armor` …), or null when the type does not have it. What
 * the variant removes counts from nothing; Elite entries and the variant raise it, or, for abilities
 * of which the lowest number counts, lower it.
 */
export function abilityNumber(g: Lookup, type: EnemyTypeId, id: string): number | null {
  const group = groupOf(g, type);
  const { brutal, elite } = group;
  const variant = variantOf(g, type, group);
  const lowest = g.content.enemyAbilities[id]?.lowest ?? false;
  let number = variant?.removes?.includes(id)
    ? null
    : (sheetOf(g, type, group).abilities[id] ?? null);
  if (variant) number = raised(number, sideOf(variant, brutal).raises?.[id], lowest);
  for (const entry of elite) {
    const card = g.content.elites[entry];
    if (card) number = raised(number, sideOf(card, brutal).raises?.[id], lowest);
  }
  return number;
}

/** What an overlay is on the side that is in use. */
function sideOf(card: EnemyAbility, brutal: boolean): EnemySide {
  return (brutal ? card.brutal : null) ?? card;
}

function raised(number: number | null, by: number | undefined, lowest: boolean): number | null {
  if (by === undefined) return number;
  return lowest ? Math.min(number ?? by, by) : (number ?? 0) + by;
}

/** Whether something gives the type a trait. Asked for every step, so nothing is made here. */
export function hasTrait(g: Adventure, type: EnemyTypeId, trait: EnemyTrait): boolean {
  const variant = variantOf(g, type);
  if (variant?.grants?.includes(trait)) return true;
  for (const id in sheetOf(g, type).abilities) {
    if (variant?.removes?.includes(id)) continue;
    if (g.content.enemyAbilities[id]?.grants?.includes(trait)) return true;
  }
  for (const id of groupOf(g, type).elite) {
    if (g.content.elites[id]?.grants?.includes(trait)) return true;
  }
  return false;
}

/** The abilities of a type: of its sheet, then of its variant and its Elite chart. */
export function abilitiesOfType(
  g: Lookup,
  type: EnemyTypeId,
  numbers = abilityNumbers(g, type),
): { ability: Ability; source: Source }[] {
  const { brutal } = groupOf(g, type);
  return cardsOf(g, type, numbers).map(({ card, number }) => ({
    ability: made(card, number, brutal),
    source: { card: card.id, hero: null, item: null, type },
  }));
}

/** The numbers of all abilities that a type has. */
export function abilityNumbers(g: Lookup, type: EnemyTypeId): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  for (const id of abilityIds(g, type)) {
    const number = abilityNumber(g, type, id);
    if (number !== null) numbers.set(id, number);
  }
  return numbers;
}

function cardsOf(
  g: Lookup,
  type: EnemyTypeId,
  numbers: ReadonlyMap<string, number>,
): { card: EnemyAbility; number: number }[] {
  const cards: { card: EnemyAbility; number: number }[] = [];
  for (const [id, number] of numbers) {
    const card = g.content.enemyAbilities[id];
    if (card) cards.push({ card, number });
  }
  for (const card of overlays(g, type)) cards.push({ card, number: 0 });
  return cards;
}

function abilityIds(g: Lookup, type: EnemyTypeId): Set<string> {
  const { brutal } = groupOf(g, type);
  const ids = new Set(Object.keys(sheetOf(g, type).abilities));
  for (const card of overlays(g, type)) {
    for (const id in sideOf(card, brutal).raises) ids.add(id);
  }
  return ids;
}

/** The variant and the Elite entries that lie over a sheet. */
function overlays(g: Lookup, type: EnemyTypeId): EnemyAbility[] {
  const variant = variantOf(g, type);
  const elite = groupOf(g, type).elite.flatMap((id) => g.content.elites[id] ?? []);
  return variant ? [variant, ...elite] : elite;
}

function variantOf(g: Lookup, type: EnemyTypeId, { variant } = groupOf(g, type)) {
  return variant === null ? undefined : g.content.variants[variant];
}

/** Abilities depend on nothing but their card, number and side, so each is made once. */
const MADE = new WeakMap<EnemyAbility, Map<number, Ability>>();

function made(card: EnemyAbility, number: number, brutal: boolean): Ability {
  const known = MADE.get(card) ?? new Map<number, Ability>();
  MADE.set(card, known);
  const key = number * 2 + (brutal ? 1 : 0);
  const ability = known.get(key) ?? even(card.ability(number, brutal));
  known.set(key, ability);
  return ability;
}
