import type { TextRef } from '@crawlspace/kernel';
import type { BrimstoneEvent, EventDetails } from '../events.ts';
import { oneOf } from '../ids.ts';
import type { Made } from '../made.ts';
import type { Hero } from '../state.ts';
import type { Language, Spoken } from './say.ts';

/** What a line of the log needs to know about the table: who the heroes are. */
export interface Cast {
  readonly heroes: readonly Pick<Hero, 'name' | 'class'>[];
}

/** The line of the log for an event. */
export function logLine(
  words: Spoken,
  language: Language,
  cast: Cast,
  event: BrimstoneEvent,
): string {
  const { hero, by, enemy, type, card, dice, spaces, purpose, made, ...rest }: EventDetails = event;
  const numbers = Object.fromEntries(
    Object.entries(rest).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
  const line = words.say(language, {
    key: keyOf(words, event),
    params: {
      ...numbers,
      ...(hero === undefined ? {} : { hero: nameOf(cast, hero) }),
      ...(by === undefined ? {} : { by: nameOf(cast, by) }),
      ...(enemy === undefined ? {} : { enemy: oneOf(typeOfEnemy(enemy)) }),
      ...(type === undefined
        ? {}
        : { type: rest.amount === 1 ? oneOf(type) : { key: `${type}.name` } }),
      ...(card === undefined ? {} : { card: deedOf(words, event) ?? titleOf(words, card) }),
      ...(dice === undefined ? {} : { dice: dice.join(', ') }),
      ...(spaces === undefined ? {} : { spaces: spaces.length }),
      ...(purpose === undefined
        ? {}
        : { purpose: { key: purposeKey(words, purpose), params: numbers } }),
    },
  });
  return made ? `${line.replace(/\.$/, '')} (${howMade(words, language, made)}).` : line;
}

/** How a number came about: `2 + 1 from Boots`. */
export function howMade(words: Spoken, language: Language, { rolled, parts }: Made): string {
  const said = parts.map(({ source, amount }) => {
    const isCard = words.hasText(`${source}.name`);
    const params = { amount: Math.abs(amount), source: isCard ? { key: `${source}.name` } : '' };
    const text = words.say(language, { key: isCard ? 'made.from' : `made.${source}`, params });
    return ` ${amount < 0 ? '−' : '+'} ${text}`;
  });
  return `${rolled}${said.join('')}`;
}

function keyOf(words: Spoken, event: BrimstoneEvent): string {
  const { hero, amount }: EventDetails = event;
  if (deedOf(words, event)) return 'event.deed';
  // Chance rolls for nobody in particular, too: for exits, for a card.
  if (event.t === 'rolled' && hero === undefined) return 'event.rolled-by-chance';
  if (event.t === 'scavenged' && amount === 0) return 'event.scavenged-nothing';
  return `event.${event.t}`;
}

/** What a mission lets heroes do is told in the words in which it was offered. */
function deedOf({ hasText }: Spoken, event: BrimstoneEvent): TextRef | null {
  if (event.t !== 'ability-used') return null;
  const key = `${event.card}.${event.purpose}`;
  return hasText(key) ? { key } : null;
}

function nameOf(cast: Cast, index: number): string | TextRef {
  const hero = cast.heroes[index];
  if (!hero) return '?';
  return hero.name || { key: `${hero.class}.name` };
}

/** Enemies are called after their type: `tentacles3` is one of the tentacles. */
function typeOfEnemy(id: string): string {
  return id.replace(/\d+$/, '');
}

/** Cards have a name; lines of missions are texts themselves. */
function titleOf({ hasText }: Spoken, card: string): TextRef {
  return { key: hasText(`${card}.name`) ? `${card}.name` : card };
}

const PURPOSES = ['purpose.', 'roll.', 'creation.', 'status.', 'skill.'] as const;

/** Why something was rolled, which step it is, which marker it was. */
function purposeKey({ hasText }: Spoken, purpose: string): string {
  return PURPOSES.map((kind) => kind + purpose).find(hasText) ?? `purpose.${purpose}`;
}
