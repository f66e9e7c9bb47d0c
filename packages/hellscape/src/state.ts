import type { Deck, Outcome } from '@crawlspace/kernel';
import type { Combat } from './combat.ts';
import type { ClassBoard } from './content/classes/boards.ts';
import type {
  BossType,
  CardId,
  ClassId,
  HeroIndex,
  ItemNumber,
  MobType,
  Rarity,
  RoamingType,
  SpiritId,
  Tier,
  ZoneId,
} from './ids.ts';

/** So many of each rarity: treasure tokens in the bag, in the pool, on a card. */
export type Treasure = Record<Rarity, number>;

/** An item card in a hero's possession. */
export interface CarriedItem {
  readonly number: ItemNumber;
  readonly card: CardId;
  /** Equipped items are active; the others lie in the Inventory. Consumables are never equipped. */
  equipped: boolean;
}

/** What a hero has done in the present turn. */
export interface HeroTurn {
  actions: number;
  /** Movement points of the Move action under way; null outside of one. */
  mp: number | null;
  moved: boolean;
  /** No Reaction damage in this Move action. */
  slipping: boolean;
}

export interface Hero {
  readonly index: HeroIndex;
  readonly class: ClassId;
  zone: ZoneId;
  /** Left the dungeon by a quest's way out. */
  gone: boolean;
  health: number;
  mana: number;
  maxHealth: number;
  maxMana: number;
  level: number;
  xp: number;
  /** Skills in force, highest ranks only, in the order they were gained. */
  skills: CardId[];
  items: CarriedItem[];
  fire: number;
  frost: number;
  knockedOut: boolean;
  activated: boolean;
  turn: HeroTurn | null;
  /** Abilities used up in this round, as `card/ability index`. */
  usedThisRound: string[];
  board: ClassBoard;
  /** What the hero last declined to use at any time, and how they stood then; who declined nothing is asked. */
  declined: string[];
}

/** Spirits that a hero has conjured, and the Summoner. They are targets like heroes. */
export interface Ally {
  readonly id: SpiritId | 'summoner';
  /** Who conjured it; null for the Summoner. */
  readonly owner: HeroIndex | null;
  zone: ZoneId;
  wounds: number;
  fire: number;
  frost: number;
  /** Spirits: already had the free activation of this turn. */
  activated: boolean;
}

/** A mob, a roaming monster or a boss. */
export interface Enemy {
  /** Stable for the quest, for targets and options: `undead2`. */
  readonly id: string;
  readonly kind: 'mob' | 'roaming' | 'boss';
  readonly type: MobType | RoamingType | BossType;
  card: CardId;
  /** The Mob Item, or the weapon a quest gave to a monster. */
  item: CardId | null;
  zone: ZoneId;
  /** Minions left; 0 for monsters and bosses. The leader is always there. */
  minions: number;
  /** On the miniature that is next to fall. */
  wounds: number;
  treasure: Treasure;
  fire: number;
  frost: number;
  /** The Poison token on it. */
  poison: CardId | null;
  /** What a quest notes about it: `beast`, `final`. */
  mark: string | null;
  /** Has acted in this Enemy Phase. */
  activated: boolean;
}

/** Treasure and item of an enemy that fell. */
export interface Spoils {
  readonly treasure: Treasure;
  item: CardId | null;
}

export type TokenKind =
  | 'spawn'
  | 'loot'
  | 'treasure'
  | 'objective'
  | 'objective-gray'
  | 'chest'
  | 'greater-chest'
  | 'spike-trap'
  | 'bear-trap'
  | 'pillar'
  | 'fountain'
  | 'forge'
  | 'portal'
  | 'roaming-portal'
  | 'corruption'
  | 'hourglass';

/** A token on a zone. */
export interface BoardToken {
  readonly id: number;
  readonly kind: TokenKind;
  zone: ZoneId;
  /** The hidden face of traps, fountains and chests; the rarity of treasure. Nobody may know before it is flipped. */
  readonly face?: CardId;
  /** Time tokens on it, and other counts. */
  count?: number;
}

export interface Dungeon {
  /** Open doors, by door id. */
  open: boolean[];
  /** Chambers revealed, by chamber id. */
  revealed: boolean[];
  tokens: BoardToken[];
  /** Only the boss chamber is left. */
  bossOnly: boolean;
}

/** The piles of cards. */
export interface Decks {
  mobs: Record<Tier, Deck>;
  roaming: Record<Tier, Deck>;
  mobItems: Record<Tier, Deck>;
  items: Record<Rarity, Deck>;
  doors: Deck;
}

export type Phase = 'setup' | 'round-start' | 'hero' | 'enemy' | 'level-up' | 'darkness';

export interface Darkness {
  /** `boss`: the boss track has taken its place. */
  side: 'A' | 'B' | 'boss';
  space: number;
}

export interface QuestState {
  readonly id: CardId;
  /** Counters of the quest: souls, keys, crystals, rounds the sword was held. */
  counters: Record<string, number>;
  /** What heroes hold for the quest (scroll, shards, feathers), by hero. */
  held: Record<string, HeroIndex[]>;
}

export interface Wishes {
  readonly skill?: CardId;
  readonly weapon?: CardId;
  readonly potion?: CardId;
}

/** One game, as plain data. Changed only by rules. */
export interface DescentState {
  readonly options: { readonly hellbreaker: boolean };
  /** How many heroes the game counts as: two for a lone hero, two in the quest Hellscape. */
  readonly scale: number;
  quest: QuestState;
  round: number;
  phase: Phase;
  /** Whose turn it is in the Hero Phase. */
  active: HeroIndex | null;
  heroes: Hero[];
  /** What the players chose before the set up; what is missing is asked. */
  readonly wishes: readonly Wishes[];
  allies: Ally[];
  enemies: Enemy[];
  /** What killed enemies have left behind and nobody has taken yet. */
  spoils: Spoils[];
  dungeon: Dungeon;
  decks: Decks;
  bag: Treasure;
  /** Treasure tokens outside of the bag that may still be added. */
  pool: Treasure;
  /** Treasure tokens beside each hero's Level token. */
  reserve: Treasure[];
  lifebringers: { left: number; spent: number };
  darkness: Darkness;
  /** The combat under way: everybody sees it. */
  combat: Combat | null;
  nextItem: ItemNumber;
  nextEnemy: number;
  nextToken: number;
  outcome: Outcome | null;
}
