import type { Effect, Effects, Flow } from '../effects.ts';
import type { Who } from '../values.ts';
import { clauseOf } from './clauses.ts';
import { flowTexts, type Tell } from './flow.ts';
import { type Deed, type Phrase, phraseOf } from './phrases.ts';
import { capital, joined, listed, type Telling } from './say.ts';
import { type Person, whoText } from './when.ts';

/** What a card does, in sentences. */
export function effectsText(at: Telling, effects: Effects): string {
  return sentencesOf(at, effects, 'you').map(asSentence).join(' ');
}

export function asSentence(text: string): string {
  return /[.!?]$/.test(text) ? capital(text) : `${capital(text)}.`;
}

/** Sentences without their ends; what happens to the same heroes stands in one. */
export function sentencesOf(at: Telling, effects: Effects, person: Person): string[] {
  return breathsOf(at, effects, person).flatMap(({ texts }) => texts);
}

/** What is said of the same heroes, and whether another thing can follow it in the same sentence. */
export interface Breath {
  readonly texts: readonly string[];
  readonly isYours: boolean;
  readonly isFlow: boolean;
}

export function breathsOf(at: Telling, effects: Effects, person: Person): readonly Breath[] {
  return groupsOf(effects)
    .map((group, n) => ({
      texts: groupTexts(at, group, person, n > 0).filter(Boolean),
      isYours: group.every(isYours),
      isFlow: isFlow(group[0] as Effect),
    }))
    .filter(({ texts }) => texts.length > 0);
}

/** What follows at once in one sentence: 'each Enemy has −2 Defense, and you take 1 Hit'. */
export function inOneSentence(
  at: Telling,
  [first, ...later]: readonly Breath[],
  person: Person,
): string[] {
  if (!first) return [];
  const end = later.findIndex((each) => !canBeJoined(each));
  const near = canBeJoined(first) ? later.slice(0, end < 0 ? later.length : end) : [];
  const subject = first.isYours ? '' : at.say(`flow.subject.${person}`);
  const told = near.map(({ texts, isYours: own }) =>
    [own ? subject : '', ...texts].filter(Boolean).join(' '),
  );
  const [lead = '', ...rest] = first.texts;
  const said = told.reduce((one, other) => joined(at.say, one, other), lead);
  return [said, ...rest, ...later.slice(near.length).flatMap(({ texts }) => texts)];
}

function canBeJoined({ texts, isFlow: leads }: Breath): boolean {
  return !leads && texts.length === 1 && !/[.:;]/.test(texts[0] ?? '');
}

/** A test comes after what happened before it. */
function groupTexts(at: Telling, group: Effects, person: Person, later: boolean): string[] {
  const [lead = '', ...rest] = textsOf(at, group, person);
  return later && group[0]?.do === 'test'
    ? [at.say('flow.then', { what: lead }), ...rest]
    : [lead, ...rest];
}

function groupsOf(effects: Effects): readonly Effects[] {
  const groups: Effects[] = [];
  for (let n = 0; n < effects.length; n += groups.at(-1)?.length ?? 1) {
    groups.push(effects.slice(n, n + sameSubject(effects, n)));
  }
  return groups;
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
  ...(['for-foes', 'choose-enemy', 'tally'] as const),
]);

export function isFlow(effect: Effect): effect is Flow {
  return FLOW_WORDS.has(effect.do);
}

export function isPhrase(effect: Effect): effect is Deed {
  return !isFlow(effect) && clauseOf(effect) === null;
}

/** What you do or suffer yourself: it can be told you, and stand after 'you may'. */
export function isYours(effect: Effect): effect is Deed {
  return isPhrase(effect) && toOf(effect) === undefined;
}

function toOf(effect: Effect): Who | undefined {
  const to = 'to' in effect ? effect.to : undefined;
  return to === 'you' ? undefined : to;
}

/** What hangs on how it went: on damage that got through, or on what was not there. */
function restOf(effect: Effect): Effects | undefined {
  if (isFlow(effect)) return undefined;
  return ('then' in effect && effect.then) || ('else' in effect && effect.else) || undefined;
}

function restText(at: Telling, effect: Effect, person: Person): string {
  const rest = restOf(effect);
  if (!rest || rest.length === 0) return '';
  return at.say(`rest.${effect.do}`, { what: outcomeText(at, rest, person) });
}

function textsOf(at: Telling, effects: Effects, person: Person): string[] {
  const [first] = effects as readonly [Effect];
  if (isFlow(first)) return flowTexts(at, first, person, TELL);
  const rest = restText(at, effects.at(-1) as Effect, person);
  const clause = clauseOf(first);
  if (clause) return [clause(at, person) + rest];
  const to = toOf(first);
  const subject = to === undefined ? '' : whoText(at, to);
  const whose = to === undefined ? person : 'one';
  return [sayTogether(at, effects.filter(isPhrase), whose, subject) + rest];
}

/** 'each Hero takes 2 Hits and loses 1 Grit'; what has the same verb shares it. */
export function sayTogether(
  at: Telling,
  deeds: readonly Deed[],
  person: Person,
  subject: string,
): string {
  const phrases = deeds.map((deed) => phraseOf(at, deed, person));
  return sayPhrases(at, phrases, person, subject);
}

export function sayPhrases(
  at: Telling,
  phrases: readonly Phrase[],
  person: Person,
  subject: string,
): string {
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
  return groupsOf(effects)
    .map((group, n) => outcomeOf(at, group, person, n > 0))
    .filter(Boolean)
    .reduce((one, other) => joined(at.say, one, other));
}

/** What happens to the one who rolled stands first without a subject. */
function outcomeOf(at: Telling, group: Effects, person: Person, later: boolean): string {
  const deeds = group.filter(isYours);
  if (deeds.length < group.length) {
    const [first = '', ...rest] = groupTexts(at, group, person, later);
    return [first, ...rest.map(capital)].join('. ');
  }
  const all = deeds.map((deed) => phraseOf(at, deed, person));
  const rest = restText(at, deeds.at(-1) as Effect, person);
  if (later) return sayPhrases(at, all, person, at.say(`flow.subject.${person}`)) + rest;
  if (all.some(({ bare }) => !bare)) return sayPhrases(at, all, person, '') + rest;
  const objects = all.map(({ object }) => object);
  return listed(at.say, objects) + rest;
}

/** Whether an outcome can stand after 'for' or 'or' without a verb. */
export function isBare(at: Telling, effects: Effects): boolean {
  return (
    effects.length > 0 &&
    effects.every((effect) => isYours(effect) && phraseOf(at, effect, 'you').bare)
  );
}

const TELL: Tell = { sentences: sentencesOf, outcome: outcomeText, isBare };
