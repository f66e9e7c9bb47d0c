import type { HeroFilter, Quantity, When, Who } from '../values.ts';
import { causeText, fieldText, hasText } from './fields.ts';
import { enemyText, foesText, withText } from './foes.ts';
import { amountText, listed, type Telling } from './say.ts';

/** How one speaks of somebody: to them, of one, of several. */
export type Person = 'you' | 'one' | 'many';

/** The heroes an effect is for, as the subject of a sentence; empty for you. */
export function whoText(at: Telling, who: Who): string {
  const { say } = at;
  if (who === 'you') return '';
  if (who === 'all') return at.all;
  if (who === 'here' && at.place === 'there') return say('who.there');
  if (who === 'all-but-you' && at.here) return say('who.others-here');
  const isYours = !at.here && at.voice === 'you' && (who === 'here' || who === 'others-here');
  if (typeof who === 'string') return say(`who.${who}${isYours ? '-yours' : ''}`);
  if ('oneOf' in who) return say('who.one-of', { who: whoText(at, who.oneOf) });
  if ('byEnemy' in who) return seenText(at, who.byEnemy);
  if ('who' in who) {
    return suchText(at, who.who, who.when);
  }
  const [how] = Object.keys(who) as [string];
  return say(`who.${how}`);
}

/** 'each Hero with a Tonic token', 'each Hero who is not immune to Weather'. */
export function suchText(at: Telling, who: Who, when: When): string {
  const not = isNot(when) ? when.not : null;
  const params = { who: whoText(at, who), when: whenText(at, not ?? when, 'one') };
  return at.say(not ? 'who.such-not' : 'who.such', params);
}

/** One of these heroes, as an object: 'another Hero in your World'. */
export function oneText(at: Telling, who: Who): string {
  if (typeof who === 'string') return at.say(`one.${who}`);
  const such = 'who' in who ? `, ${whenText(at, who.when, 'one')}` : '';
  return 'who' in who ? `${oneText(at, who.who)}${such}` : whoText(at, who);
}

/** A hero as an enemy sees them: 'each other Hero adjacent to it'. */
function seenText({ say }: Telling, filter: HeroFilter): string {
  const { adjacent, onTile, inSight, within, target } = filter;
  const places = [
    ...(adjacent === undefined ? [] : [say(`seen.${adjacent ? 'adjacent' : 'not-adjacent'}`)]),
    ...(onTile ? [say('seen.on-tile')] : []),
    ...(inSight ? [say('seen.in-sight')] : []),
    ...(within === undefined ? [] : [say('seen.within', { n: within })]),
  ];
  if (target === true) return say('seen.target');
  return [say(target === false ? 'seen.other' : 'seen.each'), ...places].join(' ');
}

/** Situations that are said without an 'if': 'in a Fight'. */
const DURING: ReadonlySet<unknown> = new Set<When>([
  ...([
    'in-fight',
    'in-peace',
    'first-turn-of-fight',
    'in-own-activation',
    'first-turn-of-ambush',
  ] as const),
]);

/** What must be so, one thing beside the other. */
export function allOf(when: When | undefined): readonly When[] {
  if (when === undefined) return [];
  return typeof when === 'object' && 'every' in when ? when.every.flatMap(allOf) : [when];
}

/** 'in a Fight', 'if you are wounded, unless you have moved': what must be so, as a part of a sentence. */
export function underText(
  at: Telling,
  parts: readonly When[],
  link: 'if' | 'while',
  person: Person = 'you',
): { readonly during: string; readonly under: string } {
  const { say } = at;
  const during = parts.filter((part) => DURING.has(part));
  const said = (those: readonly When[]) =>
    listed(say, those.map((part) => whenText(at, part, person)).filter(Boolean));
  const positive = said(parts.filter((part) => !DURING.has(part) && !isNot(part)));
  const negative = said(
    parts
      .filter(isNot)
      .map(({ not }) => not)
      .filter((part) => part !== 'exhausted'),
  );
  const under = [
    ...(positive ? [say(`when.${link}`, { what: positive })] : []),
    ...(negative ? [say('when.unless', { what: negative })] : []),
  ];
  return {
    during: during.map((part) => say(`during.${part}`)).join(' '),
    under: under.join(', '),
  };
}

function isNot(when: When): when is { readonly not: When } {
  return typeof when === 'object' && 'not' in when;
}

/** 'if …', 'unless …': the beginning of a sentence. */
export function ifText(at: Telling, when: When, person: Person): string {
  const { during, under } = underText(at, allOf(when), 'if', person);
  return [during, under].filter(Boolean).join(', ');
}

