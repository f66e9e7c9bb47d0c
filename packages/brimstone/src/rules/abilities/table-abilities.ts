import type { Ability } from '../../abilities.ts';
import type { Adventure, Lookup } from '../../adventure.ts';
import type { Content } from '../../content-types.ts';
import type { EnemyTypeId } from '../../ids.ts';
import { type AllHeroStats, addUp, allStats } from '../../stats.ts';
import { abilitiesOfType, abilityNumbers, typesOnBoard } from './enemy-sheets.ts';
import { even } from './even.ts';
import { type Active, type InForcePart, sorted } from './hero-abilities.ts';

/** What is in force for everybody: worlds, mission, cards that remain in play, enemies. */
export interface TableAbilities extends InForcePart {
  /** Changes for every hero, added up; null while there are none. */
  readonly everyHero: AllHeroStats | null;
  /** The enemy types that have a model on the board, and the numbers of their abilities. */
  readonly enemyTypes: readonly EnemyTypeId[];
  readonly enemyAbilities: ReadonlyMap<EnemyTypeId, ReadonlyMap<string, number>>;
}

/** Kept until worlds, cards in play or enemies change. */
export function tableAbilities(g: Adventure): TableAbilities {
  return g.inForce.table.get();
}

/** The same worked out anew. */
export function workOutTable(g: Lookup): TableAbilities {
  const enemyTypes = typesOnBoard(g);
  const enemyAbilities = new Map<EnemyTypeId, ReadonlyMap<string, number>>();
  const list = listOf(g);
  for (const type of enemyTypes) {
    const numbers = abilityNumbers(g, type);
    enemyAbilities.set(type, numbers);
    list.push(...abilitiesOfType(g, type, numbers));
  }
  return { ...sorted(list), everyHero: everyHero(list), enemyTypes, enemyAbilities };
}

function listOf(g: Lookup): Active[] {
  const { worlds, missions } = g.content;
  const list: Active[] = [];
  const add = (ability: Ability | undefined, card: string) => {
    if (!ability) return;
    const source = { card, hero: null, item: null, type: null };
    list.push({ ability: even(ability), source });
  };
  for (const world of g.state.worlds) add(worlds[world]?.ability, worlds[world]?.id ?? world);
  add(missions[g.state.mission.id]?.ability, g.state.mission.id);
  for (const { card } of g.state.inPlay) add(remains(g.content, card), card);
  return list;
}

function remains(content: Content, card: string) {
  const { darkness, growingDread, encounters, hardships } = content;
  return (darkness[card] ?? growingDread[card] ?? encounters[card] ?? hardships[card])?.remains;
}

function everyHero(list: readonly Active[]): AllHeroStats | null {
  let stats: AllHeroStats | null = null;
  for (const { ability } of list) {
    if (!ability.everyHero) continue;
    stats ??= allStats();
    addUp(stats, ability.everyHero);
  }
  return stats;
}
