import type { Rule, Texts } from '@crawlspace/kernel';
import type { Ability } from './abilities.ts';
import type { Adventure } from './adventure.ts';
import type { TileIndex, Tiles, WorldId } from './board/index.ts';
import type {
  CardId,
  ClassId,
  ClothingSlot,
  EnemyTypeId,
  OfAPack,
  ThreatLevel,
  TokenKind,
} from './ids.ts';
import type { AbilityData } from './language/ability.ts';
import type { Effects } from './language/effects.ts';
import type { Does } from './language/frame.ts';
import type { MissionCard } from './language/mission.ts';
import type { AdventureState, Hero } from './state.ts';
import type { AllHeroStats } from './stats.ts';

/** A number, or dice to be rolled for it: D3, 2D6, two Peril dice (`2P`), D6+2. */
export type Amount = number | 'D3' | 'D6' | 'D6+2' | '2D6' | 'D8' | 'P' | '2P';

/** The numbers of a card. Rules read them and texts show them, so that they cannot disagree. */
export type CardData = Readonly<Record<string, Amount | string | boolean>>;

interface Card {
  readonly id: CardId;
  readonly data?: CardData;
  /** What happens when it is drawn, rolled or used, and what holds while it is in force: as data. */
  readonly effects?: Effects;
  readonly does?: AbilityData;
}

/** Darkness, Growing Dread: resolved when drawn; `ability` holds while the card remains in play. */
export interface EventCard extends Card {
  readonly resolve?: (g: Adventure) => Rule;
  readonly remains?: Ability;
}

/** What a company meets in its missions as its heroes rise. */
export interface Hardship extends EventCard {
  /** The Posse Level from which it is used; null: for each level that a posse lacks for a mission. */
  readonly from: number | null;
}

export interface DepthEvent extends Card {
  readonly resolve: (g: Adventure) => Rule;
}

/** Loot, Scavenge: for the hero who drew it. */
export interface FindCard extends Card {
  readonly resolve: (g: Adventure, hero: Hero) => Rule;
}

export interface Encounter extends Card {
  readonly world: WorldId;
  /** Whether it concerns the heroes on the tile or all in the world. */
  readonly scope: 'tile' | 'world';
  /** Enemies that come because of it are returned, not placed: they wait for the other encounters. */
  readonly resolve: (g: Adventure, here: TileIndex) => Rule<readonly PendingAttack[]>;
  readonly remains?: Ability;
}

/** Enemies that an encounter brings, once every other part of all encounters is done. */
export interface PendingAttack {
  readonly groups: readonly ThreatGroup[] | 'threat';
  readonly ambush: boolean;
}

/** As many as heroes set out, or a part of it, rounded up: a card that is fair for small parties too. */
export type PerHero = 'H' | 'H+1' | 'H+3' | 'H/2' | 'H/3';

export interface ThreatGroup {
  readonly type: EnemyTypeId;
  readonly number: Amount | PerHero;
  readonly elite?: number;
  readonly variant?: CardId;
}

export interface Threat extends Card {
  readonly groups: readonly ThreatGroup[];
  /** Further threat cards to draw and add. */
  readonly draw?: ThreatLevel | 'party';
}

/** A Threat card of a world with a deck of its own; Epic Threats are the same everywhere. */
export interface WorldThreat extends Card {
  readonly world: WorldId;
  readonly levels: Readonly<Record<ThreatLevel, readonly ThreatGroup[] | 'normal'>>;
}

/** One side of an enemy sheet: the fourteen fields. */
export interface EnemySheet {
  readonly type: EnemyTypeId;
  readonly keywords: readonly string[];
  readonly size: 'small' | 'medium' | 'large' | 'extra-large' | 'xxl';
  readonly initiative: number;
  /** Ids of abilities in `enemyAbilities`, each with its number. */
  readonly abilities: Readonly<Record<string, number>>;
  readonly move: number;
  readonly escape: number;
  readonly toHitRanged: number | null;
  readonly toHitMelee: number | null;
  /** The Ranged Attack that takes the place of a Melee Attack, for types that have one. */
  readonly ranged?: { readonly range: number; readonly shots: number };
  readonly combat: number | null;
  readonly damage: number;
  readonly defense: number;
  readonly health: number;
  readonly xp: { readonly base: number; readonly each: number };
  readonly elite: readonly CardId[];
}

