import type { Rule } from '@crawlspace/kernel';
import type { Ability, Effect } from './ability.ts';
import type { Combat } from './combat.ts';
import type { Descent } from './descent.ts';
import type { Happening } from './happenings.ts';
import type {
  AttackType,
  CardId,
  ChamberId,
  DoorId,
  HeroIndex,
  Loss,
  Rarity,
  ZoneId,
} from './ids.ts';
import type { Occasion, Outcome } from './occasion.ts';
import type { Ally, Enemy, Hero, Treasure } from './state.ts';

/** Whose ability is being used, and how. */
export interface UseOf {
  /** The hero (or spirit's owner) it belongs to; null for enemies. */
  readonly hero: Hero | null;
  readonly enemy: Enemy | null;
  /** The spirit that acts, where it is one. */
  readonly ally: Ally | null;
  readonly card: CardId;
  readonly ability: Ability;
  /** The item, for consumables. */
  readonly item: number | null;
  /** What it is called in the lists of what was used; by its card when not said. */
  readonly key?: string;
}

/** An enemy before or after an action of its own, and how many it still has that begin without further ado. */
export interface Acting {
  readonly enemy: Enemy;
  readonly left: number;
}

/** Why somebody takes wounds: decides who gets the credit and what may react. */
export type Cause =
  | { readonly kind: 'hero'; readonly hero: HeroIndex }
  | { readonly kind: 'enemy'; readonly enemy: string }
  | { readonly kind: 'rule'; readonly id: string };

/**
 * What rules and cards cause. Called through `g.do`, because rules lead to each other in circles and
 * modules must not. Each is implemented by the module that is its home (see assembly.ts).
 */
export interface Effects {
  // rules/combat/wounds.ts
  /** Wounds on a hero: Health is lost, the class reacts, at 0 the hero is knocked out (after an own attack). */
  woundHero(g: Descent, hero: Hero, wounds: number, cause: Cause): Rule;
  woundAlly(g: Descent, ally: Ally, wounds: number, cause: Cause): Rule;
  /** Wounds on an enemy, minions first; gives experience and rewards. */
  woundEnemy(g: Descent, enemy: Enemy, wounds: number, cause: Cause): Rule;
  healEnemy(g: Descent, enemy: Enemy, n: number): void;

  // rules/abilities/gains.ts
  /** Heal X: the hero, or the whole of it somebody else in the zone; points may take off Fire. */
  heal(g: Descent, hero: Hero, n: number): Rule;
  /** Heals exactly this one; points may take off Fire. */
  healFigure(g: Descent, who: Hero | Ally, n: number): Rule;
  gainMana(g: Descent, hero: Hero, n: number): Rule;
  gainXp(g: Descent, hero: Hero, n: number): void;
  addFire(g: Descent, who: Hero | Ally | Enemy, n: number): void;
  addFrost(g: Descent, who: Hero | Ally | Enemy, n: number): void;

  // rules/combat/attack.ts
  /** An Attack of a hero with a choice of weapon type and target; false when none is possible. */
  heroAttack(g: Descent, hero: Hero): Rule;
  allyAttack(g: Descent, ally: Ally): Rule;
  /** An enemy attacks this hero or ally with the dice it has for the type. */
  enemyAttack(g: Descent, enemy: Enemy, type: AttackType, target: Hero | Ally): Rule;

  // rules/combat/pool.ts
  /** Adds dice to the pool of the combat under way, within the limits; rolls them if it is rolled already. */
  addDice(
    g: Descent,
    combat: Combat,
    dice: Partial<Record<Combat['dice'][number]['die'], number>>,
  ): void;

  // rules/abilities/use.ts
  /** Pays and resolves an ability. */
  useAbility(g: Descent, use: UseOf): Rule;

  // language/carry-out.ts
  /** What one word of an ability does. */
  carryOut(g: Descent, use: UseOf, effect: Effect): Rule;

  // language/happen/happen.ts
  /** What a card or quest makes happen, one thing after the other. */
  happen(g: Descent, at: Occasion, list: readonly Happening[]): Outcome;

  // language/happen/patterns.ts
  /** The first of the patterns of a roaming monster whose condition is met, counted from 1; 0 for none. */
  patternMet(g: Descent, enemy: Enemy): number;

  // rules/abilities/anytime.ts
  /** Lets heroes use ANYTIME abilities and consumables; called before and after actions, of this enemy if it acts. */
  anytime(g: Descent, acting?: Acting): Rule;

  // rules/exploration/move.ts
  /** A Move action's worth of movement with so many points. */
  moveWith(g: Descent, hero: Hero, points: number): Rule;
  /** Moves up to so many zones at once. */
  stepHero(g: Descent, hero: Hero, zones: number, safe: boolean): Rule;
  moveAlly(g: Descent, ally: Ally, zones: number): Rule;
  /** Puts a hero into a zone without walking: no Reaction, but traps and quests take note. */
  placeHero(g: Descent, hero: Hero, zone: ZoneId): Rule;
  placeAlly(g: Descent, ally: Ally, zone: ZoneId): Rule;
  /** Moves an enemy so many zones away from (positive) or toward a zone; the players choose ways. */
  pushEnemy(g: Descent, enemy: Enemy, from: ZoneId, zones: number): Rule;

  // rules/exploration/doors.ts
  openDoor(g: Descent, door: DoorId, hero: Hero | null): Rule;

  // rules/exploration/reveal.ts
  revealChamber(g: Descent, chamber: ChamberId, hero: Hero | null, doorCard: boolean): Rule;
  /** Draws treasure tokens from the bag onto a zone. */
  placeTreasure(g: Descent, zone: ZoneId, tokens: number): void;

  // rules/enemies/spawn.ts
  /** Spawns a mob here; a type in play is upgraded and acts instead. */
  spawnMob(g: Descent, zone: ZoneId): Rule;
  /** Spawns a roaming monster; `mark` ties it to an objective, `tier` overrides the Dungeon Level. */
  spawnRoaming(g: Descent, zone: ZoneId, tied?: { mark: string; tier?: '5' }): Rule;

  // rules/enemies/enemy-phase.ts
  /** One action of an enemy as a mob does it: attacks if it can, else moves. */
  enemyAction(g: Descent, enemy: Enemy): Rule;

  // rules/enemies/enemy-move.ts
  /** Moves an enemy so many zones toward the nearest hero. */
  enemyMoves(g: Descent, enemy: Enemy, zones: number): Rule;

  // rules/items/items.ts
  /** Item cards from the deck of this rarity; the hero may equip them or hand them over. */
  drawItems(g: Descent, hero: Hero, rarity: Rarity, n: number): Rule;
  /** Gives a certain card. */
  gainItem(g: Descent, hero: Hero, card: CardId): Rule;
  discardItem(g: Descent, hero: Hero, item: number): void;
  /** The treasure on an enemy's card goes to the killer: cards drawn, tokens back into the bag. */
  takeTreasure(g: Descent, hero: Hero, treasure: Treasure): Rule;

  // rules/items/treasure.ts
  /** Tokens out of the bag at random. */
  drawFromBag(g: Descent, n: number): Treasure;

  // rules/round/level-up.ts
  /** A Level Up Phase outside of its place (boss fights). */
  levelUpPhase(g: Descent): Rule;

  // rules/enemies/boss-fight.ts
  startBossFight(g: Descent): Rule;

  // rules/round/outcome.ts
  win(g: Descent, cause: string): Rule;
  lose(g: Descent, cause: Loss): Rule;
}
