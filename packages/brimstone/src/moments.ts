import type { Source } from './abilities.ts';
import type { SpaceId, TileIndex } from './board/index.ts';
import type { Placing } from './effects.ts';
import type { CardId, EnemyTypeId, HeroIndex, SkillName, TokenKind } from './ids.ts';
import type { CarriedItem, Enemy, Hero, Span } from './state.ts';

/** Where hits and damage come from: decides what counts as one source and what may react. */
export interface Cause {
  readonly kind: 'enemy' | 'card' | 'explosion' | 'rule';
  /** The enemy type or the card. */
  readonly id: string;
  readonly enemy?: Enemy;
}

/** Dice of a hero that were just rolled and may still be re-rolled. */
export interface HeroRoll {
  readonly hero: Hero;
  readonly purpose: string;
  readonly dice: number[];
  /** What a die has to show to be a success; null when higher is simply better. */
  readonly need: number | null;
  /** Dice that were re-rolled already, by position. */
  readonly rerolled: boolean[];
  /** Re-rolls besides Grit: a handler adds its own, and the hero's prompt offers them all. */
  readonly offers: RerollOffer[];
}

/** A re-roll that an ability offers for dice just rolled. Its owner decides and pays. */
export interface RerollOffer {
  readonly source: Source;
  /** How many dice at most; any number when not said. */
  readonly most?: number;
  /** Only dice that are no success. */
  readonly failedOnly?: true;
  readonly grit?: number;
  /** How long the source is used up afterwards. */
  readonly limit?: Span;
}

/** The enemies whose base XP one attack has paid already. */
export type PaidBases = Set<Enemy>;

/** One hit of a hero on an enemy, on its way. */
export interface HitOnEnemy {
  readonly hero: Hero;
  readonly weapon: Weapon;
  readonly enemy: Enemy;
  /** The natural To Hit die. */
  readonly toHit: number;
  critical: boolean;
  /** The natural damage die. */
  readonly die: number;
  /** The die and everything added to it, before Defense. */
  damage: number;
  ignoresDefense: boolean;
  /** It does no damage at all, whatever was rolled and added. */
  harmless: boolean;
  /** Ammunition used on this hit: one, unless it says that it goes with another. */
  readonly ammo: CardId[];
  /** Wounds that the hits on the same enemy after it will do, as their dice lie. */
  readonly rest?: () => number;
  /** Of the attack it belongs to: whoever wounds more enemies because of it hands this on. */
  readonly paid: PaidBases;
}

/** What a hero attacks with. */
export interface Weapon {
  readonly kind: 'melee' | 'ranged';
  readonly item: CarriedItem | null;
  readonly keywords: readonly string[];
  readonly free: boolean;
  readonly dice: number;
  readonly range: number;
  readonly toHit: number;
  readonly toHitDie: 'D6' | 'D8';
  readonly damageDie: 'D6' | 'D8';
  readonly damage: number;
  readonly critOn: number;
  readonly ignoresDefense: boolean;
}

/**
 * The moments that abilities react to, with what is known then. Fields without `readonly` may be
 * changed by a handler, and the rule goes on with the changed value.
 */
