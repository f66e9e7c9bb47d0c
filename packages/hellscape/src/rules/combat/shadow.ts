import { isShadow } from '../../board/queries.ts';
import type { Descent } from '../../descent.ts';
import type { Hero } from '../../state.ts';

/** In Shadow: by the zone, or for the combat under way by an ability. */
export function isInShadow(g: Descent, hero: Hero): boolean {
  return isShadow(g, hero.zone) || (g.state.combat?.inShadow === true && inTheCombat(g, hero));
}

function inTheCombat(g: Descent, hero: Hero): boolean {
  const { combat } = g.state;
  if (!combat) return false;
  const { attacker, defender } = combat;
  return (
    (attacker.kind === 'hero' && attacker.hero === hero.index) ||
    (defender.kind === 'hero' && defender.hero === hero.index)
  );
}
