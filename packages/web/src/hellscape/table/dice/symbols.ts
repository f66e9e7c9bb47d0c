import {
  type Ability,
  type CombatView,
  type DescentView,
  type Firing,
  firingOf,
} from '@crawlspace/hellscape';
import { enemyAbilitiesIn } from '../abilities.ts';

/** The ability that the enemy's symbols fire. */
export function firingIn(view: DescentView): Firing | null {
  return firingOf(enemyAbilitiesIn(view));
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
