import type { Adventure } from '../../adventure.ts';
import type { EnemyTypeId } from '../../ids.ts';
import { enemyTypesInPlay } from '../figures/enemy-stats.ts';
import { eliteUp } from './elite.ts';

/**
 * Whether the optional rule Below the Darkness is in force: the Darkness has passed the party, and be it
 * that it was moved back since.
 */
export function isBelowTheDarkness({ state }: Adventure): boolean {
  const { darkness, party, passed } = state.depth;
  return state.options.belowTheDarkness && (passed === true || darkness < party);
}

/** A marker has moved: if the Darkness has passed the party, it makes all enemies stronger from now on. */
export function strengthenEnemies(g: Adventure): void {
  if (!isBelowTheDarkness(g)) return;
  g.state.depth.passed = true;
  for (const type of enemyTypesInPlay(g)) strengthen(g, type);
}

/** One free Elite ability for a type, once in a fight, after the Darkness has passed the party. */
export function strengthen(g: Adventure, type: EnemyTypeId): void {
  const group = g.state.fight?.groups[type];
  if (!group || group.belowTheDarkness || !isBelowTheDarkness(g)) return;
  group.belowTheDarkness = true;
  eliteUp(g, type);
}
