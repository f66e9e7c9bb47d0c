import type { Quantity, When, Who } from '../values.ts';
import { anyOfThemText, heroFilterText, numberOfThemText, themOf } from './enemies.ts';
import { causeText, fieldText, hasText } from './fields.ts';
import { enemyText, foesText, withText } from './foes.ts';
import { amountText, listed, type Say, type Telling } from './say.ts';

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
  if ('byEnemy' in who) return heroFilterText(at, who.byEnemy, 'each');
  if ('oneOf' in who) return oneOfText(at, who.oneOf);
  if ('who' in who) {
    return suchText(at, who.who, who.when);
  }
  const [how] = Object.keys(who) as [string];
  return say(`who.${how}`);
}

function oneOfText(at: Telling, of: Who): string {
  if (typeof of === 'object' && 'byEnemy' in of) return heroFilterText(at, of.byEnemy, 'random');
  return at.say(of === 'adjacent' ? 'who.random-adjacent' : 'who.one-of', {
    who: whoText(at, of),
  });
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

/** Those that have no other words: 'unless in the first turn of an Ambush'. */
const SITUATIONS = [
  'first-turn-of-ambush',
  'adventure-goes-on',
  'healed-by-you',
  'healed-with-something',
] as const satisfies readonly When[];
export type During = (typeof SITUATIONS)[number];

function isSituation(when: When): when is During {
  return SITUATIONS.some((each) => each === when);
}

/** Situations that are said without an 'if': 'in a Fight'. */
const DURING: ReadonlySet<unknown> = new Set<When>([
  ...(['in-fight', 'in-peace', 'first-turn-of-fight', 'in-own-activation'] as const),
  ...SITUATIONS,
]);

/** The same where it takes more than a word: 'in the Targa Plateau', 'with Whiskey'. */
function duringText({ say, ...at }: Telling, part: When): string | null {
  if (DURING.has(part)) {
    const isHealer = part === 'healed-by-you' && at.concerned !== 'you';
    return say(isHealer ? 'during.you-heal' : `during.${part}`);
  }
  if (typeof part !== 'object') return null;
  if ('inWorld' in part) return inWorldText(say, part.inWorld);
  if (!('field' in part) || part.field !== 'token' || !part.in) return null;
  const what = listed(
    say,
    part.in.map((kind) => say(`${kind}.name`)),
    'or',
  );
  return say(at.moment === 'tokenUsed' ? 'during.used' : 'during.with', { what });
}

/** Worlds of packs have no words of their own for it. */
function inWorldText(say: Say, world: string): string {
  const own = `during.inWorld-${world}`;
  const said = say(own);
  return said === own ? say('during.in-world', { world: say(`${world}.name`) }) : said;
}

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
  const during = parts.map((part) => duringText(at, part)).filter((text) => text !== null);
  const others = parts.filter((part) => duringText(at, part) === null);
  const said = (those: readonly When[]) =>
    listed(say, those.map((part) => whenText(at, part, person)).filter(Boolean));
  const idle = others.filter((part) => DONE.has(part));
  const isOne = idle.length > 1 && person === 'you';
  const positive = [
    said(others.filter((part) => !isNot(part) && !(isOne && idle.includes(part)))),
    isOne ? idleText(at, idle) : '',
  ].filter(Boolean);
  const negative = others
    .filter(isNot)
    .map(({ not }) => not)
    .filter((part) => part !== 'exhausted')
    .map((part) => exceptText(at, part, person))
    .filter(Boolean);
  const under = [
    ...(positive.length > 0 ? [say(`when.${link}`, { what: listed(say, positive) })] : []),
    ...(negative.length > 0 ? [say('when.unless', { what: listed(say, negative) })] : []),
  ];
  return {
    during: during.join(' '),
    under: under.join(', '),
  };
}

/** What one has not done yet in an Activation. */
const DONE: ReadonlySet<unknown> = new Set<When>([
  ...(['has-not-moved', 'has-not-attacked', 'has-not-acted'] as const),
]);

