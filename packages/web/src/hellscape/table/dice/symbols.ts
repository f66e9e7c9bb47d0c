import type { Ability, CombatView, DescentView } from '@crawlspace/hellscape';
import { enemyAbilitiesIn } from '../abilities.ts';

/** What the enemy's symbols come to, each time that there are enough of them. */
export interface Firing {
  readonly cost: number;
  readonly hits: number;
  readonly shields: number;
  /** On the side of the heroes, whoever attacks. */
  readonly wounds: number;
}

/** The ability that the enemy's symbols fire. Of several the roller chooses: then none can be counted on. */
export function firingIn(view: DescentView): Firing | null {
  const [only, ...more] = enemyAbilitiesIn(view);
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

/** Whether all that the symbols do is in the count. */
export function isCountedIn(view: DescentView): boolean {
  const [only, ...more] = enemyAbilitiesIn(view);
  return more.length === 0 && (only?.effects.every(isCounted) ?? true);
}

const COUNTED: ReadonlySet<string> = new Set(['hits', 'less-hits', 'shields', 'less-shields']);

function isCounted(effect: Ability['effects'][number]): boolean {
  return COUNTED.has(effect.do) || (effect.do === 'wounds' && effect.on === 'target');
}

/** Symbols and claws that are still to be resolved, less what is ignored of them. */
export function waitingIn({ dice, ignore, symbols }: CombatView): {
  readonly symbols: number;
  readonly claws: number;
} {
  const shown = (what: 'ability' | 'claws') =>
    dice.reduce((sum, { face, resolved }) => sum + (resolved ? 0 : (face?.[what] ?? 0)), 0);
  return {
    symbols: symbols + Math.max(0, shown('ability') - ignore.ability),
    claws: Math.max(0, shown('claws') - ignore.claws),
  };
}
