import type { BrimstoneEvent } from '@crawlspace/brimstone';
import type { HellscapeEvent } from '@crawlspace/hellscape';
import { isWeighty as isWeightyInMines } from '../src/brimstone/table/story/weighty.ts';
import { isWeighty as isWeightyBelow } from '../src/hellscape/table/story/weighty.ts';
import { toldAfter } from '../src/table/show/told-after.ts';
import { type Descent, descentAt, descentFile, nextAnswer as nextBelow } from './descents.ts';
import { type Adventure, fileOf, gameAt, nextAnswer } from './saves.ts';

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

/** A game, and the answer that brings a great moment. */
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
