import type { Adventure } from '../../adventure.ts';
import type { Hero } from '../../state.ts';

/**
 * What is in force is worked out once and kept. Whoever changes what it comes from says so here, and
 * the random games of the tests compare what is kept with what would be worked out anew.
 */

/** A hero has other upgrades, conditions or items than before, or an item has begun or ceased to work. */
export function cardsChanged({ inForce }: Adventure, { index }: Hero): void {
  inForce.heroes[index] = null;
  inForce.together = null;
}

/** Other worlds, cards, enemy types or Elite abilities are in play than before. */
export function tableChanged({ inForce }: Adventure): void {
  inForce.table = null;
  inForce.together = null;
}

/** A hero has gone down, got up or died: the cards of heroes who are out rest. */
export function standingChanged({ inForce }: Adventure): void {
  inForce.together = null;
}