/** 'you have not moved, attacked or Scavenged in this Activation'. */
function idleText({ say }: Telling, parts: readonly When[]): string {
  const done = [...DONE].filter((each) => parts.some((part) => part === each));
  const what = listed(
    say,
    done.map((each) => say(`idle.${each}`)),
    'nor',
  );
  return say('when.idle', { what });
}

/** What stands after 'unless': of somebody else it needs a subject. */
function exceptText(at: Telling, part: When, person: Person): string {
  const text = whenText(at, part, person);
  const isTrait = person === 'one' && typeof part === 'object' && 'immune' in part;
  return isTrait ? at.say('when.that-hero-is', { what: text }) : text;
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
  if (isSituation(when)) return duringText(at, when) ?? '';
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
  const them = 'any' in when ? themOf(at, when.any) : null;
  if (them) return anyOfThemText(at, them);
  if ('any' in when) return say('when.any', { foes: foesText(at, when.any, 'a') });
  if ('canShoot' in when) return say(`when.can-shoot.${whose}`, { n: when.canShoot });
  if ('cause' in when) return say('when.cause', { cause: causeText(at, when.cause) });
  if ('noted' in when) return say(`noted.${when.noted}.${whose}`);
  if ('inWorld' in when) return duringText(at, when) ?? '';
  if ('shortBy' in when) return say('when.short-by', { n: when.shortBy });
  if ('deadlyBy' in when) return say('when.deadly-by', { n: when.deadlyBy });
  // What is said of missions is written by hand.
  return 'field' in when ? fieldText(at, when) : '';
}

function halfOf(at: Telling, { half }: Extract<When, { half: unknown }>): string {
  const how = typeof half === 'object' ? Object.keys(half)[0] : half;
  return how === 'who' ? whoText(at, half) : at.say(`when.half-${how}`);
}

/** How many of what: 'at least 2 Enemies adjacent to you'. */
function numberText(at: Telling, when: Extract<When, { number: unknown }>): string {
  const { number, least, most } = when;
  const counted = typeof number === 'object' && 'count' in number ? number.count : null;
  const foes = typeof counted === 'object' && counted && 'foes' in counted ? counted.foes : null;
  const them = foes && themOf(at, foes);
  if (them) return numberOfThemText(at, them, least ?? 1);
  const tested = testedOf(number);
  if (tested && most === 0) return at.say(`when.nobody-${tested}`);
  if (tested) return at.say(`when.some-${tested}`, { n: least ?? 0 });
  const n = least ?? most ?? 0;
  const what = countText(at, number, n);
  if (n === 0) return at.say('number.none', { what });
  return at.say(least === undefined ? 'number.most' : 'number.least', { n, what });
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
function countText(at: Telling, quantity: Quantity, n = 1): string {
  const { say } = at;
  if (typeof quantity !== 'object' || !('count' in quantity)) {
    return String(amountText(say, quantity));
  }
  const { count } = quantity;
  if (typeof count === 'string') return say(`count.${count}`, { n });
  if ('foes' in count) return foesText(at, count.foes, n === 1 ? 'bare' : 'many');
  if ('conditions' in count) {
    const kinds = count.conditions.map((kind) => say(`count.${kind}`, { n }));
    return listed(say, kinds);
  }
  if ('heroes' in count) return say(`count.heroes-${heroesKey(count.heroes)}`, { n });
  if ('showing' in count) return say('count.showing', { n, number: count.showing });
  return say('field' in count ? `count.field-${count.field}` : 'count.successes', { n });
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
    ...(plus > 0 ? [at.say('amount.plus', { n: plus })] : []),
    ...(plus < 0 ? [at.say('amount.minus', { n: -plus })] : []),
    ...(most === undefined ? [] : [at.say('amount.most', { n: most })]),
  ];
  return ` ${parts.join('')}`;
}
