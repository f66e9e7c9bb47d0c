import type { Ability, Source } from '../abilities.ts';
import type { Adventure } from '../adventure.ts';
import type { Content } from '../content/types.ts';
import type { CarriedItem, Hero } from '../state.ts';
import { BEST_OF, type BestOf, type HeroStats, STAT_NAMES } from '../stats.ts';
import { isUsedByAnother, works } from './items.ts';

/** An ability in force and where it comes from. */
export interface Active {
  readonly ability: Ability;
  readonly source: Source;
}

/** What a hero has in force, with the numbers already added up. */
export interface HeroAbilities {
  readonly list: readonly Active[];
  /** Character sheet and unconditional changes together. */
  readonly stats: HeroStats;
  /** Those whose numbers depend on the situation. */
  readonly conditional: readonly Active[];
  readonly best: BestOf;
  readonly immune: ReadonlySet<string>;
  /** Damage that the shields in hand block of each hit. */
  readonly shield: number;
}

/** What it was made from, to see whether it still holds. */
interface Known extends HeroAbilities {
  readonly content: Content;
  readonly upgrades: readonly string[];
  readonly conditions: readonly string[];
  /** Each item as one number: which it is, whether it is equipped, whether another hero used it. */
  readonly items: readonly number[];
  /** Upgrade cards attached to the items, all in a row. */
  readonly attached: readonly string[];
}

const KNOWN = new WeakMap<Hero, Known>();

/**
 * The abilities of a hero. They are asked for at every roll but change only with upgrades,
 * conditions and items, so they are kept and compared with what the hero has now: no one has to
 * remember to announce a change.
 */
export function abilitiesOfHero(g: Adventure, hero: Hero): HeroAbilities {
  const known = KNOWN.get(hero);
  if (known && known.content === g.content && isStill(g, hero, known)) return known;
  const made = make(g, hero);
  KNOWN.set(hero, made);
  return made;
}

function make(g: Adventure, hero: Hero): Known {
  const list = listOf(g, hero);
  const stats: HeroStats = { ...g.content.classes[hero.class].base };
  const best: BestOf = {};
  const immune = new Set<string>();
  for (const { ability } of list) {
    for (const name of STAT_NAMES) {
      const change = ability.stats?.[name];
      if (change !== undefined) stats[name] = (stats[name] ?? 0) + change;
    }
    for (const name of BEST_OF) {
      const value = ability.bestOf?.[name];
      if (value !== undefined) best[name] = Math.min(best[name] ?? value, value);
    }
    for (const what of ability.immune ?? []) immune.add(what);
  }
  const conditional = list.filter(({ ability }) => ability.statsWhen !== undefined);
  return {
    list,
    stats,
    conditional,
    best,
    immune,
    shield: shieldOf(g, hero),
    content: g.content,
    upgrades: [...hero.upgrades],
    conditions: [...hero.conditions],
    items: hero.items.map((item) => asNumber(g, hero, item)),
    attached: hero.items.flatMap(({ upgrades }) => upgrades),
  };
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

function asNumber(g: Adventure, hero: Hero, item: CarriedItem): number {
  const equipped = item.equipped ? 1 : 0;
  return item.number * 4 + equipped * 2 + (isUsedByAnother(g, hero, item) ? 1 : 0);
}

/** Asked tens of times for every decision: plain loops over plain arrays, nothing is made. */
function isStill(g: Adventure, hero: Hero, known: Known): boolean {
  const { items } = hero;
  if (items.length !== known.items.length) return false;
  let attached = 0;
  for (let i = 0; i < items.length; i++) {
    const item = items[i] as CarriedItem;
    if (asNumber(g, hero, item) !== known.items[i]) return false;
    for (let at = 0; at < item.upgrades.length; at++) {
      if (item.upgrades[at] !== known.attached[attached++]) return false;
    }
  }
  if (attached !== known.attached.length) return false;
  return areSame(hero.upgrades, known.upgrades) && areSame(hero.conditions, known.conditions);
}

function areSame(ids: readonly string[], known: readonly string[]): boolean {
  if (ids.length !== known.length) return false;
  for (let i = 0; i < ids.length; i++) if (ids[i] !== known[i]) return false;
  return true;
}