export interface EnemyType {
  readonly id: EnemyTypeId;
  /** How many models there are. */
  readonly models: number;
  readonly normal: EnemySheet;
  readonly brutal: EnemySheet;
}

/** Moves past other models and Barriers; shoots without Line of Sight on its own tile; stays where it is when pushed. */
export type EnemyTrait = 'passes-models' | 'sees-through-walls' | 'not-pushed';

/** What an ability of enemies is on one side of the sheet. */
export interface EnemySide {
  /** `X` is the number on the sheet. */
  readonly does?: AbilityData;
  /** Abilities of the sheet that it adds or raises by a number. */
  readonly raises?: Readonly<Record<CardId, number>>;
}

/** An elite entry, a variant, or an ability of a sheet: what it does for the type. */
export interface EnemyAbility extends Card, EnemySide {
  /** What it is on the Brutal side, where that is something else. */
  readonly brutal?: EnemySide;
  /** Given the number on the sheet and whether the Brutal side is in use. */
  readonly ability: (x: number, brutal: boolean) => Ability;
  /** Of a sheet ability: where two numbers meet the lowest counts; otherwise they add up. */
  readonly lowest?: true;
  /** What it lets every model of the type do. */
  readonly grants?: readonly EnemyTrait[];
}

export interface Variant extends EnemyAbility {
  readonly base: EnemyTypeId;
  readonly keywords: readonly string[];
  readonly removes?: readonly string[];
}

/** An exploration token. */
export interface ExplorationToken extends Card {
  readonly doors: number;
  readonly gates: number;
  readonly clue: boolean;
  /** Threat cards to draw. */
  readonly attacks: number;
  readonly encounters: number;
  readonly growingDread?: number;
  readonly darkness?: number;
  readonly depthEvent?: number;
}

/** Gear, artifacts, personal items, starting gear: anything carried. */
export interface ItemCard extends Card {
  readonly keywords: readonly string[];
  readonly hands: 0 | 1 | 2;
  readonly weight: number;
  readonly slots: readonly ClothingSlot[];
  /** Dark Stone icons. */
  readonly darkStone: number;
  readonly upgradeSlots: number;
  /**
   * For upgrades: the slots it takes, what it goes onto, and what attaching costs. `onto` lists what
   * will do: a keyword, or several joined by `+` that are all needed (`gun+pistol`); `one-handed` and
   * `two-handed` count as keywords. With the keyword `forged` it can never be removed.
   */
  readonly upgrade?: {
    readonly takes: number;
    readonly onto: readonly string[];
    readonly darkStone: number;
    /** What it makes of the weapon it is attached to; `or`: where the die is no smaller already. */
    readonly improves?: { readonly damageDie: 'D8'; readonly or: { readonly damage: number } };
  };
  /** Keywords of which a hero needs one to use it. */
  readonly only: readonly string[];
  /** Value in $; null for what cannot be sold. */
  readonly price: number | null;
  readonly charges?: number;
  /** Tokens it can hold besides the side bag. */
  readonly holds?: { readonly kinds: readonly TokenKind[]; readonly most: number };
  readonly weapon?: WeaponCard;
  /** Blocks so much damage of a hit, while held. */
  readonly shield?: number;
  readonly ability?: Ability;
  readonly personal?: true;
}

export interface WeaponCard {
  readonly kind: 'gun' | 'hand' | 'thrown';
  readonly range?: number;
  readonly shots?: number;
  readonly toHitDie?: 'D6' | 'D8';
  readonly damageDie?: 'D6' | 'D8';
  readonly critOn?: number;
  readonly damage?: number;
  readonly ignoresDefense?: true;
}

export interface HeroClass {
  readonly id: ClassId;
  /** Names for heroes whose players gave them none, enough for a party of one class. */
  readonly names: readonly string[];
  readonly keywords: readonly string[];
  /** The character sheet. */
  readonly base: Readonly<AllHeroStats>;
  /** Upgrades every hero of the class has. */
  readonly abilities: readonly CardId[];
  readonly items: readonly CardId[];
  /** The starting upgrades, one of which is chosen. */
  readonly upgrades: readonly CardId[];
  /** The Upgrade Chart: columns of abilities, each of which needs the one above it. */
  readonly tracks: readonly (readonly CardId[])[];
}

/** A class ability, starting upgrade or level-up. */
export interface Upgrade extends Card {
  readonly ability: Ability;
  /** The class it belongs to; null for what missions hand out. */
  readonly class: ClassId | null;
  /** Cards it brings along. */
  readonly items?: readonly CardId[];
}

