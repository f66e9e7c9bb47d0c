import { NOTHING_HAPPENS, type Rule } from '@crawlspace/kernel';
import type { Effect, Effects } from '../effects.ts';
import { type Does, type Frame, youOf } from '../frame.ts';
import { SPECIALS, type Special } from '../specials/index.ts';
import { FLOW } from './flow.ts';
import { NOTES } from './notes.ts';
import { isOfMission, isPlainOfMission, OF_THE_MISSION } from './of-the-mission.ts';
import { OF_THE_TABLE } from './of-the-table.ts';
import { ON_ENEMIES } from './on-enemies.ts';
import { type CompileAll, type HeroWord, ON_HEROES, type OnHero } from './on-heroes.ts';
import { compileWho } from './values.ts';

const NOTHING: Does = () => undefined;

/** Effects, one after the other, as what they do: nothing is looked up any more when they happen. */
export function compileEffects(effects: Effects): Does {
  const steps = effects.map(compileEffect);
  const [first = NOTHING] = steps;
  if (!effects.every(isPlain)) return inOrder(steps);
  return steps.length <= 1 ? first : atOnce(steps);
}

/** As a rule, for those who want one. */
export function compileRule(effects: Effects): (at: Frame) => Rule<unknown> {
  const does = compileEffects(effects);
  return (at) => does(at) ?? NOTHING_HAPPENS;
}

function atOnce(steps: readonly Does[]): Does {
  return (at) => {
    for (const step of steps) step(at);
    return undefined;
  };
}

function inOrder(steps: readonly Does[]): Does {
  return function* (at) {
    for (const step of steps) {
      const rest = step(at);
      if (rest) yield* rest;
    }
  };
}

const MEANINGS = { ...FLOW, ...NOTES, ...OF_THE_MISSION, ...OF_THE_TABLE, ...ON_ENEMIES };

type Compile = (effect: Effect, compile: CompileAll) => Does;

function compileEffect(effect: Effect): Does {
  if (effect.do === 'special') return compileSpecial(effect);
  if (isForHeroes(effect)) return compileForHeroes(effect);
  return (MEANINGS[effect.do] as Compile)(effect, compileEffects);
}

function compileSpecial({ id, n = {} }: Extract<Effect, { readonly do: 'special' }>): Does {
  const special: Special = SPECIALS[id];
  return special(n);
}

type ForHeroes = Extract<Effect, { readonly do: HeroWord }>;

function isForHeroes(effect: Effect): effect is ForHeroes {
  return effect.do in ON_HEROES;
}

function compileForHeroes(effect: ForHeroes): Does {
  const compile = ON_HEROES[effect.do] as (effect: ForHeroes, compile: CompileAll) => OnHero;
  const does = compile(effect, compileEffects);
  if (effect.to === undefined || effect.to === 'you') return (at) => does(at, youOf(at));
  const finds = compileWho(effect.to);
  if (isPlain(effect)) {
    return (at) => {
      for (const hero of finds(at)) does(at, hero);
      return undefined;
    };
  }
  return function* (at) {
    for (const hero of finds(at)) {
      const rest = does(at, hero);
      if (rest) yield* rest;
    }
  };
}

const PLAIN: ReadonlySet<Effect['do']> = new Set([
  ...(['xp', 'cleanse', 'cure', 'bonus', 'lose-stones', 'load-shots'] as const),
  ...([
    'discard-dread',
    'collapse',
    'elite',
    'enemy-bonus',
    'limit-range',
    'discard-this',
    'attach-this',
    'discard-item',
    'heal-enemy',
    'make-ready',
    'note',
    'push-enemy',
    'strike-out',
    'weaken',
  ] as const),
  ...(['note', 'strike-out', 'exhaust', 'make-ready', 'discard-item', 'recharge'] as const),
  ...(['heal-enemy', 'push-enemy', 'weaken', 'restore', 'stun', 'stasis'] as const),
  ...(['lose-ambush', 'lose-hit'] as const),
]);

/** Whether it has happened as soon as it is done, and asks nobody: a part of what a card means. */
export function isPlain(effect: Effect): boolean {
  if (effect.do === 'if') return [...effect.then, ...(effect.else ?? [])].every(isPlain);
  if (effect.do === 'lose-grit') return !effect.else;
  if (effect.do === 'lose-gold' || effect.do === 'lose-token') {
    return (effect.do === 'lose-gold' || effect.by === 'chance') && !effect.else;
  }
  if (effect.do === 'roll') return effect.by === 'card' && effect.rows.flat().every(isPlain);
  if (effect.do === 'discard-dread' && effect.else) return effect.else.every(isPlain);
  if (effect.do === 'fill') return typeof effect.with === 'string';
  if (isOfMission(effect)) return isPlainOfMission(effect, isPlain);
  return PLAIN.has(effect.do);
}