export interface Moments {
  adventureStart: { readonly hero: Hero };
  adventureEnd: { readonly won: boolean };
  turnStart: { readonly turn: number };
  turnEnd: { readonly turn: number };
  holdBackRolled: { readonly dice: readonly number[]; total: number; readonly need: number };
  /** `to` is a mark of the depth track, as in the state. */
  darknessMoved: { readonly to: number; readonly forward: boolean };
  /** A Darkness card is drawn, not yet resolved; a handler may have another one take its place. */
  darknessDrawn: { readonly card: CardId; replaced: boolean };
  depthEvent: { readonly row: number };
  heroActivationStart: { readonly hero: Hero };
  heroActivationEnd: { readonly hero: Hero };
  moveRolled: {
    readonly hero: Hero;
    readonly die: number;
    grit: number;
    spaces: number;
    /** An ability of the hero gives Grit on this roll; the world does. Both together give 2. */
    byAbility: boolean;
    byWorld: boolean;
  };
  /** Before an Escape roll. Waived: the next step needs none. Forbidden: it may not be tried. */
  escapeTest: { readonly hero: Hero; waived: boolean; forbidden: boolean };
  /** Any roll of a hero that Grit may re-roll. */
  heroRolled: HeroRoll;
  tileRevealed: { readonly tile: TileIndex; readonly hero: Hero | null };
  /** A drawn encounter, not yet resolved. An advanced one (of a unique room) cannot be cancelled. */
  encounterDrawn: {
    readonly card: CardId;
    readonly tile: TileIndex;
    readonly advanced: boolean;
    cancelled: boolean;
  };
  encounterTest: { readonly hero: Hero; readonly skill: SkillName; dice: number };
  /** Scavenge cards are about to be drawn: so many more are, and as many put back by choice. */
  scavengeDrawn: { readonly hero: Hero; extra: number };
  /** Enemies are about to be set up; a handler may change where. */
  enemiesComing: { placing: Placing };
  fightStart: { readonly ambush: boolean };
  /** Ambushers have been placed, at the start of a fight or in a running one. */
  ambushed: { readonly types: readonly EnemyTypeId[] };
  fightEnd: { readonly final: boolean };
  /** `idle`: who did not get to act and heals more. */
  catchYourBreath: {
    readonly hero: Hero;
    readonly idle: boolean;
    heal: number;
    /** It heals no Sanity Damage. */
    woundsOnly?: boolean;
  };
  /** Which enemies a weapon reaches is being found out: `anywhere` lets every hit look for its own target. */
  targetsSought: { readonly hero: Hero; readonly weapon: Weapon; anywhere: boolean };
  /** What a die needs against one enemy. */
  aimedAt: {
    readonly hero: Hero;
    readonly weapon: Weapon;
    readonly enemy: Enemy;
    need: number;
  };
  /** Before the To Hit dice are rolled. */
  attackDeclared: { readonly hero: Hero; readonly weapon: Weapon; dice: number };
  /** Final To Hit dice of one weapon. Hits added here have no die of their own. */
  attackRolled: {
    readonly hero: Hero;
    readonly weapon: Weapon;
    readonly dice: number[];
    hits: number;
  };
  /** One hit has its target, before damage; null: it has none and will be lost. */
  hitAssigned: {
    readonly hero: Hero;
    readonly weapon: Weapon;
    readonly toHit: number;
    readonly critical: boolean;
    enemy: Enemy | null;
    /** What the hit will do besides its die. */
    extraDamage: number;
    /** Ammunition used on this hit so far; what is used here comes along to the damage. */
    readonly ammo: CardId[];
    readonly paid: PaidBases;
  };
  /** After re-rolls, before Defense. */
  damageRolled: HitOnEnemy;
  /** One hit is done, and whether it killed. */
  hitResolved: { readonly hit: HitOnEnemy; readonly wounds: number; readonly killed: boolean };
  /** All hits are done. Extra dice are rolled as part of the same attack, within the limit. */
  attackResolved: {
    readonly hero: Hero;
    readonly weapon: Weapon;
    readonly kills: readonly Enemy[];
    extraDice: number;
  };
  /** After Defense, before Armor (null: it has none) and before the wounds are taken. */
  enemyWounded: {
    readonly enemy: Enemy;
    readonly hero: Hero | null;
    readonly weapon: Weapon | null;
    readonly cause: Cause;
    wounds: number;
    armor: number | null;
  };
  /** Before the model is removed; a handler may keep it alive, and sets its wounds then. */
  enemyKilled: {
    readonly enemy: Enemy;
    readonly hero: Hero | null;
    readonly weapon: Weapon | null;
    readonly cause: Cause;
    /** Wounds beyond its Health. */
    readonly excess: number;
    readonly paid: PaidBases;
    survives: boolean;
    /** It dies and its XP is paid, but a fresh model of its type stands in its place. */
    replaced: boolean;
  };
  /** A thrown stick missed; how often it bounces, or null for a D3. */
  dynamiteMissed: { readonly hero: Hero; bounces: number | null };
  /** Dynamite went off: the spaces it covered. */
  exploded: { readonly spaces: readonly SpaceId[]; readonly hero: Hero | null };
  enemyActivationStart: { readonly type: EnemyTypeId };
  enemyActivationEnd: { readonly type: EnemyTypeId };
  /** Before an enemy's To Hit dice are rolled. */
  enemyAttackDeclared: { readonly enemy: Enemy; readonly hero: Hero; dice: number };
  enemyAttackRolled: {
    readonly enemy: Enemy;
    readonly hero: Hero;
    readonly dice: number[];
    /** What a die has to show; a handler that changes dice adds the difference to the hits. */
    readonly need: number;
    hits: number;
    /** Hits with a natural roll of at least this ignore Defense; no die reaches it unless an ability says so. */
    ignoresDefenseOn: number;
  };
  /** Hits about to be defended against. */
  heroHit: {
    readonly hero: Hero;
    readonly cause: Cause;
    readonly kind: 'hit' | 'horror' | 'corruption';
    hits: number;
    damage: number;
    ignoresDefense: boolean;
    /** Natural to-hit rolls behind the hits, where an enemy rolled them. */
    readonly rolls: readonly number[];
  };
  /** Unblocked hits or other wounds on their way, before Armor: the time to prevent some. */
  woundsIncoming: {
    readonly hero: Hero;
    readonly cause: Cause;
    wounds: number;
    /** Hits that got through; 0 for wounds that come without hits. */
    readonly hits: number;
  };
  /** What Armor left, about to be taken. */
  heroWounded: {
    readonly hero: Hero;
    readonly cause: Cause;
    wounds: number;
    readonly rolls: readonly number[];
  };
  /** Wounds have been taken. */
  heroHurt: {
    readonly hero: Hero;
    readonly cause: Cause;
    readonly wounds: number;
    readonly hits: number;
    readonly rolls: readonly number[];
  };
  heroSanityLost: { readonly hero: Hero; readonly cause: Cause; amount: number };
  /** The hero would be KO'd; a handler may prevent it. */
  heroKnockedOut: { readonly hero: Hero; readonly cause: Cause; prevented: boolean };
  /** The hero has been KO'd. */
  heroDown: { readonly hero: Hero; readonly cause: Cause };
  healed: {
    readonly hero: Hero;
    readonly by: HeroIndex | null;
    readonly token: string | null;
    wounds: number;
    sanity: number;
  };
  /** A side bag token has been used and has had its effect. */
  tokenUsed: { readonly hero: Hero; readonly token: TokenKind };
  /** The journey to Town is over. */
  arrived: { readonly hero: Hero };
  goldFound: { readonly hero: Hero; amount: number };
  darkStoneFound: { readonly hero: Hero; amount: number };
}

export type MomentName = keyof Moments;
