import type { Chance, Rule, TextRef } from '@crawlspace/kernel';
import type { Source } from './abilities.ts';
import type { Adventure } from './adventure.ts';
import type { ExitRef, SpaceId, TileIndex, WorldId } from './board/index.ts';
import type { Amount, ThreatGroup } from './content-types.ts';
import type { CardId, EnemyTypeId, SkillName, ThreatLevel, TokenKind } from './ids.ts';
import type { Cause, PaidBases, Weapon } from './moments.ts';
import type { CarriedItem, Enemy, Hero, Span } from './state.ts';

/** Hits on a hero. `damage` is for each hit that gets through; 1 unless said otherwise. */
export interface HitsOnHero {
  readonly hits: number;
  readonly damage?: number;
  readonly cause: Cause;
  readonly ignoresDefense?: boolean;
  /** Natural to-hit rolls behind the hits. */
  readonly rolls?: readonly number[];
}

export interface SkillTest {
  readonly skill: SkillName;
  readonly need: number;
  /** The card or ability that asks for it. */
  readonly card: CardId;
  /** Successes that suffice, for tests in which more than one counts; 1 when not said. */
  readonly enough?: number;
}

/** Where enemies of a threat are set up. */
export type Placing =
  | { readonly kind: 'tile'; readonly tile: TileIndex }
  /** `near`: the first model goes next to that hero; `among`: all do to these, while they have room. */
  | {
      readonly kind: 'ambush';
      readonly world?: WorldId;
      readonly near?: Hero;
      readonly among?: readonly Hero[];
    }
  | { readonly kind: 'random' };

/**
 * What the rules and the cards can make happen, by area. What only reads is no effect: rules import
 * it, and cards find it in rules/queries.ts.
 */
export interface Effects {
  // --- Harm and healing of heroes
  /** Cover, Defense, Shield and Armor against hits; the rest are wounds. Returns the wounds taken. */
  hitHero(g: Adventure, hero: Hero, hits: HitsOnHero): Rule<number>;
  /**
   * Hits of several attacks at once: all Defense dice are rolled together, so that one Grit re-rolls
   * every failed one; then the attacks wound one after the other, each enemy being one source. The
   * rest is lost when the hero is KO'd.
   */
  hitTogether(g: Adventure, hero: Hero, attacks: readonly HitsOnHero[]): Rule<number>;
  horrorHit(g: Adventure, hero: Hero, hits: HitsOnHero): Rule<number>;
  corruptionHit(g: Adventure, hero: Hero, hits: number, cause: Cause): Rule<number>;
  loseCorruption(g: Adventure, hero: Hero, points: number): void;
  /** Wounds that ignore Defense; Armor still rolls. */
  woundHero(g: Adventure, hero: Hero, wounds: number, cause: Cause): Rule<number>;
  loseSanity(g: Adventure, hero: Hero, amount: number, cause: Cause): Rule<number>;
  poison(g: Adventure, hero: Hero): Rule;
  losePoison(g: Adventure, hero: Hero, markers: number): void;
  voidVenom(g: Adventure, hero: Hero): Rule;
  endVoidVenom(g: Adventure, hero: Hero): void;
  /** Heals and pays 5 XP a point when another hero did it. */
  healHero(g: Adventure, hero: Hero, heal: Healing): Rule;
  /** Heals wounds and sanity in a mix the owner chooses. */
  healMix(g: Adventure, hero: Hero, points: number, by?: Hero): Rule;
  recover(g: Adventure, hero: Hero): Rule;
  killHero(g: Adventure, hero: Hero): Rule;

