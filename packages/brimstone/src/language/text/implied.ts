import type { Effect, Effects } from '../effects.ts';
import type { Foes, When, Who } from '../values.ts';

/** Whether it only says that the effect would do something: 'if you are Wounded' before 'heal a Wound'. */
export function isImplied(when: When, effects: Effects): boolean {
  if (typeof when === 'object' && 'some' in when) {
    return when.some.every((each) => isImplied(each, effects));
  }
  return effects.some((effect) => {
    if (effect.do === 'if') return isImplied(when, [...effect.then, ...(effect.else ?? [])]);
    if (typeof when === 'object' && 'number' in when) {
      return effect.do === 'roll' || (effect.do === 'name' && areThese(when, effect.of));
    }
    if (effect.do === 'name') return false;
    if (when === 'lacks-grit') return effect.do === 'grit' && isYours(effect.to);
    if (when === 'wounded') return effect.do === 'heal' && isYours(effect.to);
    if (when === 'free-attack-left') return effect.do === 'free-attack';
    if (typeof when !== 'object') return false;
    if ('any' in when) return isOneOf(when.any, effect);
    if ('field' in when) return 'n' in effect && countsDice(effect.n);
    if ('canShoot' in when) return effect.do === 'free-attack' && effect.range === when.canShoot;
    return false;
  });
}

/** That there is one of those who can be named. */
function areThese({ number, least }: Extract<When, { number: unknown }>, of: Who): boolean {
  const count = typeof number === 'object' && 'count' in number ? number.count : null;
  const heroes = typeof count === 'object' && count && 'heroes' in count ? count.heroes : null;
  return least === 1 && isSame(heroes, of);
}

function isOneOf(foes: Foes, effect: Effect): boolean {
  if ('foes' in effect) return isSame(foes, effect.foes);
  if (effect.do === 'free-attack') return effect.kind === 'melee' && foes === 'adjacent';
  return effect.do === 'choose-enemy' && isSame(foes, effect.of);
}

/** Of no dice nothing comes. */
function countsDice(n: unknown): boolean {
  return typeof n === 'object' && n !== null && JSON.stringify(n).includes('"showing"');
}

function isYours(to: unknown): boolean {
  return to === undefined || to === 'you';
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
