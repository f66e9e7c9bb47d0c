import type { BrimstoneEvent } from '@crawlspace/brimstone';
import type { HellscapeEvent } from '@crawlspace/hellscape';
import type { Question, Told } from '@crawlspace/kernel';
import { kindOf as kindInMines } from '../src/brimstone/table/story/moment-kinds.ts';
import { isWeighty as isWeightyInMines } from '../src/brimstone/table/story/weighty.ts';
import { kindOf as kindBelow } from '../src/hellscape/table/story/moment-kinds.ts';
import { isWeighty as isWeightyBelow } from '../src/hellscape/table/story/weighty.ts';
import type { MomentKind } from '../src/table/moments/moment.ts';
import { toldAfter } from '../src/table/show/told-after.ts';
import {
  type Descent,
  descentAt,
  descentFile,
  nextAnswer as nextBelow,
  start as startBelow,
} from './descents.ts';
import { type Adventure, fileOf, gameAt, nextAnswer, start as startInMines } from './saves.ts';

/** A game just before a great moment, and the answer that leads to it. */
export interface GreatMoment {
  readonly file: Buffer;
  readonly picks: readonly string[];
}

/** What the next answer tells. */
function toldNext(table: Adventure): readonly BrimstoneEvent[] {
  const before = table.toldCount;
  nextAnswer(table);
  return toldAfter<BrimstoneEvent>(table.eventsSince(before, { seat: 0 }), -1).map(
    ({ event }) => event,
  );
}

function toldNextBelow(table: Descent): readonly HellscapeEvent[] {
  const before = table.toldCount;
  nextBelow(table);
  return toldAfter<HellscapeEvent>(table.eventsSince(before, { seat: 0 }), -1).map(
    ({ event }) => event,
  );
}

/** A game, and the answer that brings what is held as a row. */
export const greatMomentInMines = (): GreatMoment => {
  const table = gameAt((_, __, here) => toldNext(here.fork()).some(isWeightyInMines), 4);
  return { file: fileOf(table), picks: nextAnswer(table) ?? [] };
};

export const greatMomentBelow = (): GreatMoment => {
  const table = descentAt(
    (_, __, here) => toldNextBelow(here.fork()).some((event) => isWeightyBelow(event)),
    4,
  );
  return { file: descentFile(table), picks: nextBelow(table) };
};

/** A mission or quest in which such a moment comes, and for how many heroes. */
type Where = readonly [heroes: number, mission: string];

const IN_MINES = {
  card: [2, 'a-fistful-of-dark-stone'],
  room: [2, 'a-fistful-of-dark-stone'],
  critical: [2, 'dead-weight'],
  down: [4, 'until-the-cage-comes'],
  death: [2, 'dead-weight'],
  boss: [4, 'the-last-warm-room'],
  'boss-falls': [4, 'the-last-warm-room'],
  victory: [2, 'the-assayers-daughter'],
  defeat: [2, 'run-for-daylight'],
} as const satisfies Partial<Record<MomentKind, Where>>;

const BELOW = {
  card: [2, 'highway-to-hellscape'],
  room: [2, 'highway-to-hellscape'],
  critical: [2, 'highway-to-hellscape'],
  level: [2, 'hellish-maze'],
  down: [4, 'releasing-michael'],
  death: [2, 'the-passage'],
  boss: [2, 'the-soul-keys'],
  'boss-falls': [2, 'the-soul-keys'],
  victory: [2, 'tutorial'],
  defeat: [4, 'hellscape'],
} as const satisfies Partial<Record<MomentKind, Where>>;

/** A game with a moment of a kind just told; its file before that, and the answer that brings it. */
export function stagedInMines(kind: keyof typeof IN_MINES): GreatMoment & { table: Adventure } {
  const [heroes, mission]: Where = IN_MINES[kind];
  const { table, picks } = justBefore(
    (seed) => startInMines(seed, heroes, mission),
    nextAnswer,
    (event: BrimstoneEvent) => kindInMines(event) === kind,
  );
  const file = fileOf(table);
  answerWith(table, picks);
  return { file, picks, table };
}

export function stagedBelow(kind: keyof typeof BELOW): GreatMoment & { table: Descent } {
  const [heroes, quest]: Where = BELOW[kind];
  const { table, picks } = justBefore(
    (seed) => startBelow(seed, heroes, quest),
    nextBelow,
    (event: HellscapeEvent) => kindBelow(event) === kind,
  );
  const file = descentFile(table);
  answerWith(table, picks);
  return { file, picks, table };
}

interface Playable<Event extends { readonly t: string }> {
  readonly pending: readonly Question[];
  readonly toldCount: number;
  eventsSince(from: number, viewer: { readonly seat: number }): readonly Told<Event>[];
  answerQuestion(question: Question, picks: readonly string[]): unknown;
}

type Picks = readonly string[];

const MOST_SEEDS = 200;

/** A game is played until it tells this, and then once more up to the answer before. */
function justBefore<Event extends { readonly t: string }, Game extends Playable<Event>>(
  start: (seed: string) => Game,
  next: (game: Game) => Picks | null,
  isIt: (event: Event) => boolean,
): { readonly table: Game; readonly picks: Picks } {
  for (let n = 0; n < MOST_SEEDS; n++) {
    const game = start(`seed ${n}`);
    const given: Picks[] = [];
    while (game.pending.length > 0) {
      const told = game.toldCount;
      const picks = next(game) ?? [];
      const fresh = toldAfter<Event>(game.eventsSince(told, { seat: 0 }), -1);
      if (fresh.some(({ event }) => isIt(event))) {
        const table = start(`seed ${n}`);
        for (const each of given) answerWith(table, each);
        return { table, picks };
      }
      given.push(picks);
    }
  }
  throw new Error(`none of ${MOST_SEEDS} games comes to this moment`);
}

function answerWith(
  game: Pick<Playable<{ readonly t: string }>, 'pending' | 'answerQuestion'>,
  picks: Picks,
): void {
  const [question] = game.pending;
  if (question) game.answerQuestion(question, picks);
}

export const STAGED_IN_MINES = Object.keys(IN_MINES) as (keyof typeof IN_MINES)[];
export const STAGED_BELOW = Object.keys(BELOW) as (keyof typeof BELOW)[];
