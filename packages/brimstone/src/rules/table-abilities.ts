import type { Ability } from '../abilities.ts';
import type { Adventure } from '../adventure.ts';
import type { Content } from '../content/types.ts';
import { ENEMY_TYPES, type EnemyTypeId } from '../ids.ts';
import type { AdventureState, EnemyGroup, Fight } from '../state.ts';
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
  readonly worlds: readonly string[];
  readonly inPlay: readonly string[];
  /** Types on the board, as they stand in a row there. */
  readonly types: readonly string[];
  readonly fight: Fight | null;
  /** The groups of the fight, by type. */
  readonly groups: readonly KnownGroup[];
}

interface KnownGroup {
  readonly group: EnemyGroup | undefined;
  readonly brutal: boolean;
  readonly variant: string | null;
  /** Elite abilities only ever come on top. */
  readonly elites: number;
}

const KNOWN = new WeakMap<AdventureState, Known>();

/** Kept until worlds, mission, cards in play or enemy groups differ from what it was made from. */
export function tableAbilities(g: Adventure): TableAbilities {
  const known = KNOWN.get(g.state);
  if (known && known.content === g.content && isStill(g.state, known)) return known;
  const list = [...listOf(g), ...abilitiesOfEnemies(g)];
  const made: Known = {
    list,
    everyHero: everyHero(list),
    content: g.content,
    worlds: [...g.state.worlds],
    inPlay: g.state.inPlay.map(({ card }) => card),
    types: typesInARow(g.state),
    fight: g.state.fight,
    groups: groupsOf(g.state),
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

function typesInARow({ enemies }: AdventureState): string[] {
  return enemies.map(({ type }) => type).filter((type, n) => type !== enemies[n - 1]?.type);
}

function groupsOf({ fight }: AdventureState): KnownGroup[] {
  return ENEMY_TYPES.map((type) => {
    const group = fight?.groups[type];
    const { brutal = false, variant = null, elite = [] } = group ?? {};
    return { group, brutal, variant, elites: elite.length };
  });
}

function isStillTheSame(group: EnemyGroup | undefined, known: KnownGroup): boolean {
  if (group !== known.group) return false;
  if (group === undefined) return true;
  const { brutal, variant, elite } = group;
  return brutal === known.brutal && variant === known.variant && elite.length === known.elites;
}

/** Asked at every roll: plain loops, and nothing is made. */
function isStill(state: AdventureState, known: Known): boolean {
  const { worlds, inPlay, enemies, fight } = state;
  if (fight !== known.fight) return false;
  if (worlds.length !== known.worlds.length || inPlay.length !== known.inPlay.length) return false;
  for (let i = 0; i < worlds.length; i++) if (worlds[i] !== known.worlds[i]) return false;
  for (let i = 0; i < inPlay.length; i++) if (inPlay[i]?.card !== known.inPlay[i]) return false;
  let row = 0;
  for (let i = 0; i < enemies.length; i++) {
    const type = enemies[i]?.type;
    if (type !== enemies[i - 1]?.type && type !== known.types[row++]) return false;
  }
  if (row !== known.types.length) return false;
  if (fight === null) return true;
  for (let i = 0; i < ENEMY_TYPES.length; i++) {
    const group = fight.groups[ENEMY_TYPES[i] as EnemyTypeId];
    if (!isStillTheSame(group, known.groups[i] as KnownGroup)) return false;
  }
  return true;
}