  // --- Grit, experience, rolls
  gainGrit(g: Adventure, hero: Hero, amount: number): Rule;
  loseGrit(g: Adventure, hero: Hero, amount: number): void;
  gainXp(g: Adventure, hero: Hero, amount: number): void;
  setUpgrades(g: Adventure, hero: Hero, upgrades: readonly CardId[]): void;
  /** Rolls for one of these heroes, or of all. */
  randomHero(g: Adventure, among?: readonly Hero[], label?: string): Hero;
  /** Rolls dice for a hero and offers every re-roll that may be used. Returns the final dice. */
  heroRoll(g: Adventure, hero: Hero, purpose: string, dice: HeroDice): Rule<number[]>;
  /** What a hero rolls for an amount, re-rolls included. `most` is all that can be of any use. */
  heroAmount(
    g: Adventure,
    hero: Hero,
    purpose: string,
    amount: Amount,
    most?: number,
  ): Rule<number>;
  /** Successes of a skill test (0 is a failure). */
  skillTest(g: Adventure, hero: Hero, test: SkillTest): Rule<number>;

  // --- Possessions
  gainGold(g: Adventure, hero: Hero, amount: number): Rule;
  gainDarkStone(g: Adventure, hero: Hero, amount: number): Rule;
  /** As far as there is any; returns what was taken. */
  loseGold(g: Adventure, hero: Hero, amount: number): number;
  loseDarkStone(g: Adventure, hero: Hero, amount: number): void;
  gainToken(g: Adventure, hero: Hero, token: TokenKind): Rule;
  loseToken(g: Adventure, hero: Hero, token: TokenKind): void;
  discardItem(g: Adventure, hero: Hero, item: CarriedItem): void;
  drawGear(g: Adventure, hero: Hero): Rule;
  /** An artifact of the hero's world, or of the one named. */
  drawArtifact(g: Adventure, hero: Hero, world?: WorldId): Rule;
  /** Loot for all at once: no card is drawn twice within the draw. */
  drawLootTogether(g: Adventure, heroes: readonly Hero[], cardsEach: number): Rule;
  /** What a Loot card for Gear or for an Artifact gives: in other worlds the two are swapped. */
  lootItem(g: Adventure, hero: Hero, kind: 'gear' | 'artifact'): Rule;
  drawScavenge(g: Adventure, hero: Hero): Rule;
  /** Who carries too much chooses at once what to use, hand over or discard. */
  keepLimits(g: Adventure, hero: Hero): Rule;

  // --- Cards and abilities
  /** An ability or one of its uses has worked, and rests for a while. */
  exhaust(g: Adventure, source: Source, span: Span, use?: string): void;
  makeReady(g: Adventure, source: Source, use?: string): void;
  /** A card that remains in play goes to a hero. */
  attachTo(g: Adventure, card: CardId, hero: Hero): void;
  discardFromPlay(g: Adventure, card: CardId): void;

  // --- Darkness and depth
  /** Positive: towards the Entrance. Every space entered takes effect. */
  moveDarkness(g: Adventure, steps: number): Rule;
  drawDarkness(g: Adventure): Rule;
  drawGrowingDread(g: Adventure): Rule;
  discardGrowingDread(g: Adventure, count: number): void;
  depthEvent(g: Adventure, row: number): Rule;

  // --- Exploration
  /** Puts a tile at a door and a token on it. Returns it, or null when none fits (the door is closed). */
  revealTile(g: Adventure, door: ExitRef, hero: Hero | null): Rule<TileIndex | null>;
  openDoor(g: Adventure, tile: TileIndex): ExitRef | null;
  /** An unexplored door of the tile becomes an End Cap, never the last one of the map. */
  collapse(g: Adventure, tile: TileIndex): void;
  openGate(g: Adventure, tile: TileIndex): ExitRef | null;
  peekTokens(g: Adventure, count: number): Rule;
  findObjective(g: Adventure, tile: TileIndex): Rule;

