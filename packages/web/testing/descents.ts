import { hellscapeThumb } from '@crawlspace/bots';
import {
  type DescentState,
  type DescentView,
  type HellscapeEvent,
  type HellscapeSetup,
  hellscape,
} from '@crawlspace/hellscape';
import { PARTY, packRecord, type Question, Table } from '@crawlspace/kernel';
import { isAsked } from './asked.ts';

export type Descent = Table<DescentState, HellscapeSetup, HellscapeEvent, DescentView>;

const PARTY_OF_FOUR = ['berserker', 'paladin', 'rogue', 'wizard'];
const MOST_SEEDS = 100;

/** The question the table waits for, and the state it is asked in. */
export type When = (question: Question, state: DescentState) => boolean;
/** The same for those who want to try out what comes next. */
type WhenAt = (question: Question, state: DescentState, table: Descent) => boolean;

/** A hero of a party: the class, or the class and what it starts with. */
type Member = string | { readonly class: string; readonly skill?: string };

/** A quest that rules of thumb have played up to the first such moment, whatever seed leads there. */
export function descentAt(
  moment: WhenAt,
  heroes: number | readonly Member[] = 2,
  quest = 'tutorial',
): Descent {
  for (let seed = 0; seed < MOST_SEEDS; seed++) {
    const table = start(`seed ${seed}`, heroes, quest);
    if (playUntil(table, moment)) return table;
  }
  throw new Error(`none of ${MOST_SEEDS} games comes to this moment`);
}

/** A quest that rules of thumb have played to its end. */
export function finishedDescent(heroes = 2): Descent {
  const table = start('finished', heroes, 'tutorial');
  playUntil(table, () => false);
  return table;
}

/** The compact file of a game. */
export function descentFile(table: Descent): Buffer {
  return Buffer.from(packRecord(table.save()));
}

/** A game that nobody has answered anything in. */
export function start(seed: string, heroes: number | readonly Member[], quest: string): Descent {
  const members = typeof heroes === 'number' ? PARTY_OF_FOUR.slice(0, heroes) : heroes;
  const party = members.map((each) => (typeof each === 'string' ? { class: each } : each));
  return Table.start(hellscape, hellscape.parseSetup({ quest, heroes: party }), seed);
}

const decide = hellscapeThumb('saves');

function playUntil(table: Descent, moment: WhenAt): boolean {
  for (let [question] = table.pending; question; [question] = table.pending) {
    if (moment(question, table.state, table) && isAsked('hellscape', table)) return true;
    nextAnswer(table);
  }
  return false;
}

/** Answers as rules of thumb do. Returns the picks; none when the game is over. */
export function nextAnswer(table: Descent): readonly string[] {
  const [question] = table.pending;
  if (!question) return [];
  const seat = question.seat === PARTY ? 0 : question.seat;
  const picks = decide(question, () => hellscape.view(table.state, { seat }));
  table.answerQuestion(question, picks);
  return picks;
}

/** A hero's turn, with enemies in play. */
export const aTurn: When = ({ prompt }, { enemies }) =>
  prompt.key === 'ask.turn' && enemies.length > 0;
