import type { Adventure } from '../../adventure.ts';
import type { EnemyTypeId } from '../../ids.ts';
import { eliteUp } from '../enemies/elite.ts';
import { enemyTypesInPlay } from '../enemies/enemy-stats.ts';

/** Whether the optional rule Below the Darkness is in force: the Darkness has passed the party. */
export function isBelowTheDarkness(g: Adventure): boolean {
  const { darkness, party } = g.state.depth;
  return g.state.options.belowTheDarkness && darkness < party;
}

/** A marker has moved: if the Darkness has passed the party, it makes all enemies of the fight stronger. */
export function strengthenEnemies(g: Adventure): void {
  for (const type of enemyTypesInPlay(g)) strengthen(g, type);
}

/** One free Elite ability for a type, once in a fight, while the Darkness is past the party. */
export function strengthen(g: Adventure, type: EnemyTypeId): void {
  const group = g.state.fight?.groups[type];
  if (!group || group.belowTheDarkness || !isBelowTheDarkness(g)) return;
  group.belowTheDarkness = true;
  eliteUp(g, type);
}
