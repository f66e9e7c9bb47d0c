import type { AnyFieldOf, EventsOf } from '@crawlspace/kernel';
import type { Added, Fighter } from './combat.ts';
import type { Shot } from './content/classes/boards.ts';
import type { ActionKind, HiddenFace } from './content-types.ts';
import type {
  AttackType,
  CardId,
  Element,
  HeroIndex,
  Loss,
  Rarity,
  SpiritId,
  Stance,
  ZoneId,
} from './ids.ts';
import type { Ally, Darkness, Enemy, Phase } from './state.ts';

/** Everything that is told: `t` decides what else there is. It is also the key of its line in the log (`event.<t>`). */
export type HellscapeEvent = EventsOf<Fields>;

export type EventOf<Name extends keyof Fields> = Extract<HellscapeEvent, { readonly t: Name }>;

/** With this an enemy begins to act: it is shown after what the others did. */
export function beginsStep({ t: name }: HellscapeEvent): boolean {
  return name === 'enemy-activated';
}

/** Whatever an event can tell, for those who read all of them alike. */
export type EventDetails = AnyFieldOf<HellscapeEvent>;

/** A figure is told as a hero, as an enemy with its card, or as an ally by its card, and never as two of them. */
interface HeroTold {
  hero: HeroIndex;
  enemy?: never;
  card?: never;
}
interface EnemyTold {
  enemy: Enemy['id'];
  card: CardId;
  hero?: never;
}
interface AllyTold {
  card: Ally['id'];
  hero?: never;
  enemy?: never;
}
export type FigureTold = HeroTold | EnemyTold | AllyTold;

/** Faces of rolled dice, as `yellow HM`. */
type Faces = readonly string[];

/** Something that a hero did; nobody when it came about by itself. */
interface PerhapsByAHero {
  hero?: HeroIndex;
}

/** What an event of each name tells. `purpose` is what it is about, as a part of a text's key. */
interface Fields extends Fighting, Exploring, OfClasses {
  round: { amount: number };
  phase: { purpose: Exclude<Phase, 'round-start'> };
  turn: { hero: HeroIndex };
  action: { hero: HeroIndex; purpose: ActionKind };

  'item-gained': { hero: HeroIndex; card: CardId; purpose?: 'starting' };
  'item-given': { hero: HeroIndex; other: HeroIndex; card: CardId };
  equipped: { hero: HeroIndex; card: CardId };
  'taken-off': { hero: HeroIndex; card: CardId };
  discarded: { card: CardId } & PerhapsByAHero;
  crafted: { hero: HeroIndex; rarity: Rarity };

  xp: { hero: HeroIndex; amount: number };
  'level-up': { hero: HeroIndex; amount: number };
  skill: { hero: HeroIndex; card: CardId };

  darkness: { amount: number; purpose: Exclude<Darkness['side'], 'boss'> };
  'treasure-added': { rarity: Rarity } & PerhapsByAHero;
  'boss-fight': { enemy: Enemy['id']; card: CardId; zone: ZoneId };
  'boss-ability': { enemy: Enemy['id']; card: CardId; amount: number; purpose: string };
  'boss-track': { enemy: Enemy['id']; card: CardId; amount: number };

  quest: OfAQuest;
  left: { hero: HeroIndex; zone: ZoneId };
  won: { purpose: CardId };
  lost: { purpose: Loss };
}

interface Fighting {
  /** A hero, or an ally by its card, against an enemy; `attacker` says which side began. */
  attack: { attacker: Fighter['kind']; enemy: Enemy['id']; purpose: AttackType } & (
    | { hero: HeroIndex; card?: never }
    | { card: Ally['id']; hero?: never }
  );
  /** The pool, dice added to it later, or the Activation dice of a boss. */
  rolled: { dice: Faces } & (
    | { purpose: 'pool' | 'more'; enemy?: never }
    | { purpose: 'activation'; enemy: Enemy['id'] }
  );
  rerolled: { hero: HeroIndex; dice: Faces };
  'die-resolved': { dice: Faces };
  /** What goes through, and the dice as they lay in the end. */
  totalled: { amount: number; dice: Faces; made?: TotalMade };
  ability: { hero: HeroIndex; card: CardId };
  'enemy-ability': { enemy: Enemy['id']; card: CardId };

