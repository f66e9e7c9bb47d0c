import type { Effect, Effects } from '../effects.ts';
import type { Quantity, When } from '../values.ts';

/** Whether it only says that the effect would do something: 'if you are Wounded' before 'heal a Wound'. */
export function isImplied(when: When, effects: Effects): boolean {
  return effects.some((effect) => {
    if (when === 'lacks-grit') return effect.do === 'grit' && isYours(effect.to);
    if (when === 'wounded') return effect.do === 'heal' && isYours(effect.to);
    if (when === 'free-attack-left') return effect.do === 'free-attack';
    if (typeof when !== 'object') return false;
    if ('any' in when) {
      const isMelee = effect.do === 'free-attack' && effect.kind === 'melee';
      if (isMelee && when.any === 'adjacent') return true;
      return 'foes' in effect && isSame(when.any, effect.foes);
    }
    if ('not' in when) return isMarked(when.not, effect);
    if ('number' in when) return when.least === 1 && isAnyOf(when.number, effect);
    if ('canShoot' in when) return effect.do === 'free-attack' && effect.range === when.canShoot;
    return false;
  });
}

/** A second marker would change nothing. */
function isMarked(when: When, effect: Effect): boolean {
  return typeof when === 'object' && 'has' in when && when.has === effect.do;
}

/** Whether the effect is for one of those of whom there must be any. */
function isAnyOf(number: Quantity, effect: Effect): boolean {
  const count = typeof number === 'object' && 'count' in number ? number.count : null;
  const heroes = typeof count === 'object' && count && 'heroes' in count ? count.heroes : null;
  const to = 'to' in effect ? effect.to : undefined;
  return heroes !== null && typeof to === 'object' && 'oneOf' in to && isSame(to.oneOf, heroes);
}

function isYours(to: unknown): boolean {
  return to === undefined || to === 'you';
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
