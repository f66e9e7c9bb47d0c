import type { Ability } from '../abilities.ts';
import type { Adventure } from '../adventure.ts';
import type { Content } from '../content/types.ts';
import { ENEMY_TYPES } from '../ids.ts';
import type { AdventureState } from '../state.ts';
import { type HeroStats, STAT_NAMES } from '../stats.ts';
import { abilitiesOfEnemies } from './enemy-sheets.ts';
import type { Active } from './hero-abilities.ts';

/** What is in force for everybody: worlds, mission, cards that remain in play, enemies. */
export interface TableAbilities {
  readonly list: readonly Active[];
  /** Changes for every hero, added up. */
  readonly everyHero: HeroStats;
}

interface Known extends TableAbilities {
  readonly content: Content;
  readonly madeOf: readonly (string | boolean | null)[];
}

const KNOWN = new WeakMap<AdventureState, Known>();

/** Kept until worlds, mission, cards in play or enemy groups differ from what it was made from. */
export function tableAbilities(g: Adventure): TableAbilities {
  const known = KNOWN.get(g.state);
  if (known && known.content === g.content && isStill(g.state, known.madeOf)) return known;
  const list = [...listOf(g), ...abilitiesOfEnemies(g)];
  const made: Known = {
    list,
    everyHero: everyHero(list),
    content: g.content,
    madeOf: madeOf(g.state),
  };
  KNOWN.set(g.state, made);
  return made;
}

function listOf(g: Adventure): Active[] {
  const { worlds, missions } = g.content;
  const list: Active[] = [];
  const add = (ability: Ability | undefined, card: string) => {
    if (ability) list.push({ ability, source: { card, hero: null, item: null, type: null } });
  };
  for (const world of g.state.worlds) add(worlds[world]?.ability, worlds[world]?.id ?? world);
  add(missions[g.state.mission.id]?.ability, g.state.mission.id);
  for (const { card } of g.state.inPlay) add(remains(g.content, card), card);
  return list;
}

function remains({ darkness, growingDread, encounters }: Content, card: string) {
  return (darkness[card] ?? growingDread[card] ?? encounters[card])?.remains;
}

function everyHero(list: readonly Active[]): HeroStats {
  const stats: HeroStats = {};
  for (const { ability } of list) {
    for (const name of STAT_NAMES) {
      const change = ability.everyHero?.[name];
      if (change !== undefined) stats[name] = (stats[name] ?? 0) + change;
    }
  }
  return stats;
}

function madeOf(state: AdventureState): Known['madeOf'] {
  const parts: (string | boolean | null)[] = [state.mission.id, ...state.worlds];
  for (const { card } of state.inPlay) parts.push(card);
  let last = '';
  for (const { type } of state.enemies) {
    if (type !== last) parts.push(type);
    last = type;
  }
  if (!state.fight) return parts;
  for (const type of ENEMY_TYPES) {
    const group = state.fight.groups[type];
    if (group) parts.push(group.brutal, group.variant, ...group.elite);
  }
  return parts;
}

/** The same walk as `madeOf`, without making anything. */
function isStill(state: AdventureState, parts: Known['madeOf']): boolean {
  let at = 0;
  if (parts[at++] !== state.mission.id) return false;
  for (const world of state.worlds) if (parts[at++] !== world) return false;
  for (const { card } of state.inPlay) if (parts[at++] !== card) return false;
  let last = '';
  for (const { type } of state.enemies) {
    if (type !== last && parts[at++] !== type) return false;
    last = type;
  }
  if (!state.fight) return at === parts.length;
  for (const type of ENEMY_TYPES) {
    const group = state.fight.groups[type];
    if (!group) continue;
    if (parts[at++] !== group.brutal || parts[at++] !== group.variant) return false;
    for (const id of group.elite) if (parts[at++] !== id) return false;
  }
  return at === parts.length;
}
