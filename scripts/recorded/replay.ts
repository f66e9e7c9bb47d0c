import {
  type GameEvent,
  type GameModule,
  hashOf,
  type Question,
  refuse,
  Table,
} from '@crawlspace/kernel';

/** A game as it was played: how it began, and what was picked. The first question that waits is always the next. */
export interface Script {
  readonly setup: unknown;
  readonly seed: string;
  readonly answers: readonly (readonly string[])[];
}

/** What came of a script. */
export interface Marks {
  /** For each answer the first letters of the story and of what was shown up to there. */
  readonly steps: string;
  /** A fingerprint of all that was told and asked. */
  readonly story: string;
  /** A fingerprint of what fills the texts of questions, and of what options mean, their texts, costs and odds. */
  readonly shown: string;
  /** The table's own fingerprint of its state at the end. */
  readonly state: string;
}

export interface Replayed<State, Setup, Event extends GameEvent, View> {
  readonly table: Table<State, Setup, Event, View>;
  readonly marks: Marks;
  /** Where the first answer that brings something else was given, and what it brings; null when all is as before. */
  readonly difference: Difference | null;
}

/** An answer cannot be given any more; or something else is told or asked; or shown; or only the state is another. */
export const DIFFERENCES = ['stuck', 'story', 'shown', 'state'] as const;

export interface Difference {
  readonly kind: (typeof DIFFERENCES)[number];
  readonly text: string;
}

/** Letters of a step: two of the story, one of what is shown. */
const LETTERS = 3;
const OF_THE_STORY = 2;

/** Gives the answers of a script again and compares what comes of it with what came of it before. */
export function replay<State, Setup, Event extends GameEvent, View>(
  module: GameModule<State, Setup, Event, View>,
  { setup, seed, answers }: Script,
  before: Marks | null,
): Replayed<State, Setup, Event, View> {
  const table = Table.start(module, setup as Setup, seed, { snapshots: false });
  let story = hashOf([toldSince(table, 0), asked(table.pending)]);
  let shown = hashOf(details(table));
  let steps = '';
  let difference: Difference | null = null;
  for (const [n, picks] of answers.entries()) {
    const where = `answer ${n + 1} of ${answers.length} (${table.pending[0]?.prompt.key}: ${picks})`;
    const told = table.toldCount;
    const stuck = giveAnswer(table, picks);
    if (stuck !== null) {
      const first = difference ? `${difference.text}; then ` : '';
      difference = { kind: 'stuck', text: `${first}${where}: ${stuck}` };
      break;
    }
    const events = toldSince(table, told);
    story = hashOf([story, events, asked(table.pending)]);
    shown = hashOf([shown, details(table)]);
    const step = story.slice(0, OF_THE_STORY) + shown.slice(0, LETTERS - OF_THE_STORY);
    const kind = before && differenceOf(before.steps.slice(steps.length), step);
    if (kind && difference?.kind !== 'story')
      difference = { kind, text: `${where}: now ${whatCame(events, table.pending)}` };
    steps += step;
  }
  const marks = { steps, story, shown, state: table.hash() };
  return { table, marks, difference: difference ?? differenceAtTheEnd(before, marks) };
}

function differenceOf(before: string, step: string): 'story' | 'shown' | null {
  if (before.startsWith(step)) return null;
  return before.startsWith(step.slice(0, OF_THE_STORY)) ? 'shown' : 'story';
}

function differenceAtTheEnd(before: Marks | null, now: Marks): Difference | null {
  const kind = (['story', 'shown', 'state'] as const).find(
    (mark) => before && before[mark] !== now[mark],
  );
  if (!kind) return null;
  return {
    kind,
    text: kind === 'state' ? 'only the state at the end is another' : 'at the beginning',
  };
}

/** Why the answer cannot be given any more; null when it was. */
function giveAnswer<State, Setup, Event extends GameEvent, View>(
  table: Table<State, Setup, Event, View>,
  picks: readonly string[],
): string | null {
  const [question] = table.pending;
  if (!question) return 'the game is over already';
  const refusal = refuse(question, picks);
  if (refusal) return `refused (${refusal.reason}), there are: ${question.options.join(', ')}`;
  try {
    table.answerQuestion(question, picks);
    return null;
  } catch (error) {
    return `the rules fail: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Everything that was told, whoever may know it. */
function toldSince<State, Setup, Event extends GameEvent, View>(
  table: Table<State, Setup, Event, View>,
  from: number,
): readonly GameEvent[] {
  const seats = table.isToldToAll(from) ? 1 : table.seats;
  const all = Array.from({ length: seats }, (_, seat) => table.eventsSince(from, { seat })).flat();
  return all.map(({ event }) => event);
}

function asked(pending: readonly Question[]): readonly unknown[] {
  return pending.map(({ id, seat, kind, prompt, options, min, max, capacity }) => [
    [id, seat, kind, prompt.key],
    [options, min, max, capacity],
  ]);
}

/** What bots, clients and people are told about each question and each option. */
function details<State, Setup, Event extends GameEvent, View>(
  table: Table<State, Setup, Event, View>,
): readonly unknown[] {
  return table.pending.map((question) => {
    const { prompt, options, means, describe } = question;
    const { params, facts } = prompt;
    const each = options.map((option) => [
      [means?.(option), describe?.(option)],
      table.roleOf(question, option),
    ]);
    return [params, facts, each];
  });
}

function whatCame(events: readonly GameEvent[], [next]: readonly Question[]): string {
  const told = events.map((event) => JSON.stringify(event)).join(' ');
  const then = next ? `asks ${next.prompt.key} (${next.options.join(', ')})` : 'the game is over';
  return `${told} then ${then}`;
}
