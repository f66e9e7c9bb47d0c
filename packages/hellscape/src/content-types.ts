import type { Rule, Texts } from '@crawlspace/kernel';
import type { Ability, Cost, Effect } from './ability.ts';
import type { ClassCards, SkillOfAClass } from './class-cards.ts';
import type { BoardView, ClassBoard } from './content/classes/boards.ts';
import type { Descent } from './descent.ts';
import type { UseOf } from './effects.ts';
import type { Condition, Happening } from './happenings.ts';
import type {
  AttackType,
  BossType,
  CardId,
  ClassId,
  MobType,
  Rarity,
  RoamingType,
  Slot,
  Tier,
  ZoneId,
} from './ids.ts';
import type { HellscapeMeaning } from './meanings.ts';
import type { Occasion } from './occasion.ts';
import type { Quest, Tile } from './quest-types.ts';
import type { Owned } from './rules/abilities/in-force.ts';
import type { Ally, Hero } from './state.ts';

/** Attack dice; the limits of a roll apply to the pool, not here. */
export interface AttackDice {
  readonly yellow?: number;
  readonly orange?: number;
}

/** What an item or enemy attacks with: dice for each type it can attack with. */
export type Attacks = Partial<Readonly<Record<AttackType, AttackDice>>>;

export interface Card {
  readonly id: CardId;
}

export interface ItemCard extends Card {
  readonly deck: 'starting' | Rarity;
  /** What kind of thing it is, for its picture: `sword`, `axe`, `bow`, `staff`, `ring`, `helmet`, `potion` … */
  readonly look: string;
  readonly slot: Slot;
  /** How many copies are in its deck. */
  readonly copies: number;
  readonly attacks?: Attacks;
  /** Blue dice it adds to a defense. */
  readonly defense?: number;
  readonly abilities?: readonly Ability[];
  readonly set?: 'shadowbane';
  /** The only class that can use it. */
  readonly class?: ClassId;
  /** Starting items with two sides: the one for five and six heroes, or for fewer; both when not said. */
  readonly forLargeParty?: boolean;
  /** Gray background: used up, needs no slot, counts as Common. */
  readonly consumable?: true;
}

export interface MobItem extends Card {
  readonly tier: Tier;
  readonly look: string;
  readonly slot: 'hand' | 'two-hands';
  readonly attacks: Attacks;
  readonly abilities?: readonly Ability[];
}

export interface SetPower extends Card {
  readonly class: ClassId;
  readonly minor: readonly Ability[];
  readonly greater: readonly Ability[];
}

export interface Skill extends Card, SkillOfAClass {
  readonly class: ClassId;
  readonly level: 1 | 2 | 3 | 4 | 5;
  /** The skill it replaces; it can only be gained by who has that. */
  readonly upgrades?: CardId;
  readonly abilities: readonly Ability[];
  /** What Poison does to enemies; of several the highest. */
  readonly poison?: number;
}

/** Hero cards are one to a class. */
export interface HeroCard extends Card {
  readonly class: ClassId;
  readonly health: number;
  readonly mana: number;
  readonly ability: Ability;
  readonly shadow: Ability;
}

export interface MobCard extends Card {
  readonly type: MobType;
  readonly tier: Tier;
  readonly health: number;
  readonly reward: number;
  readonly defense: number;
  readonly abilities: readonly Ability[];
  /** How many zones it moves with one action, where that is more than 1: `<card>.text` says so. */
  readonly stride?: number;
}

/** What a monster does in its activation, and when: all of it must be so, and the first deed possible. */
export interface Pattern {
  readonly when?: readonly Condition[];
  readonly does: readonly Happening[];
}

export interface RoamingCard extends Card {
  readonly type: RoamingType;
  readonly tier: Tier;
  readonly healthPerHero: number;
  readonly reward: number;
  readonly fixed: Partial<Readonly<Record<Rarity, number>>>;
  readonly attackType: AttackType;
  readonly attack: AttackDice & { readonly enemy?: number };
  readonly defense: number;
  /** Enemy dice it adds when it defends. */
  readonly defenseEnemyDice: number;
  readonly abilities: readonly Ability[];
  readonly patterns: readonly [Pattern, Pattern];
}

