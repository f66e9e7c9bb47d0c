import type { Ability, Source } from '../abilities.ts';
import type { Adventure } from '../adventure.ts';
import type { MomentName } from '../moments.ts';
import type { Hero } from '../state.ts';
import { addUp, type BestOf, type HeroStats, takeBest } from '../stats.ts';
import { works } from './items.ts';

/** An ability in force and where it comes from. */
export interface Active {
  readonly ability: Ability;
  readonly source: Source;
}

export type Kept = NonNullable<Ability['keeps']>[number];

/** Abilities of one origin, sorted by what they do. */
export interface InForcePart {
  readonly list: readonly Active[];
  /** By the moments they react to. */
  readonly reacting: ReadonlyMap<MomentName, readonly Active[]>;
  /** Those that change numbers of enemies. */
  readonly onEnemies: readonly Active[];
  /** Those that a hero may use. Enemies use nothing. */
  readonly withUses: readonly Active[];
}

/** What a hero has in force, with the numbers already added up. */
export interface HeroAbilities extends InForcePart {
  /** Character sheet and unconditional changes together. */
  readonly stats: HeroStats;
  /** Those whose numbers depend on the situation. */
  readonly conditional: readonly Active[];
  readonly best: BestOf;
  readonly immune: ReadonlySet<string>;
  /** What the hero never hands to anybody. */
  readonly keeps: ReadonlySet<Kept>;
  /** Damage that the shields in hand block of each hit. */
  readonly shield: number;
}

/** The abilities of a hero: upgrades, conditions and items that work. Kept until these change. */
export function abilitiesOfHero(g: Adventure, hero: Hero): HeroAbilities {
  const { heroes } = g.inForce;
  heroes[hero.index] ??= workOut(g, hero);
  return heroes[hero.index] as HeroAbilities;
}

/** The same worked out anew. */
export function workOut(g: Adventure, hero: Hero): HeroAbilities {
  const list = listOf(g, hero);
  const stats: HeroStats = { ...g.content.classes[hero.class].base };
  const best: BestOf = {};
  const immune = new Set<string>();
  const keeps = new Set<Kept>();
  for (const { ability } of list) {
    if (ability.stats) addUp(stats, ability.stats);
    if (ability.bestOf) takeBest(best, ability.bestOf);
    for (const what of ability.immune ?? []) immune.add(what);
    for (const what of ability.keeps ?? []) keeps.add(what);
  }
  const conditional = list.filter(({ ability }) => ability.statsWhen !== undefined);
  return {
    ...sorted(list),
    stats,
    conditional,
    best,
    immune,
    keeps,
    shield: shieldOf(g, hero),
  };
}

export function sorted(list: readonly Active[]): InForcePart {
  return {
    list,
    reacting: byMoment(list),
    onEnemies: list.filter(({ ability }) => ability.enemies ?? ability.enemiesWhen),
    withUses: list.filter(({ ability, source }) => ability.uses && source.type === null),
  };
}

function byMoment(list: readonly Active[]): InForcePart['reacting'] {
  const reacting = new Map<MomentName, Active[]>();
  for (const active of list) {
    for (const name in active.ability.on) {
      const those = reacting.get(name as MomentName);
      if (those) those.push(active);
      else reacting.set(name as MomentName, [active]);
    }
  }
  return reacting;
}

function shieldOf(g: Adventure, hero: Hero): number {
  let shield = 0;
  for (const item of hero.items) {
    if (works(g, hero, item)) shield += g.content.items[item.card]?.shield ?? 0;
  }
  return shield;
}

function listOf(g: Adventure, hero: Hero): Active[] {
  const { upgrades, conditions, items } = g.content;
  const list: Active[] = [];
  const add = (ability: Ability | undefined, card: string, item: number | null) => {
    if (ability) list.push({ ability, source: { card, hero: hero.index, item, type: null } });
  };
  for (const id of hero.upgrades) add(upgrades[id]?.ability, id, null);
  for (const id of hero.conditions) add(conditions[id]?.ability, id, null);
  for (const item of hero.items) {
    if (!works(g, hero, item)) continue;
    add(items[item.card]?.ability, item.card, item.number);
    for (const id of item.upgrades) add(items[id]?.ability, id, item.number);
  }
  return list;
}
