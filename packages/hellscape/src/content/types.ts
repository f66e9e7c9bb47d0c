import type { Rule } from '@crawlspace/kernel';
import type { Ability } from '../abilities.ts';
import type { Descent } from '../descent.ts';
import type { UseOf } from '../effects.ts';
import type {
  AttackType,
  BossType,
  CardId,
  ClassId,
  Element,
  MobType,
  Rarity,
  RoamingType,
  Slot,
  SpiritId,
  Stance,
  Tier,
} from '../ids.ts';
import type { Ally, Hero } from '../state.ts';
import type { Quest, Tile } from './quest-types.ts';

/** Attack dice; the limits of a roll apply to the pool, not here. */
export interface AttackDice {
  readonly yellow?: number;
  readonly orange?: number;
}

/** What an item or enemy attacks with: dice for each type it can attack with. */
export type Attacks = Partial<Readonly<Record<AttackType, AttackDice>>>;

interface Card {
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

export interface Skill extends Card {
  readonly class: ClassId;
  readonly level: 1 | 2 | 3 | 4 | 5;
  /** The skill it replaces; it can only be gained by who has that. */
  readonly upgrades?: CardId;
  readonly abilities: readonly Ability[];
  /** Berserker: the stance it belongs under; `any` lets the player choose. */
  readonly stance?: Stance | 'any';
  /** Paladin: what it says on its other side. */
  readonly blessed?: readonly Ability[];
  /** Rogue: tokens it puts into the bag. */
  readonly tokens?: readonly CardId[];
  /** Rogue: what Poison does to the enemy; the highest wins. */
  readonly poison?: number;
  /** Shaman: summons this spirit. */
  readonly spirit?: SpiritId;
  /** Shaman: what that spirit can do besides what its own card says. */
  readonly spiritAbilities?: readonly Ability[];
}

/** Hero cards are one to a class. */
export interface HeroCard extends Card {
  readonly class: ClassId;
  readonly health: number;
  readonly mana: number;
  readonly ability: Ability;
  readonly shadow: Ability;
}

export interface ArrowCard extends Card {
  readonly arrows: number;
  readonly quickShot: Ability;
  readonly bullseye: Ability;
  readonly overload: Ability;
}

export interface RogueToken extends Card {
  readonly colour: 'red' | 'blue' | 'green';
  /** One of the nine that are in the bag from the start. */
  readonly starting: boolean;
  readonly copies: number;
  /** `poison` and `shadow` tokens are known by these kinds. */
  readonly kind: 'plain' | 'poison' | 'shadow';
  readonly abilities: readonly Ability[];
}

export interface SpiritCard extends Card {
  readonly id: SpiritId;
  readonly health: number;
  readonly attacks: Attacks;
  readonly defense: number;
  readonly abilities?: readonly Ability[];
}

/** A token of the Paladin's board: what every column has from the start. */
export interface Consecration extends Card {
  readonly abilities: readonly Ability[];
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

/** A condition of a monster's activation and what it does then. */
export interface Pattern {
  /** Its words are `<card>.pattern-1` and `-2`. */
  readonly when: (g: Descent, enemy: string) => boolean;
  readonly does: (g: Descent, enemy: string) => Rule;
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

/** What the boss does for an exact number of ability symbols. */
export interface BossAction {
  /** Its words are `<boss>.action-<n>`. */
  readonly does: (g: Descent, enemy: string) => Rule;
}

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
  /** Happens when the marker arrives: `<boss>.track-<n>`. */
  readonly arrives?: (g: Descent, enemy: string) => Rule;
}

export interface DoorCard extends Card {
  readonly copies: number;
  /** Numbers for its text. */
  readonly data?: Readonly<Record<string, number | string>>;
  /** Who opened, and the chamber. */
  readonly resolve: (g: Descent, opening: Opening) => Rule;
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

/** What only one card does. */
export interface Special {
  readonly possible?: (g: Descent, use: UseOf) => boolean;
  readonly resolve: (g: Descent, use: UseOf, n: number) => Rule;
}

/** How a class plays: the places where it differs from the others. */
export interface ClassRules {
  readonly id: ClassId;
  /** Its components at the start. */
  newBoard(content: Content, shuffle: <Card>(cards: Card[]) => Card[]): Hero['board'];
  /** Choices at the start and whenever a skill is gained: where it goes, what it brings. */
  placeSkill(g: Descent, hero: Hero, skill: CardId): Rule;
  /** The skills and board abilities in force now, with the card each comes from. */
  abilities(g: Descent, hero: Hero): readonly { card: CardId; abilities: readonly Ability[] }[];
  roundStart?(g: Descent, hero: Hero): Rule;
  turnStart?(g: Descent, hero: Hero): Rule;
  turnEnd?(g: Descent, hero: Hero): Rule;
  /** Before and after an action: what the class can do then, besides abilities. */
  deeds?(g: Descent, hero: Hero): readonly ClassDeed[];
  /** How many actions a turn has; 3 (4 alone) when not said. */
  actions?(g: Descent, hero: Hero): number;
  /** Before an action is made: a Rogue flips a token. */
  beforeAction?(g: Descent, hero: Hero, action: ActionKind): Rule;
  afterAction?(g: Descent, hero: Hero, action: ActionKind): Rule;
  /** Loses an action by a trap or frost. */
  loseAction?(g: Descent, hero: Hero): Rule;
  /** Health was lost to wounds. */
  wounded?(g: Descent, hero: Hero, wounds: number): Rule;
  /** Mana about to be gained: how much of it is gained as Mana. */
  manaGained?(g: Descent, hero: Hero, n: number): Rule<number>;
  /** A hero attack is about to be assembled (arrows are shot). */
  attackDeclared?(g: Descent, hero: Hero): Rule;
  attackOver?(g: Descent, hero: Hero): Rule;
  /** A spirit of the hero fights, its dice are in the pool: what it can do besides. */
  allyFights?(g: Descent, hero: Hero, ally: Ally): Rule;
  /** Raises elements by an effect; the player chooses which when none is named. */
  gainElement?(g: Descent, hero: Hero, n: number, element: Element | undefined): Rule;
  /** An ability of any of the hero's cards was used. */
  abilityUsed?(g: Descent, hero: Hero, card: CardId): Rule;
}

export type ActionKind = 'move' | 'attack' | 'recover' | 'trade' | 'special';

/** Something a class can do before or after an action, at no action: turn the amulet, change stance. */
export interface ClassDeed {
  readonly id: string;
  /** Words: `deed.<key>`, with these parameters. */
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly target?: Readonly<Record<string, string | number>>;
  readonly resolve: (g: Descent, hero: Hero) => Rule;
}

/** All of the content. Tests bring their own cards by replacing some. */
export interface Content {
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
  readonly arrows: Readonly<Record<CardId, ArrowCard>>;
  readonly rogueTokens: Readonly<Record<CardId, RogueToken>>;
  readonly consecrations: readonly [Consecration, Consecration, Consecration];
  readonly spirits: Readonly<Record<SpiritId, SpiritCard>>;
  /** Basic spells, clockwise. */
  readonly basicSpells: Readonly<Record<CardId, SpellCard>>;
  readonly stances: Readonly<Record<Stance, Ability>>;
  readonly peaks: Readonly<Record<Element, Peak>>;
  readonly specials: Readonly<Record<string, Special>>;
  readonly tiles: Readonly<Record<string, Tile>>;
  readonly quests: Readonly<Record<CardId, Quest>>;
}

export interface SpellCard extends Card {
  readonly abilities: readonly Ability[];
}

/** The top of an element's track. */
export interface Peak extends Card {
  readonly length: number;
  readonly abilities: readonly Ability[];
}
