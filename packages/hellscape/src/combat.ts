import type { Face } from './dice.ts';
import type { AttackType, CardId, DieKind, HeroIndex } from './ids.ts';
import type { Ally } from './state.ts';

/** A side of a combat: a hero, an ally (spirit, Summoner) or an enemy. */
export type Fighter =
  | { readonly kind: 'hero'; readonly hero: HeroIndex }
  | { readonly kind: 'ally'; readonly ally: Ally['id'] }
  | { readonly kind: 'enemy'; readonly enemy: string };

/** One die of the pool. */
export interface RolledDie {
  readonly die: DieKind;
  /** Null until it is rolled. */
  face: Face | null;
  /** Its effect has been resolved: it can no longer be rerolled. */
  resolved: boolean;
}

/** Hits and shields besides those of the dice, and the card they are from. */
export interface Added {
  readonly card: CardId;
  readonly hits: number;
  readonly shields: number;
}

/** An attack from the assembling of the pool to the wounds: plain data, in the state while it lasts. */
export interface Combat {
  readonly attacker: Fighter;
  readonly defender: Fighter;
  readonly type: AttackType;
  /** Zones between the two. */
  readonly range: number;
  /** Weapons the hero attacks with. */
  readonly weapons: readonly CardId[];
  dice: RolledDie[];
  rolled: boolean;
  /** Added to the results by abilities; may be negative for the other side's shields. */
  hits: number;
  shields: number;
  /** Where that comes from, for the telling. */
  added: Added[];
  /** Rerolls on hand: of any die, and of Enemy dice only. */
  rerolls: number;
  enemyRerolls: number;
  /** Results that do not count, still to be used up. */
  ignore: { claws: number; ability: number; shields: number };
  /** Ability symbols rolled and not yet spent by the enemy. */
  symbols: number;
  /** Abilities used, as `card/ability index`. */
  used: string[];
  /** A Pillar is on the way, and has not taken its yellow die yet. */
  hindered: boolean;
  /** The hero side counts as standing in Shadow. */
  inShadow: boolean;
  /** Added up: what comes after the attack can still see it. */
  over: boolean;
}