/** A row of a class's Upgrade Bonus chart: what every new level brings besides its ability. */
export interface LevelBonus extends Upgrade {
  readonly class: ClassId;
  /** 2 to 12. */
  readonly row: number;
  /** What is gained at once. */
  readonly resolve: (g: Adventure, hero: Hero) => Rule;
}

/** Injury, madness, mutation: a row of its chart. */
export interface Condition extends Card {
  readonly kind: 'injury' | 'madness' | 'mutation';
  /** 2 to 12 for injury and madness, 11 to 66 for mutations. */
  readonly row: number;
  readonly ability?: Ability;
  /** What happens at once. */
  readonly resolve?: (g: Adventure, hero: Hero) => Rule;
  /** Nothing lasting: it is not kept. */
  readonly passing?: true;
  /** What happens when it comes again: it counts twice, or the chart is rolled again. */
  readonly again?: 'stacks' | 'reroll';
  /** How often it can be had where it stacks: further ones do nothing. */
  readonly most?: number;
  /** Nothing but good, and nothing that anybody would pay to be rid of. */
  readonly boon?: true;
}

export interface World extends Card {
  readonly otherWorld: boolean;
  /** The item deck of its artifacts. */
  readonly artifacts: string;
  /** How its tiles are drawn: dug into rock, or built of blocks. */
  readonly look: 'rock' | 'blocks';
  readonly ability: Ability;
  readonly depthEvents: readonly CardId[];
}

/** A mission: what differs from a standard adventure. */
export interface Mission extends Card {
  /** What it was made from; without it, it is code, as a named special. */
  readonly card?: MissionCard;
  readonly routines?: Readonly<Record<string, Does>>;
  readonly basic: boolean;
  /** From which level of heroes to which it is made for; without it, any may go. */
  readonly levels?: readonly [from: number, to: number];
  /** The missions that winning it opens, and those that losing it does. */
  readonly story?: { readonly won: readonly CardId[]; readonly lost: readonly CardId[] };
  /** Where it lies on the map of the county, from 0 to 100 east and south. */
  readonly place?: { readonly x: number; readonly y: number };
  /** Whether a Gate may open now; without it, always except in a basic mission. */
  readonly gates?: (g: Adventure) => boolean;
  /** Where it starts. */
  readonly world: WorldId;
  /** Clue icons that find the objective; 0 when something else does. */
  readonly clues: number;
  /** Whether a Clue Icon there means anything now; without it, every one does. */
  readonly heedsClue?: (g: Adventure, tile: TileIndex) => boolean;
  /** Whether this clue finds the objective, for missions with a rule of their own. */
  readonly findsObjective?: (g: Adventure, tile: TileIndex, found: number) => boolean;
  /** The world in which what is missing can be found now; without it, any. */
  readonly goesOnIn?: (g: Adventure) => WorldId;
  /** Changes the standard set up. */
  readonly setUp?: (state: AdventureState) => void;
  readonly ability?: Ability;
  /** A clue was found that is not the last one. */
  readonly onClue?: (g: Adventure, tile: TileIndex, found: number) => Rule;
  /** The fight or task at the objective, after exits are closed and Growing Dread is resolved. */
  readonly onObjective: (g: Adventure, tile: TileIndex) => Rule;
  /** Checked at every safe point. */
  readonly isWon?: (g: Adventure) => boolean;
  readonly isLost?: (g: Adventure) => string | null;
  readonly reward: (g: Adventure) => Rule;
  readonly failure?: (g: Adventure) => Rule;
}

/** Where heroes go in Town between adventures. */
export const TOWN_LOCATIONS = [
  'docs-office',
  'church',
  'blacksmith',
  'frontier-outpost',
  'general-store',
  'saloon',
] as const;
export type TownLocation = (typeof TOWN_LOCATIONS)[number];

/** What is rolled on between adventures: on the road with 3D6, in Town with 2D6. */
export type ChartId = 'travel' | 'camp-site' | 'town' | TownLocation;

/** A row of such a chart. */
export interface ChartRow extends Card {
  readonly chart: ChartId;
  readonly row: number;
  readonly effects: Effects;
  /** `roller` is who rolled it, `present` are all whom it can concern, the roller too. */
  readonly resolve: (g: Adventure, roller: Hero, present: readonly Hero[]) => Rule;
}

interface Service extends Card {
  readonly location: TownLocation;
}