/** What must be so, as it stands after 'if' or 'while'. */
export function whenText(at: Telling, when: When, person: Person = 'you'): string {
  const { say } = at;
  const whose = person === 'many' ? 'one' : person;
  if (when === 'in-own-activation') return '';
  if (typeof when === 'string') return say(`when.${when}.${whose}`);
  const inner = (parts: readonly When[]) => parts.map((part) => whenText(at, part, person));
  if ('every' in when) return listed(say, inner(when.every).filter(Boolean));
  if ('some' in when) return listed(say, inner(when.some), 'or');
  if ('not' in when) return say('when.not', { what: whenText(at, when.not, person) });
  if ('has' in when) return hasText(at, when, whose);
  if ('immune' in when) return say(`when.immune.${whose}`, { what: say(`immune.${when.immune}`) });
  if ('half' in when) return say('when.half', { who: halfOf(at, when) });
  if ('number' in when) return numberText(at, when);
  if ('weapon' in when) return say('when.weapon', { with: withText(at, when.weapon) });
  if ('firstWeapon' in when) {
    return say('when.first-weapon', { with: withText(at, when.firstWeapon) });
  }
  if ('enemy' in when) return say('when.enemy', { enemy: enemyText(at, when.enemy) });
  if ('any' in when) return say('when.any', { foes: foesText(at, when.any, 'a') });
  if ('canShoot' in when) return say(`when.can-shoot.${whose}`, { n: when.canShoot });
  if ('cause' in when) return say('when.cause', { cause: causeText(at, when.cause) });
  if ('noted' in when) return say(`noted.${when.noted}.${whose}`);
  if ('inWorld' in when) {
    return say(`when.in-world.${whose}`, { world: say(`${when.inWorld}.name`) });
  }
  if ('shortBy' in when) return say('when.short-by', { n: when.shortBy });
  if ('deadlyBy' in when) return say('when.deadly-by', { n: when.deadlyBy });
  return fieldText(at, when);
}

function halfOf(at: Telling, { half }: Extract<When, { half: unknown }>): string {
  const how = typeof half === 'object' ? Object.keys(half)[0] : half;
  return how === 'who' ? whoText(at, half) : at.say(`when.half-${how}`);
}

/** How many of what: 'at least 2 Enemies adjacent to you'. */
function numberText(at: Telling, when: Extract<When, { number: unknown }>): string {
  const { number, least, most } = when;
  const tested = testedOf(number);
  if (tested && most === 0) return at.say(`when.nobody-${tested}`);
  if (tested) return at.say(`when.some-${tested}`, { n: least ?? 0 });
  const what = countText(at, number);
  if (most === 0) return at.say('number.none', { what });
  if (least === undefined) return at.say('number.most', { n: most ?? 0, what });
  return least === 1 ? at.say('number.any', { what }) : at.say('number.least', { n: least, what });
}

/** How a test went, who wanted to, and who is there. */
function testedOf(number: Quantity): string | null {
  if (typeof number !== 'object' || !('count' in number)) return null;
  const { count } = number;
  if (typeof count !== 'object' || !('heroes' in count)) return null;
  const how = heroesKey(count.heroes);
  return ['passed', 'failed', 'willing', 'all', 'in-world'].includes(how) ? how : null;
}

/** What is counted: 'an adjacent Enemy', 'a Hero here', 'Grit'. */
function countText(at: Telling, quantity: Quantity): string {
  const { say } = at;
  if (typeof quantity !== 'object' || !('count' in quantity)) {
    return String(amountText(say, quantity));
  }
  const { count } = quantity;
  if (typeof count === 'string') return say(`count.${count}`);
  if ('foes' in count) return foesText(at, count.foes, 'bare');
  if ('conditions' in count) {
    const kinds = count.conditions.map((kind) => say(`count.${kind}`));
    return listed(say, kinds);
  }
  if ('heroes' in count) return say(`count.heroes-${heroesKey(count.heroes)}`);
  if ('showing' in count) return say('count.showing', { n: count.showing });
  return 'field' in count ? say(`count.field-${count.field}`) : say('count.successes');
}

function heroesKey(who: Who): string {
  return typeof who === 'string' ? who : (Object.keys(who)[0] as string);
}

/** What follows a number that is worked out: for each of what, and how many at most. */
export function tailOf(at: Telling, quantity: Quantity | undefined): string {
  if (typeof quantity !== 'object' || 'if' in quantity) return '';
  if ('by' in quantity) return ` ${at.say(`amount.by-${quantity.by}`)}`;
  const { plus = 0, most } = quantity;
  const parts = [
    at.say('amount.for-each', { what: countText(at, quantity) }),
    ...(plus === 0
      ? []
      : [at.say(plus > 0 ? 'amount.plus' : 'amount.minus', { n: Math.abs(plus) })]),
    ...(most === undefined ? [] : [at.say('amount.most', { n: most })]),
  ];
  return ` ${parts.join('')}`;
}
