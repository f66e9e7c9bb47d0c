import { distancesFrom, isShadow, UNREACHED } from '../../board/queries.ts';
import type { Descent } from '../../descent.ts';
import type { PickedBy, Targets } from '../../happenings.ts';
import { aimAt, rangeBetween } from '../../rules/enemies/enemy-targets.ts';
import {
  countedAsHeroes,
  type HeroOrAlly,
  healthOf,
  missingHealth,
} from '../../rules/figures/counted-as-heroes.ts';
import type { Enemy } from '../../state.ts';

/** Those of the enemy's targets of whom all of it is so. */
export function targetsOf(g: Descent, enemy: Enemy, who: Targets): HeroOrAlly[] {
  const walks = who.within !== undefined || who.walkable;
  const away = walks ? distancesFrom(g, enemy.zone, enemy) : null;
  return countedAsHeroes(g).filter((each) => {
    const { zone } = each;
    if (away && (away[zone] as number) > (who.within ?? UNREACHED - 1)) return false;
    if (who.lost !== undefined && missingHealth(g, each) < who.lost) return false;
    if (who.elsewhere && zone === enemy.zone) return false;
    if (who.inLight && isShadow(g, zone)) return false;
    if (who.inSight && rangeBetween(g, enemy.zone, zone) === null) return false;
    return !who.inReach || aimAt(g, enemy, each) !== null;
  });
}

/** What the one who is picked has least of. */
export function measure(g: Descent, enemy: Enemy, by: PickedBy): (target: HeroOrAlly) => number {
  switch (by) {
    case 'least-health':
      return (target) => healthOf(g, target);
    case 'most-health':
      return (target) => -healthOf(g, target);
    case 'nearest':
      return ({ zone }) => rangeBetween(g, enemy.zone, zone) ?? UNREACHED;
  }
}
