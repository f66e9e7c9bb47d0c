import type { Ability, Handlers, Source } from '../../abilities.ts';
import type { Adventure, Lookup } from '../../adventure.ts';
import type { ClothingSlot } from '../../ids.ts';
import type { MomentName } from '../../moments.ts';
import type { CarriedItem, Hero } from '../../state.ts';
import { type AllHeroStats, addUp, type BestOf, takeBest } from '../../stats.ts';
import { handsFull, weightOfAll } from '../items/burden.ts';
import { cardOf, isTransferable, itemCard, works } from '../items/items.ts';
import { type InHand, weaponsAmong } from '../items/weapons-in-hand.ts';
import { type Usable, usesOf } from './usable.ts';

/** An ability in force and where it comes from. */
export interface Active {
  readonly ability: Ability;
  readonly source: Source;
}

/** What an ability in force does at a moment. */
export interface Reaction<Name extends MomentName = MomentName> {
  readonly handler: NonNullable<Handlers[Name]>;
  readonly source: Source;
}

/** What a hero can be unable to part with. */
export type NotGiven = NonNullable<Ability['keeps']>[number];

/** Abilities of one origin, sorted by what they do. */
export interface InForcePart {
  readonly list: readonly Active[];
  /** What they do, by moment. */
  readonly reactions: ReadonlyMap<MomentName, readonly Reaction[]>;
  /** Those that change numbers of enemies. */
  readonly onEnemies: readonly Active[];
  /** What a hero may use of them. */
  readonly uses: readonly Usable[];
}

/** What a hero has in force, with the numbers already added up. */
export interface HeroAbilities extends InForcePart {
  /** Character sheet and unconditional changes together. */
  readonly stats: AllHeroStats;
  /** Those whose numbers depend on the situation. */
  readonly conditional: readonly Active[];
  readonly best: BestOf;
  readonly immune: ReadonlySet<string>;
  /** What the hero never hands to anybody. */
  readonly keeps: ReadonlySet<NotGiven>;
  /** Clothing slots in which the hero can wear nothing. */
  readonly blocked: ReadonlySet<ClothingSlot>;
  /** Damage that the shields in hand block of each hit. */
  readonly shield: number;
  readonly weapons: readonly InHand[];
  /** The items that may change hands, unless the hero keeps them. */
  readonly transferable: readonly CarriedItem[];
  /** The weight of everything carried, and how many hands are full. */
  readonly weight: number;
  readonly handsFull: number;
}

/** The abilities of a hero: upgrades, conditions and items that work. Kept until these change. */
export function abilitiesOfHero(g: Adventure, hero: Hero): HeroAbilities {
  const kept = g.inForce.heroes[hero.index];
  if (!kept) throw new Error(`there is no hero ${hero.index}`);
  return kept.get();
}

/** The same worked out anew. */
export function workOutHero(g: Lookup, hero: Hero): HeroAbilities {
  const working = hero.items.filter((item) => works(g, hero, item));
  const list = listOf(g, hero, working);
  const stats = { ...g.content.classes[hero.class].base };
  const best: BestOf = {};
  for (const { ability } of list) {
    if (ability.stats) addUp(stats, ability.stats);
    if (ability.bestOf) takeBest(best, ability.bestOf);
  }
  const conditional = list.filter(({ ability }) => ability.statsWhen !== undefined);
  return {
    ...sorted(list),
    stats,
    conditional,
    best,
    immune: allOf(list, ({ immune }) => immune),
    keeps: allOf(list, ({ keeps }) => keeps),
    blocked: allOf(list, ({ blocksSlots }) => blocksSlots),
    shield: shieldOf(g, working),
    weapons: weaponsAmong(g, hero, working),
    transferable: hero.items.filter((item) => isTransferable(g, item)),
    weight: weightOfAll(g, hero),
    handsFull: handsFull(g, hero),
  };
}

/** Whatever the abilities list of a kind: mostly nothing, and no set has to be made. */
function allOf<What>(
  list: readonly Active[],
  listed: (ability: Ability) => readonly What[] | undefined,
): ReadonlySet<What> {
  let all: Set<What> | null = null;
  for (const { ability } of list) {
    for (const what of listed(ability) ?? []) {
      all ??= new Set();
      all.add(what);
    }
  }
  return all ?? NONE;
}

const NONE: ReadonlySet<never> = new Set();

export function sorted(list: readonly Active[]): InForcePart {
  return {
    list,
    reactions: byMoment(list),
    onEnemies: list.filter(({ ability }) => ability.enemies ?? ability.enemiesWhen),
    uses: list.flatMap(({ ability, source }) => usesOf(ability, source)),
  };
}

function byMoment(list: readonly Active[]): InForcePart['reactions'] {
  const reactions = new Map<MomentName, Reaction[]>();
  for (const { ability, source } of list) {
    for (const each in ability.on) {
      const name = each as MomentName;
      const reaction = { handler: ability.on[name] as Reaction['handler'], source };
      const those = reactions.get(name);
      if (those) those.push(reaction);
      else reactions.set(name, [reaction]);
    }
  }
  return reactions;
}

function shieldOf(g: Lookup, working: readonly CarriedItem[]): number {
  let shield = 0;
  for (const item of working) shield += itemCard(g, item).shield ?? 0;
  return shield;
}

function listOf(g: Lookup, hero: Hero, working: readonly CarriedItem[]): Active[] {
  const { upgrades, conditions } = g.content;
  const list: Active[] = [];
  const add = (ability: Ability | undefined, card: string, item: number | null) => {
    if (ability) list.push({ ability, source: { card, hero: hero.index, item, type: null } });
  };
  for (const id of hero.upgrades) add(upgrades[id]?.ability, id, null);
  for (const id of hero.conditions) add(conditions[id]?.ability, id, null);
  for (const item of working) {
    add(itemCard(g, item).ability, item.card, item.number);
    for (const id of item.upgrades) add(cardOf(g.content, id).ability, id, item.number);
  }
  return list;
}
