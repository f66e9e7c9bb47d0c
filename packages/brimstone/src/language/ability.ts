import type { Ability, Use, UseTiming } from '../abilities.ts';
import type { MomentName } from '../moments.ts';
import type { Span } from '../state.ts';
import type { EnemyStats, HeroStats } from '../stats.ts';
import type { Effects, Price } from './effects.ts';
import type { SpecialAbilityId } from './specials/abilities.ts';
import type { Amount, Quantity, When } from './values.ts';

/** What a card does while it is in force, as data. It is compiled into an `Ability` when content is loaded. */
export interface AbilityData
  extends Pick<
    Ability,
    'stats' | 'bestOf' | 'everyHero' | 'enemies' | 'immune' | 'blocksSlots' | 'keeps' | 'lure'
  > {
  /** Numbers of the owner that count while something is so. */
  readonly while?: readonly { readonly when: When; readonly stats: HeroStats }[];
  /** Numbers of enemies that count while something is so; of the own type where the card has one. */
  readonly enemiesWhile?: readonly { readonly when: When; readonly stats: EnemyStats }[];
  /** Numbers of enemies by how large they are. */
  readonly enemiesOfSize?: Readonly<Record<'small-or-medium' | 'large', EnemyStats>>;
  /** Dice that the owner's attacks get without being asked. */
  readonly attackDice?: { readonly when: When; readonly n: Quantity };
  /** With these attacks a critical hit does more than get past a Defense. */
  readonly criticalsMatter?: When;
  readonly on?: readonly Reaction[];
  readonly uses?: readonly UseData[];
  /** Code that stands beside the data. */
  readonly special?: {
    readonly id: SpecialAbilityId;
    readonly n?: Readonly<Record<string, Amount | 'X'>>;
  };
}

/** What comes at a moment, by itself or if the owner wants. */
export interface Reaction {
  readonly at: MomentName;
  /** Whom the moment must concern: without it the owner, or the own type of enemy, where it concerns somebody. */
  readonly of?: Concern;
  readonly when?: When;
  /** Then it is used up for so long; an attack may be made of several weapons. */
  readonly once?: Span | 'attack' | { readonly times: number; readonly in: Span };
  /** That use of the card is used up with it. */
  readonly use?: string;
  /** Of a type of enemy: then it is used up for that hero until the group activates again. */
  readonly onceEach?: true;
  /** A D6 that nobody re-rolls: on so much or more it comes. */
  readonly chance?: { readonly roll: string; readonly from: number };
  /** Only if the owner says so. */
  readonly asks?: true;
  /** Ammunition for a Hit with a Gun: the owner is asked, and it takes a charge. */
  readonly ammo?: true;
  /** Everybody is told that it worked; of what is asked they are anyway. */
  readonly told?: true;
  readonly pay?: Price & { readonly charge?: true };
  /** What becomes of fields of the moment. */
  readonly change?: Readonly<Record<string, Change>>;
  readonly do?: Effects;
  /** A re-roll for the dice that were just rolled. */
  readonly reroll?: {
    readonly most?: number;
    readonly failedOnly?: true;
    readonly grit?: number;
    readonly limit?: Span;
  };
}

export type Concern =
  | 'you'
  | 'anyone'
  | 'another'
  | 'another-here'
  | 'another-in-world'
  | 'another-adjacent'
  /** On a tile of yours or next to one. */
  | 'another-near'
  | 'here'
  /** Who heals; whom the moment names as the healer. */
  | 'your-healing';

/** What becomes of a field: a number is added, bounds never push it the other way. */
export type Change =
  | number
  | boolean
  | {
      readonly add: Quantity;
      /** What the dice are called: the hero rolls them. */
      readonly roll?: string;
      readonly least?: number;
      readonly most?: number;
    }
  | { readonly least: Quantity }
  | { readonly most: Quantity }
  /** Damage that rises by as much Defense as there is, up to so much. */
  | { readonly pierces: number };

/** Something the owner may do. Uses without effect are not offered. */
export interface UseData extends Pick<Use, 'id' | 'limit' | 'grit'> {
  readonly timing: UseTiming;
  /** So often until the limit is over, if not once. */
  readonly times?: number;
  /** All uses of the card together. */
  readonly once?: Span;
  readonly when?: When;
  readonly do: Effects;
}
