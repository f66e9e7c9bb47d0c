import type { Condition } from '../../content-types.ts';
import { rollAmount } from '../../dice.ts';
import type { Moments } from '../../moments.ts';
import { darkStoneCarried, heroesOnTile, stageOf, threatLevel } from '../../rules/queries.ts';
import { type Frame, resultOf, withYou, youOf } from '../frame.ts';
import { counter, markersOf, quickestFirst } from '../mission-board.ts';
import type { Amount, Counted, Quantity, When, Who, Worked } from '../values.ts';
import { compileCondition, HOLDS, type Holds } from './conditions.ts';
import { compileFoes } from './foes.ts';
import { compileMarkerThere, counterOf, tileOfMission } from './markers.ts';
import { compileHero, FINDS, type Finds } from './selection.ts';

export function compileWho(who: Who): Finds {
  if (typeof who === 'string') return FINDS[who];
  if ('passed' in who) return (at) => resultOf(at, who.passed).yes;
  if ('failed' in who) return (at) => resultOf(at, who.failed).no;
  if ('willing' in who) return (at) => resultOf(at, who.willing).yes;
  if ('rest' in who) {
    const among = compileWho(who.of);
    return (at) => {
      const { yes, no } = resultOf(at, who.rest);
      return among(at).filter((hero) => !yes.includes(hero) && !no.includes(hero));
    };
  }
  if ('byEnemy' in who) return compileHero(who.byEnemy);
  if ('quickest' in who) {
    const among = compileWho(who.quickest);
    return (at) => quickestFirst(at.g, among(at)).slice(0, 1);
  }
  if ('onMarker' in who) {
    return ({ g }) => markersOf(g, who.onMarker).flatMap(({ tile }) => heroesOnTile(g, tile));
  }
  if ('oneOf' in who) return oneOf(compileWho(who.oneOf));
  const among = compileWho(who.who);
  const holds = compileWhen(who.when);
  return (at) => among(at).filter((hero) => holds(withYou(at, hero)));
}

function oneOf(finds: Finds): Finds {
  return (at) => {
    const among = finds(at);
    return among.length === 0 ? [] : [at.g.do.randomHero(at.g, among)];
  };
}

/** A number that takes no dice: what is counted now. */
type Counts = (at: Frame) => number;

/** What is rolled, or the number that it is: dice are rolled by the card, a label says what for. */
export type Rolls = (at: Frame, label: string) => number;

export function compileQuantity(quantity: Quantity): Rolls {
  if (quantity === 'X') throw new Error('the number on the sheet is not known here');
  if (typeof quantity === 'number') return () => quantity;
  if (typeof quantity === 'string') return (at, label) => rollAmount(at.g, label, quantity);
  return compileWorked(quantity);
}

/** The amount a hero rolls: a number is worked out first, dice stay dice. */
export function compileAmount(quantity: Quantity): (at: Frame) => Amount {
  if (quantity === 'X') throw new Error('the number on the sheet is not known here');
  return typeof quantity === 'object' ? compileWorked(quantity) : () => quantity;
}

const THREATS = ['low', 'med', 'high'] as const;

export function compileWorked(worked: Worked): Counts {
  if ('by' in worked) {
    const step: Counts =
      worked.by === 'stage'
        ? ({ g }) => stageOf(g.state.depth.party) - 1
        : ({ g }) => THREATS.indexOf(threatLevel(g));
    return (at) => worked.of[step(at)] as number;
  }
  if ('if' in worked) {
    const holds = compileWhen(worked.if);
    return (at) => (holds(at) ? worked.is : worked.else);
  }
  const { times = 1, plus = 0, least = -Infinity, most = Infinity } = worked;
  const counts = compileCounted(worked.count);
  return (at) => Math.max(least, Math.min(most, counts(at) * times + plus));
}

function compileCounted(counted: Counted): Counts {
  if (counted === 'dark-stone') return (at) => darkStoneCarried(at.g, youOf(at));
  if (counted === 'grit') return (at) => youOf(at).grit;
  if (counted === 'enemies-around') return ({ g }) => g.state.enemies.length;
  if (counted === 'loaded-shots') return (at) => youOf(at).chambers.length;
  if (counted === 'heroes') return ({ g }) => g.state.heroes.length;
  if (counted === 'turn') return ({ g }) => g.state.turn.number;
  if (counted === 'tile') return tileOfMission;
  if (counted === 'wounds-of-one-hit') {
    return ({ moment }) => {
      const { wounds, hits } = moment as unknown as Moments['woundsIncoming'];
      return hits === 0 ? 0 : Math.ceil(wounds / hits);
    };
  }
  if ('showing' in counted) {
    return ({ moment }) => {
      const { dice } = moment as unknown as Moments['attackRolled'];
      return dice.filter((die) => die === counted.showing).length;
    };
  }
  if ('foes' in counted) {
    const finds = compileFoes(counted.foes);
    return (at) => finds(at).length;
  }
  if ('heroes' in counted) {
    const finds = compileWho(counted.heroes);
    return (at) => finds(at).length;
  }
  if ('conditions' in counted) {
    const kinds: readonly string[] = counted.conditions;
    return (at) => conditionsOf(at).filter(({ kind }) => kinds.includes(kind)).length;
  }
  if ('successes' in counted) return (at) => resultOf(at, counted.successes).successes;
  if ('counter' in counted) return (at) => counter(at.g, counterOf(at, counted.counter));
  if ('markers' in counted) return ({ g }) => markersOf(g, counted.markers).length;
  return ({ moment, card }) => {
    const value = moment?.[counted.field];
    if (typeof value !== 'number') throw new Error(`${card}: ${counted.field} is no number`);
    return value;
  };
}

function conditionsOf(at: Frame): readonly Condition[] {
  return youOf(at).conditions.flatMap((id) => at.g.content.conditions[id] ?? []);
}

export function compileWhen(when: When): Holds {
  if (typeof when === 'string') return HOLDS[when];
  if ('not' in when) {
    const holds = compileWhen(when.not);
    return (at) => !holds(at);
  }
  if ('every' in when) {
    const all = when.every.map(compileWhen);
    return (at) => all.every((holds) => holds(at));
  }
  if ('some' in when) {
    const any = when.some.map(compileWhen);
    return (at) => any.some((holds) => holds(at));
  }
  if ('marker' in when) return compileMarkerThere(when.marker, compileWhen);
  if ('same' in when) {
    const [one, other] = when.same.map(compileQuantity);
    return (at) => one?.(at, 'number') === other?.(at, 'number');
  }
  if ('half' in when || 'number' in when) return compileComparison(when);
  return compileCondition(when);
}

function compileComparison(when: Extract<When, { half: unknown } | { number: unknown }>): Holds {
  if ('half' in when) {
    const [some, others] = [compileWho(when.half), compileWho(when.against)];
    return (at) => {
      const { length } = some(at);
      return length > 0 && length >= others(at).length;
    };
  }
  const { least = -Infinity, most = Infinity } = when;
  const number = compileQuantity(when.number);
  return (at) => {
    const value = number(at, 'number');
    return value >= least && value <= most;
  };
}