  // --- Enemies
  /** Draws a Threat card of this level and sets its enemies up. */
  attack(g: Adventure, level: ThreatLevel | 'epic' | 'party', placing: Placing): Rule;
  /** Sets up named enemies. Counts as one source of Loot. */
  spawn(g: Adventure, groups: readonly ThreatGroup[], placing: Placing): Rule;
  /** One more Elite ability for a type in the fight, from a roll on its chart. */
  eliteUp(g: Adventure, type: EnemyTypeId): void;
  /** Wounds to an enemy; Armor still rolls. `hero` is who gets the XP. */
  woundEnemy(g: Adventure, enemy: Enemy, wounds: number, by: WoundSource): Rule;
  healEnemy(g: Adventure, enemy: Enemy, wounds: number): void;
  /** It is gone without having been defeated. */
  takeAway(g: Adventure, enemy: Enemy): Rule;
  /** Puts a fresh model on a space. Whoever does this has seen to it that there is one. */
  addEnemy(g: Adventure, type: EnemyTypeId, space: SpaceId): Enemy;
  /** An attack outside the normal one. */
  enemyAttack(g: Adventure, enemy: Enemy, hero: Hero, attack: EnemyAttack): Rule;
  pushHero(g: Adventure, hero: Hero, spaces: number, from: SpaceId): Rule;
  pushEnemy(g: Adventure, enemy: Enemy, spaces: number, from: SpaceId): void;
  placeEnemy(g: Adventure, enemy: Enemy, space: SpaceId): void;
  explode(g: Adventure, space: SpaceId, damage: BlastDamage, by: Hero | null): Rule;
  /** With Dangerous Dynamite: what the wounds of one source do to the sticks in the side bag. */
  dangerousDynamite(g: Adventure, hero: Hero, wounds: number): Rule;
  /** The fight is over when no enemy is left: breath, recovery, loot. */
  maybeEndFight(g: Adventure): Rule;

  // --- Heroes' actions
  /** Puts a hero who is up on another space, wherever it is. */
  placeHero(g: Adventure, hero: Hero, space: SpaceId): void;
  freeAttack(g: Adventure, hero: Hero, weapon: Weapon): Rule;
  moveHero(g: Adventure, hero: Hero, spaces: number): Rule;
  /** Offers everything the heroes may use between decisions (side bag, items, abilities). */
  anytime(g: Adventure): Rule;

  // --- The end
  winAdventure(g: Adventure, cause: string): Rule;
  loseAdventure(g: Adventure, cause: string): Rule;
}

export interface Healing {
  readonly wounds?: number;
  readonly sanity?: number;
  readonly by?: Hero;
  /** The kind of token or the card that heals. */
  readonly with?: string;
}

export interface HeroDice {
  readonly count: number;
  readonly die?: 'D6' | 'D8' | 'D3';
  /** What counts as a success, for the odds that players see and for bots. */
  readonly need?: number;
  /** Successes (or what the dice are worth) that suffice: with so much no re-roll is offered. */
  readonly enough?: number;
  /**
   * What a face of a die is worth, by its place in the roll, where that is neither a success nor the
   * number on it. All dice together are worth the sum. A re-roll is offered only for dice that could
   * make it more.
   */
  readonly worth?: (face: number, position: number) => number;
  /** Whether these dice do already, where that is no reason not to offer a re-roll. */
  readonly doAsTheyLie?: (dice: readonly number[]) => boolean;
  /** What each die may bring, where that is more than being better. */
  readonly chances?: (faceShown: number) => readonly Chance[];
  /** What it is rolled against: an enemy, a card. Asked for when somebody looks. */
  readonly against?: TextRef | (() => TextRef);
  /** The card that has it rolled. */
  readonly card?: CardId;
  /** What a die is about, by its place in the roll, where they differ. */
  readonly about?: (position: number, face: number) => TextRef | string | undefined;
  /** Charts and Hold Back the Darkness may never be re-rolled. */
  readonly chart?: boolean;
}

/** What an explosion does to each model: so much, or one die and what is added to it. */
export type BlastDamage = Extract<Amount, number | 'D6' | 'D6+2'>;

export interface WoundSource {
  readonly hero: Hero | null;
  readonly weapon?: Weapon;
  readonly cause: Cause;
  /** The attack it is part of has paid for these already: an enemy's base XP comes once an attack. */
  readonly paid?: PaidBases;
}

export interface EnemyAttack {
  readonly dice: number;
  readonly toHit: number;
  readonly damage: number;
}
