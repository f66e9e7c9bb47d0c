import type { Effect, Effects, Flow } from '../effects.ts';
import type { Who } from '../values.ts';
import { clauseOf } from './clauses.ts';
import { elseTexts, flowTexts, type Tell } from './flow.ts';
import { type Deed, type Phrase, phraseOf } from './phrases.ts';
import { capital, listed, type Telling } from './say.ts';
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
  const said: string[] = [];
  for (let n = 0; n < effects.length; ) {
    const together = sameSubject(effects, n);
    said.push(...textsOf(at, effects.slice(n, n + together), person));
    n += together;
  }
  return said.filter(Boolean);
}

/** How many effects from here on are for the same heroes and can be said in one breath. */
function sameSubject(effects: Effects, from: number): number {
  const first = effects[from] as Effect;
  let n = 1;
  while (isPhrase(first) && n + from < effects.length) {
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

/** What happens where there is no room for another Door or Gate. */
function elseOf(effect: Effect): Effects | undefined {
  return effect.do === 'open-door' || effect.do === 'open-gate' ? effect.else : undefined;
}

function textsOf(at: Telling, effects: Effects, person: Person): string[] {
  const [first] = effects as readonly [Effect];
  if (isFlow(first)) return flowTexts(at, first, person, TELL);
  const clause = clauseOf(first);
  if (clause) return [clause(at, person), ...elseTexts(at, elseOf(first), person, TELL)];
  const to = toOf(first);
  const subject = to === undefined ? '' : whoText(at, to);
  return [sayTogether(at, effects.filter(isPhrase), to === undefined ? person : 'one', subject)];
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
  const deeds = effects.filter(isYours);
  if (deeds.length < effects.length) {
    const [first = '', ...rest] = sentencesOf(at, effects, person);
    return [first, ...rest.map(capital)].join('. ');
  }
  const all = deeds.map((deed) => phraseOf(at, deed, person));
  if (all.some(({ bare }) => !bare)) return sayPhrases(at, all, person, '');
  return listed(
    at.say,
    all.map(({ object }) => object),
  );
}

/** Whether an outcome can stand after 'for' or 'or' without a verb. */
export function isBare(at: Telling, effects: Effects): boolean {
  return (
    effects.length > 0 &&
    effects.every((effect) => isYours(effect) && phraseOf(at, effect, 'you').bare)
  );
}

const TELL: Tell = { sentences: sentencesOf, outcome: outcomeText, isBare };
