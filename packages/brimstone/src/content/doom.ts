import type { Adventure } from '../adventure.ts';
import { enemyTypesInPlay } from '../rules/queries.ts';

/** Every enemy type of the fight gains Elite abilities. Types that join later do not. */
export function eachTypeGoesElite(g: Adventure, abilities: number): void {
  for (const type of enemyTypesInPlay(g)) {
    for (let i = 0; i < abilities; i++) g.do.eliteUp(g, type);
  }
}
