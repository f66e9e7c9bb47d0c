import type { Rule } from '@crawlspace/kernel';
import type { Opening } from './content-types.ts';
import { type Descent, isUp } from './descent.ts';
import type { Cause } from './effects.ts';
import type { Happening } from './happenings.ts';
import type { CardId, ChamberId } from './ids.ts';
import type { EnemyKilled } from './quest-types.ts';
import type { HeroOrAlly } from './rules/figures/counted-as-heroes.ts';
import type { Enemy, Hero } from './state.ts';

/** What something happens by, and to whom. */
export interface Occasion {
  /** The card or quest, whose words questions use. */
  readonly card: CardId;
  readonly cause: Cause;
  /** Who opened the door or does the deed. */
  readonly hero: Hero | null;
  /** The monster or boss that acts. */
  readonly enemy: Enemy | null;
  /** The chamber that is being opened, and what waits in it. */
  readonly opening: Opening | null;
  /** The chamber that was revealed, the enemy that was killed: what a quest's trigger is about. */
  readonly chamber: ChamberId | null;
  readonly killed: EnemyKilled | null;
  /** The one that was picked. */
  mark: HeroOrAlly | null;
}

/** What a rule returns when whatever follows does not happen; else it may return anything. */
export const STOP = 'stop';
export type Outcome = Rule<unknown>;

/** How one kind of happening comes about. */
export type Way<What extends Happening = Happening> = (
  g: Descent,
  at: Occasion,
  what: What,
) => Outcome;

/** A way for each of the kinds of happenings. */
export type Ways<What extends Happening> = {
  readonly [Kind in What['do']]: Way<Extract<What, { do: Kind }>>;
};

const NOBODY: Omit<Occasion, 'card' | 'cause'> = {
  hero: null,
  enemy: null,
  opening: null,
  chamber: null,
  killed: null,
  mark: null,
};

export function occasion(card: CardId, cause: Cause, more: Partial<Occasion> = {}): Occasion {
  return { ...NOBODY, card, cause, ...more };
}

export function ofEnemy(enemy: Enemy): Occasion {
  return occasion(enemy.card, { kind: 'enemy', enemy: enemy.id }, { enemy });
}

/** The enemy a card speaks of. */
export function enemyOf({ card, enemy }: Occasion): Enemy {
  if (!enemy) throw new Error(`${card} is not about an enemy`);
  return enemy;
}

/** Who opened the door or does the deed, if a hero does and still stands. */
export function heroOf({ hero }: Occasion): Hero | null {
  return hero && isUp(hero) ? hero : null;
}
