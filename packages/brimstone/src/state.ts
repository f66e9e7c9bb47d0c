import type { Deck, Outcome } from '@crawlspace/kernel';
import type { Corner, ExitRef, Layout, SpaceId, TileIndex, WorldId } from './board/index.ts';
import type {
  CardId,
  ClassId,
  EnemyTypeId,
  HeroIndex,
  ItemNumber,
  OfAPack,
  Portrait,
  ThreatLevel,
  TokenKind,
} from './ids.ts';
import type { Marker } from './markers.ts';
import type { RuleOptions } from './options.ts';
import type { EnemyStatName, StatName } from './stats.ts';

/** How long something lasts or stays used up. */
export type Span = 'activation' | 'turn' | 'fight' | 'adventure';

/** An item card in a hero's possession. */
export interface CarriedItem {
  readonly number: ItemNumber;
  readonly card: CardId;
  /** In hand or worn. Items that need neither always work and are never `equipped`. */
  equipped: boolean;
  /** Upgrade cards attached to it. */
  upgrades: readonly CardId[];
  /** Uses left of an item that runs out; null when it does not. */
  charges: number | null;
  /** Tokens inside, for items that hold some. */
  holds: readonly TokenKind[];
  /** What it cost in Town, where it was bought there. */
  paid?: number;
  /** Who had the use of its text last, and in which turn: it works for only one hero within a turn. */
  used?: { readonly by: HeroIndex; readonly turn: number };
}

/** A bonus for a while. */
export interface Bonus {
  readonly stat: StatName;
  readonly amount: number;
  readonly until: Span;
}

/** A change of enemies for a while: of all, of one type, or of one model. */
export interface EnemyBonus {
  readonly stat: EnemyStatName;
  readonly amount: number;
  readonly until: Span;
  /** The last turn it holds in, where it ends before its span does. */
  readonly through?: number;
  readonly type?: EnemyTypeId;
  readonly enemy?: string;
  /** The card it comes from and whose it was, for cards that end it or do not add up. */
  readonly card?: CardId;
  readonly by?: HeroIndex;
}

/** What a hero has done in the present activation. */
export interface Activation {
  /** Spaces left to move; null before the Move roll. */
  moveLeft: number | null;
  moved: boolean;
  attacked: boolean;
  /** Searched, helped a KO'd hero, or did something else in place of the attack. */
  acted: boolean;
  /** The highest Escape value passed this turn; a failed test ends the movement. */
  escaped: number;
  stuck: boolean;
}

export interface Hero {
  readonly index: HeroIndex;
  readonly class: ClassId;
  level: number;
  name: string;
  /** The side of the character sheet that the player chose; it makes no other difference. */
  readonly portrait?: Portrait;
  space: SpaceId;
  wounds: number;
  sanityDamage: number;
  grit: number;
  corruption: number;
  xp: number;
  gold: number;
  darkStone: number;
  bag: TokenKind[];
  items: CarriedItem[];
  /** Class abilities, starting upgrade and level-up upgrades. */
  upgrades: CardId[];
  /** Injuries, madness and mutations, in the order they came; one can be there twice where it stacks. */
  conditions: CardId[];
  poison: number;
  voidVenom: number;
  /** Why the hero is out: wounds, sanity, or both at once; null while up. */
  knockedOut: readonly ('health' | 'sanity')[] | null;
  /** The turn the hero was KO'd in, for Hard-Core Mode. */
  knockedOutInTurn: number;
  dead: boolean;
  /** Dead, but the Church in Town can bring the hero back. */
  resurrectable: boolean;
  /** Has left Town: what happens there concerns the hero no longer. */
  away?: true;
  /** Special shots loaded in a six-shooter. */
  chambers: CardId[];
  /** What they were loaded with: the Ability Tokens that a re-set brings back. */
  loaded: CardId[];
  /** Abilities and items that are used up, and until when. Keys are `ability` or `item#number`. */
  exhausted: Record<string, Span>;
  bonuses: Bonus[];
  activation: Activation | null;
  freeAttackUsed: boolean;
  /** The turn in which the hero last used a token, an item or an ability: that is an Action. */
  usedInTurn: number;
}

export interface Enemy {
  /** Stable for the adventure, for targets and options: `tentacles3`. */
  readonly id: string;
  readonly type: EnemyTypeId;
  /** The space; of an extra large model the anchor of its 2 × 2. */
  space: SpaceId;
  /** Which of its four spaces the anchor of an extra large model is: north-west unless it hangs over the edge. */
  corner?: Corner;
  wounds: number;
  target: HeroIndex | null;
  /** Abilities that work once for a model and have worked: `tenacious`. */
  spent: string[];
  /** It skips its next activation. */
  stunned?: true;
  /** The last turn in which it is out of time: it does nothing, frightens nobody and takes no wounds. */
  stasis?: number;
  /** The heroes who have marked it as theirs. */
  markedBy?: HeroIndex[];
}

