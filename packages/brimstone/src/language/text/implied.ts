import type { Effects } from '../effects.ts';
import type { When, Who } from '../values.ts';

/** Whether it only says that the effect would do something: 'if you are Wounded' before 'heal a Wound'. */
export function isImplied(when: When, effects: Effects): boolean {
  if (typeof when === 'object' && 'some' in when) {
    return when.some.every((each) => isImplied(each, effects));
  }
  return effects.some((effect) => {
    if (effect.do === 'if') return isImplied(when, [...effect.then, ...(effect.else ?? [])]);
    if (typeof when === 'object' && 'number' in when)
      return effect.do === 'name' && isOneOf(when, effect.of);
    if (effect.do === 'name') return false;
    if (when === 'lacks-grit') return effect.do === 'grit' && isYours(effect.to);
    if (when === 'wounded') return effect.do === 'heal' && isYours(effect.to);
    if (when === 'free-attack-left') return effect.do === 'free-attack';
    if (typeof when !== 'object') return false;
    if ('any' in when && effect.do === 'free-attack')
      return effect.kind === 'melee' && when.any === 'adjacent';
    if ('any' in when) return 'foes' in effect && isSame(when.any, effect.foes);
    if ('canShoot' in when) return effect.do === 'free-attack' && effect.range === when.canShoot;
    return false;
  });
}

/** That there is one of those who can be named. */
function isOneOf({ number, least }: Extract<When, { number: unknown }>, of: Who): boolean {
  const count = typeof number === 'object' && 'count' in number ? number.count : null;
  const heroes = typeof count === 'object' && count && 'heroes' in count ? count.heroes : null;
  return least === 1 && isSame(heroes, of);
}

function isYours(to: unknown): boolean {
  return to === undefined || to === 'you';
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