/** What the boss does for an exact number of ability symbols; it is called `<boss>.action-<n>.name`. */
export type BossAction = readonly Happening[];

export interface BossCard extends Card {
  readonly type: BossType;
  readonly healthPerHero: number;
  readonly actions: number;
  readonly activationDice: number;
  readonly attackType: AttackType;
  readonly attack: AttackDice & { readonly enemy?: number };
  readonly defense: number;
  readonly defenseEnemyDice: number;
  /** By the number of symbols, from 0 to the number of activation dice. */
  readonly special: readonly BossAction[];
  readonly combat: readonly Ability[];
  /** Spaces of the track; a number of extra things from that space on. */
  readonly track: readonly BossSpace[];
}

export interface BossSpace {
  /** Added from here on, all spaces reached add up. */
  readonly yellow?: number;
  readonly orange?: number;
  readonly blue?: number;
  readonly enemy?: number;
  readonly actions?: number;
  readonly activationDice?: number;
  /** Happens when the marker arrives. */
  readonly arrives?: readonly Happening[];
}

export interface DoorCard extends Card {
  readonly copies: number;
  readonly does: readonly Happening[];
}

export interface Opening {
  readonly hero: Hero | null;
  readonly chamber: number;
  /** Loot tokens more in the chamber, and other changes of what comes next. */
  extraLoot: number;
  extraMobs: number;
  noMobs: boolean;
}

/** The hidden face of a trap, fountain or chest. */
export interface HiddenFace extends Card {
  readonly kind: 'spike-trap' | 'bear-trap' | 'fountain' | 'chest' | 'greater-chest';
  readonly copies: number;
  /** Wounds, healing; a Bear Trap with 1 takes an action. */
  readonly n: number;
  readonly rarity?: Rarity;
}

/** What only one card or quest does. */
export interface Special {
  /** Why the language cannot say it. */
  readonly why: string;
  /** As an effect of an ability. */
  readonly possible?: (g: Descent, use: UseOf) => boolean;
  readonly resolve?: (g: Descent, use: UseOf, n: number) => Rule;
  /** In a quest: rules that take the place of those made from its card. */
  readonly rules?: Partial<Quest>;
  /** As something that happens by itself. */
  readonly happens?: (g: Descent, at: Occasion) => Rule;
}

/** Abilities, and the card they come from. */
export interface Granted {
  readonly card: CardId;
  readonly abilities: readonly Ability[];
}

/** What abilities are looked up in. */
type Lists = Pick<Descent, 'state' | 'content'>;

