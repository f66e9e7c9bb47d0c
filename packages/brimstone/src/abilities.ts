import type { OptionDetails, Rule } from '@crawlspace/kernel';
import type { Adventure } from './adventure.ts';
import type { ClothingSlot, EnemyTypeId, HeroIndex } from './ids.ts';
import type { Moments, Weapon } from './moments.ts';
import type { Enemy, Hero, Span } from './state.ts';
import type { BestOf, EnemyStats, HeroStats } from './stats.ts';

/** Whose ability it is, and through which card. */
export interface Source {
  /** The card, upgrade, condition, elite entry, world, mission … that brings the ability. */
  readonly card: string;
  /** The hero it belongs to; null for cards in play, worlds, missions and enemies. */
  readonly hero: HeroIndex | null;
  /** The carried item, where it is one. */
  readonly item: number | null;
  /** The enemy type, for abilities of sheets, elite charts and variants. */
  readonly type: EnemyTypeId | null;
}

/** Something a player may do with an ability, item or token. */
export interface Use {
  readonly id: string;
  /** `anytime`: offered in every window between decisions; the others say when. */
  readonly timing: UseTiming;
  /** How long it is exhausted afterwards; `discard` takes the item away; `charge` takes one charge. */
  readonly limit?: Span | 'discard' | 'charge';
  readonly grit?: number;
  /** What players see of it, as a key of the locale files; the name of its card when absent. */
  readonly text?: string;
  /** Whether it can do anything now. Uses without effect are not offered. */
  readonly possible?: (g: Adventure, source: Source) => boolean;
  /** The chances of the dice it leads to, before it is paid for. */
  readonly outlook?: (g: Adventure, source: Source) => Pick<OptionDetails, 'odds' | 'chances'>;
  readonly resolve: (g: Adventure, source: Source) => Rule;
}

export type UseTiming =
  | 'anytime'
  | 'activation'
  | 'free-attack'
  | 'instead-of-attack'
  | 'instead-of-search'
  | 'turn-start'
  | 'turn-end';

/**
 * What a card, upgrade, condition, world, mission or enemy ability does while it is active: numbers
 * as data, handlers for typed moments, and uses. No rule names a card.
 */
export interface Ability {
  readonly stats?: HeroStats;
  readonly bestOf?: BestOf;
  /** Stats that depend on the situation. */
  readonly statsWhen?: (g: Adventure, source: Source) => HeroStats;
  /** Stats for all heroes (cards in play, worlds, missions). */
  readonly everyHero?: HeroStats;
  /** Changes of enemies: of the type it belongs to, or of all for cards in play. */
  readonly enemies?: EnemyStats;
  readonly enemiesWhen?: (
    g: Adventure,
    source: Source,
    enemy: Enemy | null,
    type: EnemyTypeId,
  ) => EnemyStats;
  /** Statuses and keywords the owner, or every enemy of the type, is immune to: `weather`, `poison`, `fear`, `fire`. */
  readonly immune?: readonly string[];
  /** Clothing slots in which the owner can wear nothing. */
  readonly blocksSlots?: readonly ClothingSlot[];
  /** What the owner never hands to anybody. */
  readonly keeps?: readonly ('items' | 'tokens' | 'dark-stone')[];
  /** Whether the highest To Hit rolls with a weapon do more than get past a Defense. */
  readonly criticalsMatter?: (g: Adventure, source: Source, weapon: Weapon) => boolean;
  /**
   * Dice that the owner's attack gets without being asked: a number, or those that a die of its own
   * makes equally likely. That die is rolled when the attack is declared.
   */
  readonly attackDice?: (
    g: Adventure,
    source: Source,
    attack: DeclaredAttack,
  ) => number | readonly number[];
  /** Of an enemy type: the chance that a model survives what would kill it. */
  readonly clings?: (enemy: Enemy) => number;
  /** The first ambusher of each type goes for the owner. */
  readonly lure?: true;
  readonly on?: Handlers;
  /** What of that changes the moment without being asked, and nothing else: for odds. */
  readonly foresees?: Handlers;
  readonly uses?: readonly Use[];
}

/** An attack before its dice are rolled. */
export interface DeclaredAttack {
  readonly hero: Hero;
  readonly weapon: Weapon;
  /** The weapons of the same attack that come before it. */
  readonly before: readonly Weapon[];
}

/** A handler changes the moment it is given, or acts; it may ask by being a generator. */
export type Handlers = {
  readonly [Name in keyof Moments]?: (
    g: Adventure,
    source: Source,
    moment: Moments[Name],
  ) => Rule | undefined;
};
