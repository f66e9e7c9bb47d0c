import type { Effect, Effects, Flow } from '../effects.ts';
import type { Who } from '../values.ts';
import { flowTexts, type Tell } from './flow.ts';
import { clauseOf, type Phrase, phraseOf } from './phrases.ts';
import { capital, listed, type Telling } from './say.ts';
import { type Person, whoText } from './who.ts';

/** What a card does, in sentences. */
export function effectsText(at: Telling, effects: Effects): string {
  return sentencesOf(at, effects, 'you').map(asSentence).join(' ');
}

function asSentence(text: string): string {
  return /[.!?]$/.test(text) ? capital(text) : `${capital(text)}.`;
}

/** Sentences without their ends; what happens to the same heroes stands in one. */
export function sentencesOf(at: Telling, effects: Effects, person: Person): string[] {
  const said: string[] = [];
  for (let n = 0; n < effects.length; ) {
    const together = sameSubject(effects, n);
    said.push(...textsOf(at, effects.slice(n, n + together), person));
    n += together;
  }
  return said;
}

/** How many effects from here on are for the same heroes and can be said in one breath. */
function sameSubject(effects: Effects, from: number): number {
  const first = effects[from] as Effect;
  let n = 1;
  while (isPhrase(first) && n + from < effects.length) {
    if (restOf(effects[from + n - 1] as Effect)) break;
    const next = effects[from + n] as Effect;
    if (!isPhrase(next) || toOf(next) !== toOf(first)) break;
    n++;
  }
  return n;
}

const FLOW_WORDS: ReadonlySet<string> = new Set<Flow['do']>([
  ...(['test', 'roll', 'choose', 'may', 'whoever', 'if', 'for', 'name', 'special'] as const),
]);

export function isFlow(effect: Effect): effect is Flow {
  return FLOW_WORDS.has(effect.do);
}

function isPhrase(effect: Effect): boolean {
  return !isFlow(effect) && clauseOf(effect) === null;
}

function toOf(effect: Effect): Who | undefined {
  const to = 'to' in effect ? effect.to : undefined;
  return to === 'you' ? undefined : to;
}

function textsOf(at: Telling, effects: Effects, person: Person): string[] {
  const [first] = effects as readonly [Effect];
  if (isFlow(first)) return flowTexts(at, first, person, TELL);
  const rest = restText(at, effects.at(-1) as Effect, person);
  const clause = clauseOf(first);
  if (clause) return [clause(at, person) + rest];
  const to = toOf(first);
  const subject = to === undefined ? '' : whoText(at, to);
  return [sayTogether(at, effects, to === undefined ? person : 'one', subject) + rest];
}

/** What hangs on how an effect went: on damage that got through, or on what was not there. */
function restOf(effect: Effect): Effects | undefined {
  if ('then' in effect && !isFlow(effect)) return effect.then;
  return 'else' in effect && !isFlow(effect) ? effect.else : undefined;
}

function restText(at: Telling, effect: Effect, person: Person): string {
  const rest = restOf(effect);
  if (!rest || rest.length === 0) return '';
  return at.say(`rest.${effect.do}`, { what: outcomeText(at, rest, person) });
}

/** 'each Hero takes 2 Hits and loses 1 Grit'; what has the same verb shares it. */
export function sayTogether(
  at: Telling,
  effects: Effects,
  person: Person,
  subject: string,
): string {
  const phrases = effects.map((effect) => phraseOf(at, effect, person));
  const parts: string[] = [];
  for (let n = 0; n < phrases.length; ) {
    const verb = (phrases[n] as Phrase).verb;
    const same = phrases.slice(n).findIndex((phrase) => phrase.verb !== verb);
    const many = same < 0 ? phrases.length - n : same;
    const objects = phrases.slice(n, n + many).map(({ object }) => object);
    parts.push(
      [at.say(`verb.${verb}.${person}`), listed(at.say, objects)].filter(Boolean).join(' '),
    );
    n += many;
  }
  const said = listed(at.say, parts);
  return subject ? `${subject} ${said}` : said;
}

/** What comes of a test or a roll: bare where that is clear ('2 Hits'), else with its verb. */
export function outcomeText(at: Telling, effects: Effects, person: Person): string {
  if (effects.length === 0) return at.say('test.nothing');
  const phrases = effects.every((effect) => isPhrase(effect) && toOf(effect) === undefined);
  if (!phrases || effects.slice(0, -1).some(restOf)) {
    const [first = '', ...rest] = sentencesOf(at, effects, person);
    return [first, ...rest.map(capital)].join('. ');
  }
  const rest = restText(at, effects.at(-1) as Effect, person);
  const all = effects.map((effect) => phraseOf(at, effect, person));
  if (all.some(({ bare }) => !bare)) return sayTogether(at, effects, person, '') + rest;
  const objects = all.map(({ object }) => object);
  return listed(at.say, objects) + rest;
}

/** Whether an outcome can stand after 'for' or 'or' without a verb. */
export function isBare(at: Telling, effects: Effects): boolean {
  return (
    effects.length > 0 &&
    effects.every(
      (effect) =>
        isPhrase(effect) && toOf(effect) === undefined && phraseOf(at, effect, 'you').bare,
    )
  );
}

const TELL: Tell = { sentences: sentencesOf, outcome: outcomeText, isBare };