/** How a class plays: the places where it differs from the others. */
export interface ClassRules<Board extends ClassBoard = ClassBoard> {
  readonly id: ClassId;
  /** Its components at the start. */
  newBoard(content: Content, shuffle: <Card>(cards: Card[]) => Card[]): Board;
  /** A deep copy, with the keys in the same order. */
  cloneBoard(board: Board): Board;
  /** What everybody may know of the board. */
  boardView(board: Board): BoardView;
  /** Choices at the start and whenever a skill is gained: where it goes, what it brings. */
  placeSkill(g: Descent, hero: Hero, skill: CardId): Rule;
  /** The skills and board abilities in force now, with the card each comes from. */
  abilities(g: Lists, hero: Hero): readonly Granted[];
  /** Zones whose ground gives something to all who stand there, by the doing of this hero. */
  ground?(
    g: Lists,
    hero: Hero,
  ): readonly { readonly zone: ZoneId; readonly gives: readonly Granted[] }[];
  /** Whether the board has what a price takes from it. */
  canPay?(hero: Hero, cost: Cost): boolean;
  pay?(hero: Hero, cost: Cost): void;
  /** Whether the board has room for what an effect gives it. */
  canGain?(g: Descent, hero: Hero, effect: BoardGain): boolean;
  gain?(g: Descent, hero: Hero, effect: BoardGain, n: number): Rule;
  /** How the board stands: who declined to use something is asked again when it has changed. */
  standing?(hero: Hero): number;
  /** What held for a round is over, before anything happens in the next one. */
  roundOver?(g: Descent, hero: Hero): void;
  roundStart?(g: Descent, hero: Hero): Rule;
  turnStart?(g: Descent, hero: Hero): Rule;
  turnEnd?(g: Descent, hero: Hero): Rule;
  /** Before and after an action: what the class can do then, besides abilities. */
  deeds?(g: Descent, hero: Hero): readonly ClassDeed[];
  /** What the class can do at any moment, at no cost, in the middle of an action too. */
  asides?(hero: Hero): readonly ClassDeed[];
  /** How many actions a turn has; 3 (4 alone) when not said. */
  actions?(g: Descent, hero: Hero): number;
  beforeAction?(g: Descent, hero: Hero, action: ActionKind): Rule;
  afterAction?(g: Descent, hero: Hero, action: ActionKind): Rule;
  /** Loses an action by a trap or frost. */
  loseAction?(g: Descent, hero: Hero): Rule;
  /** Health was lost to wounds. */
  wounded?(g: Descent, hero: Hero, wounds: number): Rule;
  /** Mana about to be gained: how much of it is gained as Mana. */
  manaGained?(g: Descent, hero: Hero, n: number): Rule<number>;
  /** How much Mana the class can take besides what fits into the pool. */
  roomForMana?(g: Descent, hero: Hero): number;
  /** A hero attack is about to be assembled (arrows are shot). */
  attackDeclared?(g: Descent, hero: Hero): Rule;
  attackOver?(g: Descent, hero: Hero): Rule;
  /** An attack is about to be made that is gained on top of an action. */
  furtherAttack?(g: Descent, hero: Hero): void;
  /** What a spirit of the hero can do in a combat; the hero pays for it. */
  allyAbilities?(g: Descent, hero: Hero, ally: Ally): readonly Owned[];
  /** An ability of any of the hero's cards was used. */
  abilityUsed?(g: Descent, hero: Hero, card: CardId): Rule;
  /** The enemy this Poison token lay on is gone. */
  poisonReturned?(hero: Hero, token: CardId): void;
  /** What lies in the dungeon by the doing of the hero comes back, save where it stays. */
  clearGround?(g: Descent, hero: Hero, stays: (zone: ZoneId) => boolean): void;
}

/** Effects that give something to a class board. */
export type BoardGain = Extract<Effect, { do: (typeof BOARD_GAINS)[number] }>;
export const BOARD_GAINS = ['rage', 'element', 'token', 'conjure', 'ready'] as const;

export type ActionKind = 'move' | 'attack' | 'recover' | 'trade' | 'special';

/** Something a class can do before or after an action, at no action. */
export interface ClassDeed {
  readonly id: string;
  /** Words: `deed.<key>`, with these parameters. */
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly means: HellscapeMeaning;
  readonly resolve: (g: Descent, hero: Hero) => Rule;
}

/** All of the content. Tests bring their own cards by replacing some. */
export interface Content extends ClassCards {
  readonly heroes: Readonly<Record<ClassId, HeroCard>>;
  readonly classes: Readonly<Record<ClassId, ClassRules>>;
  readonly skills: Readonly<Record<CardId, Skill>>;
  readonly items: Readonly<Record<CardId, ItemCard>>;
  readonly mobItems: Readonly<Record<CardId, MobItem>>;
  readonly setPowers: Readonly<Record<ClassId, SetPower>>;
  readonly mobs: Readonly<Record<CardId, MobCard>>;
  readonly roaming: Readonly<Record<CardId, RoamingCard>>;
  readonly bosses: Readonly<Record<BossType, BossCard>>;
  readonly doors: Readonly<Record<CardId, DoorCard>>;
  readonly faces: Readonly<Record<CardId, HiddenFace>>;
  readonly specials: Readonly<Record<string, Special>>;
  readonly tiles: Readonly<Record<string, Tile>>;
  readonly quests: Readonly<Record<CardId, Quest>>;
  /** What its own cards are called and say, where the house has no words for them or others. */
  readonly texts?: Texts;
}