/** Tries to take a condition away, for a price that is gone either way. */
export interface Cure extends Service {
  readonly kind: 'cure';
  readonly of: Condition['kind'];
  /** `need`: what a D6 has to show. */
  readonly data: { readonly price: number; readonly need: number };
}

/** Takes Corruption Points away. */
export interface Cleansing extends Service {
  readonly kind: 'cleansing';
  readonly data: { readonly price: number; readonly points: Amount };
}

/** Brings a dead hero back. */
export interface Resurrection extends Service {
  readonly kind: 'resurrection';
  /** `perLevel` comes on top for each level after the first. */
  readonly data: { readonly price: number; readonly perLevel: number };
}

/** A side bag token for sale. */
export interface Goods extends Service {
  readonly kind: 'goods';
  readonly token: TokenKind;
  readonly data: { readonly price: number };
}

/** An item for sale. */
export interface Ware extends Service {
  readonly kind: 'ware';
  readonly card: CardId;
  readonly data: { readonly price: number };
}

/** An upgrade that is forged onto an item for good. */
export interface Forging extends Service {
  readonly kind: 'forging';
  readonly card: CardId;
  readonly data: { readonly price: number; readonly stones: number };
}

/** Buys Dark Stone, each shard for a D6 times so much. */
export interface Exchange extends Service {
  readonly kind: 'exchange';
  readonly data: { readonly each: number };
}

/** A game with a stake, once a day: on a die, a test of Cunning, or a pair of dice. */
export interface Wager extends Service {
  readonly kind: 'wager';
  readonly game: 'die' | 'hands' | 'pair';
  readonly data: {
    readonly price: number;
    readonly need?: number;
    readonly dice?: Amount;
    readonly pays: number;
  };
  /** How likely it pays, where that is the same for everybody. */
  readonly chance?: number;
}

/** Something that does one good, once a day. */
export interface Favour extends Service {
  readonly kind: 'favour';
  readonly data: { readonly price: number };
  readonly effects: Effects;
  readonly chance?: number;
  /** Whether it would do the hero any good now. */
  readonly helps: (g: Adventure, hero: Hero) => boolean;
  readonly resolve: (g: Adventure, hero: Hero) => Rule;
}

/** Something to do for Gold besides buying and being cured. */
export type Pastime = Wager | Favour;

/** What a Location in Town does for Gold, or gives Gold for. */
export type TownService =
  | Cure
  | Cleansing
  | Resurrection
  | Goods
  | Ware
  | Forging
  | Exchange
  | Pastime;

type ById<Item> = Readonly<Record<CardId, Item>>;

/** Everything the game contains, by id. */
export interface Content {
  readonly classes: Readonly<Record<ClassId, HeroClass>>;
  readonly upgrades: ById<Upgrade>;
  readonly bonuses: readonly LevelBonus[];
  /** The charts of road and Town. */
  readonly charts: ById<ChartRow>;
  readonly items: ById<ItemCard>;
  /** Ids of the cards of each item deck. */
  readonly itemDecks: Readonly<
    Record<
      'gear' | 'mineArtifacts' | 'targaArtifacts' | 'personal' | 'starting' | OfAPack,
      readonly CardId[]
    >
  >;
  readonly conditions: ById<Condition>;
  readonly enemies: Readonly<Record<EnemyTypeId, EnemyType>>;
  readonly enemyAbilities: ById<EnemyAbility>;
  readonly elites: ById<EnemyAbility>;
  readonly variants: ById<Variant>;
  readonly threats: ById<Threat>;
  readonly threatDecks: Readonly<Record<ThreatLevel | 'epic', readonly CardId[]>>;
  readonly worldThreats: ById<WorldThreat>;
  readonly tokens: ById<ExplorationToken>;
  readonly tokenStacks: Readonly<Record<'twelve' | 'eight', readonly CardId[]>>;
  readonly darkness: ById<EventCard>;
  readonly growingDread: ById<EventCard>;
  readonly hardships: ById<Hardship>;
  readonly depthEvents: ById<DepthEvent>;
  readonly loot: ById<FindCard>;
  readonly scavenge: ById<FindCard>;
  readonly encounters: ById<Encounter>;
  readonly worlds: Readonly<Record<WorldId, World>>;
  readonly missions: ById<Mission>;
  readonly services: ById<TownService>;
  readonly tiles: Tiles;
  /** What its own cards are called and say, where the house has no words for them or others. */
  readonly texts?: Texts;
}
