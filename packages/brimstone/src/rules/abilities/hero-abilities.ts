import type { Ability, Handlers, Source } from '../../abilities.ts';
import type { Adventure, Lookup } from '../../adventure.ts';
import type { ClothingSlot } from '../../ids.ts';
import { classIn } from '../../lookup.ts';
import type { MomentName } from '../../moments.ts';
import type { CarriedItem, Hero } from '../../state.ts';
import { type AllHeroStats, addUp, type BestOf, takeBest } from '../../stats.ts';
import { handsFull, weightOfAll } from '../held/burden.ts';
import { isTransferable, itemCard, works } from '../held/held.ts';
import { cardOf } from '../held/item-cards.ts';
import { type InHand, weaponsAmong } from '../held/weapons-in-hand.ts';
import { even } from './even.ts';
import { type Usable, usableOf } from './usable.ts';

/** An ability in force and where it comes from. */
export interface Active {
  readonly ability: Ability;
  readonly source: Source;
}

/** What an ability in force does at a moment. */
export interface Reaction<Name extends MomentName = MomentName> {
  readonly handler: NonNullable<Handlers[Name]>;
  /** The part of it that odds know; null where only the handler itself could tell. */
  readonly foresees: NonNullable<Handlers[Name]> | null;
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
export interface HeroAbilities extends OfCards {
  readonly weapons: readonly InHand[];
  /** The items that may change hands, unless the hero keeps them. */
  readonly transferable: readonly CarriedItem[];
}

/** What the cards of a hero come to: all that does not hold on to the items themselves. */
export interface OfCards extends InForcePart {
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
export function workOutHero(g: Lookup, hero: Hero, ofCards = workOutCards): HeroAbilities {
  const working = hero.items.filter((item) => works(g, hero, item));
  return {
    ...ofCards(g, hero, working),
    weapons: weaponsAmong(g, hero, working),
    transferable: hero.items.filter((item) => isTransferable(g, item)),
  };
}

export function workOutCards(g: Lookup, hero: Hero, working: readonly CarriedItem[]): OfCards {
  const list = listOf(g, hero, working);
  const stats = { ...classIn(g.content, hero.class).base };
  const best: BestOf = {};
  const conditional: Active[] = [];
  let immune: Set<string> | null = null;
  let keeps: Set<NotGiven> | null = null;
  let blocked: Set<ClothingSlot> | null = null;
  for (const active of list) {
    const { ability } = active;
    if (ability.stats) addUp(stats, ability.stats);
    if (ability.bestOf) takeBest(best, ability.bestOf);
    if (ability.statsWhen) conditional.push(active);
    if (ability.immune) immune = withMore(immune, ability.immune);
    if (ability.keeps) keeps = withMore(keeps, ability.keeps);
    if (ability.blocksSlots) blocked = withMore(blocked, ability.blocksSlots);
  }
  const { reactions, onEnemies, uses } = sorted(list);
  return {
    list,
    reactions,
    onEnemies,
    uses,
    stats,
    conditional,
    best,
    immune: immune ?? NONE,
    keeps: keeps ?? NONE,
    blocked: blocked ?? NONE,
    shield: shieldOf(g, working),
    weight: weightOfAll(g, hero),
    handsFull: handsFull(g, hero),
  };
}

/** Mostly there is nothing of a kind, and no set has to be made. */
function withMore<What>(all: Set<What> | null, more: readonly What[]): Set<What> {
  const those = all ?? new Set();
  for (const what of more) those.add(what);
  return those;
}

const NONE: ReadonlySet<never> = new Set();

export function sorted(list: readonly Active[]): InForcePart {
  const onEnemies: Active[] = [];
  const uses: Usable[] = [];
  for (const active of list) {
    const { ability, source } = active;
    if (ability.enemies ?? ability.enemiesWhen) onEnemies.push(active);
    if (ability.uses) for (const use of ability.uses) uses.push(usableOf(source, use));
  }
  return { list, reactions: byMoment(list), onEnemies, uses };
}

function byMoment(list: readonly Active[]): InForcePart['reactions'] {
  const reactions = new Map<MomentName, Reaction[]>();
  for (const { ability, source } of list) {
    for (const each in ability.on) {
      const name = each as MomentName;
      const reaction: Reaction = {
        handler: ability.on[name] as Reaction['handler'],
        foresees: (ability.foresees?.[name] as Reaction['foresees']) ?? null,
        source,
      };
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
    if (!ability) return;
    const source = { card, hero: hero.index, item, type: null };
    list.push({ ability: even(ability), source });
  };
  for (const id of hero.upgrades) add(upgrades[id]?.ability, id, null);
  for (const id of hero.conditions) add(conditions[id]?.ability, id, null);
  for (const item of working) {
    add(itemCard(g, item).ability, item.card, item.number);
    for (const id of item.upgrades) add(cardOf(g.content, id).ability, id, item.number);
  }
  return list;
}
