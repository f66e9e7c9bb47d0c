import type { Effects } from '../effects.ts';
import type { When } from '../values.ts';

/** Whether it only says that the effect would do something: 'if you are Wounded' before 'heal a Wound'. */
export function isImplied(when: When, effects: Effects): boolean {
  return effects.some((effect) => {
    if (when === 'lacks-grit') return effect.do === 'grit' && isYours(effect.to);
    if (when === 'wounded') return effect.do === 'heal' && isYours(effect.to);
    if (when === 'free-attack-left') return effect.do === 'free-attack';
    if (typeof when !== 'object') return false;
    if ('any' in when) return 'foes' in effect && isSame(when.any, effect.foes);
    if ('canShoot' in when) return effect.do === 'free-attack' && effect.range === when.canShoot;
    return false;
  });
}

function isYours(to: unknown): boolean {
  return to === undefined || to === 'you';
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