/** What holds for all models of a type while a fight lasts. */
export interface EnemyGroup {
  brutal: boolean;
  /** Elite abilities gained, ids of its chart. */
  elite: CardId[];
  /** A Targa variant laid over the sheet. */
  variant: CardId | null;
  /** Adds 2 to Initiative in the turn that has this number. */
  ambushTurn: number;
  /** It has the free Elite ability of Below the Darkness. */
  belowTheDarkness?: true;
}

export interface Fight {
  /** Its first turn: the present one, or the next when it came up after the activations. */
  readonly startedInTurn: number;
  groups: Partial<Record<EnemyTypeId, EnemyGroup>>;
  /** How many threat cards and other sources of enemies have come: each gives a round of Loot. */
  lootSources: number;
  /** The fight for the objective. */
  final: boolean;
}

/** Who activates in a turn, or has no activation in it: a hero who was helped up misses it. */
export type Actor =
  | { readonly kind: 'hero'; readonly hero: HeroIndex; readonly missed?: true }
  | { readonly kind: 'enemies'; readonly type: EnemyTypeId };

export type Step = 'setup' | 'darkness' | 'activations' | 'exploration' | 'end';

export interface Turn {
  number: number;
  step: Step;
  /** Who has activated in this turn; who comes next is worked out anew each time. */
  done: Actor[];
  /** Tiles scavenged in this turn. */
  scavenged: TileIndex[];
  /** Set when something ends the turn at once. */
  over: boolean;
  /** No Ranged Attack that is made in this world, or in any, reaches further in the turn of this number. */
  maxRange?: { readonly inTurn: number; readonly spaces: number; readonly world?: WorldId };
}

/** What is known of an exit. Exits that are not listed are still to be determined by the tile's token. */
export interface Exit extends ExitRef {
  kind: 'door' | 'gate' | 'end-cap' | 'joined';
}

export interface RoomToken {
  readonly tile: TileIndex;
  readonly token: CardId;
}

/** What lies on the table: the tiles with what is known of their exits, and what lies on them. */
export interface BoardState {
  layout: Layout;
  exits: Exit[];
  /** Face-down exploration tokens on rooms. */
  tokens: RoomToken[];
  /** How often each tile was scavenged with success, by tile index. */
  scavenged: number[];
}

/** Marks of the depth track: 0 is the Entrance, 1 … 15 are the spaces 15 … 1, 16 is Darkness Start. */
export interface Depth {
  party: number;
  darkness: number;
  /** The Darkness has passed the party, at a table that plays Below the Darkness. */
  passed?: true;
}

export interface Decks {
  map: Record<WorldId, Deck>;
  encounter: Record<WorldId, Deck>;
  artifact: Record<WorldId, Deck>;
  /** Worlds with a deck of their own have it under their id. */
  threat: Record<ThreatLevel | 'epic' | 'targa' | OfAPack, Deck>;
  gear: Deck;
  loot: Deck;
  scavenge: Deck;
  darkness: Deck;
  growingDread: Deck;
  /** Exploration tokens: the stack and the used ones. */
  exploration: Deck;
  personal: Deck;
}

export interface MissionState {
  readonly id: CardId;
  /** Counters of the mission: clues found, fuse, turns to hold out. */
  counters: Record<string, number>;
  /** Markers of the mission on the board. */
  markers: Marker[];
  objectiveFound: boolean;
  /** What the next adventure has to bear: the Darkness starts one step ahead. */
  darknessAhead: boolean;
  /** Basic missions have no gates, no Epic Threats and no mutations. */
  readonly basic: boolean;
}

/** A card that remains in play, with its tile or its hero, if any. */
export interface InPlay {
  readonly card: CardId;
  readonly tile: TileIndex | null;
  hero?: HeroIndex;
}

/** One adventure, as plain data. Changed only by rules. */
export interface AdventureState {
  readonly options: RuleOptions;
  mission: MissionState;
  turn: Turn;
  heroes: Hero[];
  /** Heroes are kept for the next adventure: only then XP and Gold are of any use. */
  readonly campaign?: true;
  /** The Posse Level when the adventure began; not there where all heroes were new. */
  readonly posseLevel?: number;
  /** Who carries the Old Lantern. */
  lantern: HeroIndex;
  reviveTokens: number;
  enemies: Enemy[];
  fight: Fight | null;
  board: BoardState;
  depth: Depth;
  decks: Decks;
  /** The face-down stack of Growing Dread, the newest last. */
  dread: CardId[];
  /** Cards that remain in play: darkness, dread, encounters. */
  inPlay: InPlay[];
  /** Bonuses that hold for all enemies (Flash and the like). */
  enemyBonuses: EnemyBonus[];
  /** Exhausted once-per-party effects. */
  exhausted: Record<string, Span>;
  /** Worlds with at least one hero, and where gates lead. */
  worlds: WorldId[];
  /** For numbering items and enemies. */
  nextItem: ItemNumber;
  nextEnemy: number;
  outcome: Outcome | null;
}
