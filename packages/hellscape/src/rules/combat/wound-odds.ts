import { odds } from '@crawlspace/kernel';
import type { Ability } from '../../ability.ts';
import { dice } from '../../dice.ts';
import type { DieKind } from '../../ids.ts';
import type { CombatView } from '../../seen.ts';

/** What of a combat decides its wounds. */
export type PoolOf = Pick<CombatView, 'hits' | 'shields' | 'ignore' | 'rerolls'> & {
  readonly dice: readonly { readonly die: DieKind }[];
};

/** What the enemy's symbols come to, each time that there are enough of them. */
export interface Firing {
  readonly cost: number;
  readonly hits: number;
  readonly shields: number;
  /** On the side of the heroes, whoever attacks. */
  readonly wounds: number;
}

/** What the Enemy dice of an attack do. */
export interface EnemyDice {
  readonly firing: Firing | null;
  /** Whether claws, and what symbols wound, come on top of what the attack does to its target: a hero. */
  readonly onTarget: boolean;
}

const NOTHING: EnemyDice = { firing: null, onTarget: false };

/** The ability that the enemy's symbols fire. Of several the roller chooses: then none can be counted on. */
export function firingOf([only, ...more]: readonly Ability[]): Firing | null {
  if (!only || more.length > 0) return null;
  const sum = (change: (effect: Ability['effects'][number]) => number) =>
    only.effects.reduce((total, effect) => total + change(effect), 0);
  return {
    cost: only.cost?.symbols ?? 1,
    hits: sum((effect) => plain(effect, 'hits') - plain(effect, 'less-hits')),
    shields: sum((effect) => plain(effect, 'shields') - plain(effect, 'less-shields')),
    wounds: sum((effect) =>
      effect.do === 'wounds' && effect.on === 'target' ? plain(effect, 'wounds') : 0,
    ),
  };
}

type Counted = 'hits' | 'less-hits' | 'shields' | 'less-shields' | 'wounds';

function plain(effect: Ability['effects'][number], what: Counted): number {
  return effect.do === what && typeof effect.n === 'number' ? effect.n : 0;
}

/**
 * The chance that the target of a pool before its roll loses at least so much. Re-rolls on hand are
 * used as well as can be, by whoever is on the side of the heroes.
 */
export function chanceOfWounds(
  combat: PoolOf,
  atLeast: number,
  { firing, onTarget }: EnemyDice = NOTHING,
): number {
  const { ignore, rerolls } = combat;
  const names = ['hits', 'shields', ...(firing || onTarget ? SYMBOLS : [])] as const;
  const reached = (shown: Partial<Record<(typeof names)[number], number>>) => {
    const { hits = 0, shields = 0, ability = 0, claws = 0 } = shown;
    const times = firing ? Math.floor(Math.max(0, ability - ignore.ability) / firing.cost) : 0;
    const torn = Math.max(0, claws - ignore.claws) + times * (firing?.wounds ?? 0);
    const dealt =
      after(hits, 0, combat.hits + times * (firing?.hits ?? 0)) -
      after(shields, ignore.shields, combat.shields + times * (firing?.shields ?? 0));
    return Math.max(0, dealt) + (onTarget ? torn : 0) >= atLeast;
  };
  const pool = odds.symbolPool(names, countedIn(combat));
  if (rerolls === 0) return odds.chanceOf(pool, reached);
  const best = { upTo: rerolls };
  if (!onTarget) return odds.chanceOf(pool, reached, best);
  return 1 - odds.chanceOf(pool, (shown) => !reached(shown), best);
}

const SYMBOLS = ['ability', 'claws'] as const;

function countedIn({ dice: rolled }: PoolOf) {
  const kinds = [...new Set(rolled.map(({ die }) => die))];
  return kinds.map((kind) => ({
    die: dice[kind],
    count: rolled.filter(({ die }) => die === kind).length,
  }));
}

/** What counts of a result: less what is ignored, and with what is added. */
function after(rolled: number, ignored: number, added: number): number {
  return Math.max(0, Math.max(0, rolled - ignored) + added);
}
