import { isShadow } from '../../board/queries.ts';
import type { Descent } from '../../descent.ts';
import type { Hero } from '../../state.ts';
import { takesPart } from './queries.ts';

/** In Shadow: by the zone, or for the combat under way by an ability. */
export function isInShadow(g: Descent, hero: Hero): boolean {
  const { combat } = g.state;
  return isShadow(g, hero.zone) || (combat?.inShadow === true && takesPart(combat, hero));
}