  /** A hero, or an ally by its card: with the enemy who did it, or the rule. */
  wounded: { amount: number; enemy?: Enemy['id']; purpose?: string } & (
    | { hero: HeroIndex; card?: never }
    | { card: Ally['id']; hero?: never }
  );
  'enemy-wounded': { enemy: Enemy['id']; card: CardId; amount: number } & PerhapsByAHero;
  /** Miniatures of an enemy, the last or not, with the hero who gets the credit; or an ally. */
  killed: { amount: number } & (
    | { enemy: Enemy['id']; card: CardId; purpose: 'last' | 'minions'; hero?: HeroIndex }
    | { card: Ally['id']; enemy?: never; purpose?: never; hero?: never }
  );
  healed: { amount: number } & FigureTold;
  mana: { hero: HeroIndex; amount: number };
  'mana-lost': { hero: HeroIndex; amount: number };
  fire: { amount: number } & FigureTold;
  frost: { amount: number } & FigureTold;
  /** Tokens of Fire or Frost that were taken off before they did anything. */
  doused: { amount: number } & FigureTold;
  thawed: { amount: number } & FigureTold;
  burned: { amount: number; dice: Faces } & FigureTold;
  frozen: FigureTold;
  'knocked-out': { hero: HeroIndex };
  'stood-up': { hero: HeroIndex };
  /** `amount` are left. */
  lifebringer: { hero: HeroIndex; amount: number };

  'enemy-activated': { enemy: Enemy['id']; card: CardId; zone: ZoneId };
  'enemy-moved': { enemy: Enemy['id']; card: CardId; zone: ZoneId };
  /** `amount` says which of its conditions was met, counted from 1. */
  'monster-pattern': { enemy: Enemy['id']; card: CardId; amount: number };
  spawned: { enemy: Enemy['id']; card: CardId; zone: ZoneId; amount: number };
  upgraded: { enemy: Enemy['id']; card: CardId; zone: ZoneId };
  raised: { enemy: Enemy['id']; card: CardId; zone: ZoneId; amount: number };
}

interface Exploring {
  /** A hero, or an ally by its card. */
  moved: { zone: ZoneId } & (HeroTold | AllyTold);
  reaction: { hero: HeroIndex; amount: number };
  'door-opened': { zone: ZoneId } & PerhapsByAHero;
  'door-card': { card: CardId } & PerhapsByAHero;
  'chamber-revealed': { zone: ZoneId } & PerhapsByAHero;
  'treasure-placed': { zone: ZoneId; rarity: Rarity; amount: number };
  'picked-up': { hero: HeroIndex; zone: ZoneId; rarity: Rarity };
  trap: {
    hero: HeroIndex;
    card: CardId;
    zone: ZoneId;
    amount: number;
    purpose: HiddenFace['kind'];
  };
  fountain: { hero: HeroIndex; card: CardId; amount: number };
  chest: { hero: HeroIndex; card: CardId; rarity: Rarity; amount: number };
}

interface OfClasses {
  stance: { hero: HeroIndex; card: Stance };
  rage: { hero: HeroIndex; amount: number };
  /** The spell that is ready now. */
  marker: { hero: HeroIndex; card: CardId };
  consecrated: { hero: HeroIndex; card: CardId; zone: ZoneId };
  'ground-lifted': { hero: HeroIndex; card: CardId };
  blessed: { hero: HeroIndex; card: CardId };
  'token-drawn': { hero: HeroIndex; card: CardId };
  'token-flipped': { hero: HeroIndex; card: CardId };
  'poison-laid': { hero: HeroIndex; enemy: Enemy['id']; card: CardId; zone: ZoneId };
  poisoned: { enemy: Enemy['id']; card: CardId; amount: number };
  element: { hero: HeroIndex; purpose: `element-${Element}`; amount: number };
  peak: { hero: HeroIndex; card: CardId; purpose: `element-${Element}` };
  summoned: { hero: HeroIndex; card: SpiritId; zone: ZoneId };
  spirit: { hero: HeroIndex; card: Ally['id']; purpose: 'spirit-attack' | 'spirit-move' };
  arrow: { hero: HeroIndex; card: CardId; amount: number };
  shot: { hero: HeroIndex; purpose: Shot; amount: number };
}

/** Hits against shields where cards changed them: what the sides came to, and how much of it each card is. */
export interface TotalMade {
  readonly hits: number;
  readonly shields: number;
  readonly added: readonly Added[];
}

/** What happens only in one quest, by its purpose. */
export type OfAQuest =
  | { purpose: 'scroll-taken' | 'prison-broken'; hero: HeroIndex }
  | { purpose: DeedOfAHero; hero: HeroIndex; amount: number }
  | { purpose: 'feather-taken'; hero: HeroIndex; zone: ZoneId }
  | { purpose: 'sword-passed'; hero: HeroIndex; other: HeroIndex }
  | { purpose: 'souls'; amount: number }
  | { purpose: 'rift-opened'; zone: ZoneId }
  | {
      purpose: 'time-taken' | 'key-fades' | 'feathers-fall' | 'corruption-rises';
      zone: ZoneId;
      amount: number;
    }
  | { purpose: 'beast-killed'; card: CardId; amount: number }
  | { purpose: 'final-armed'; enemy: Enemy['id']; card: CardId };

/** What a hero did for a quest, and how many there are of it now. */
type DeedOfAHero =
  | 'key-taken'
  | 'time-added'
  | 'feather-laid'
  | 'seal-broken'
  | 'well-cleansed'
  | 'switch-pressed'
  | 'sword-feeds'
  | 'crystal-destroyed'
  | 'shard-taken';
