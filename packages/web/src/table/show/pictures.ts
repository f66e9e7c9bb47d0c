import type { GameShape } from '@crawlspace/host';
import type { BotThought, Passed, Seen } from '../../session/types.ts';
import { toldAfter } from './told-after.ts';

/** Whether with this event a step begins that is shown by itself. */
export type BeginsStep<Game extends GameShape> = (event: Game['event']) => boolean;

/** What is seen at one time. */
export interface Picture<Game extends GameShape> extends Seen<Game> {
  /** An enemy has acted in it: it is given its time. */
  readonly isStep: boolean;
}

/** What has come, as pictures of which the last is how things stand. */
export interface Arrived<Game extends GameShape> {
  readonly pictures: readonly Picture<Game>[];
  /** It follows from what was shown before, and what lay in between is known. */
  readonly follows: boolean;
  readonly isStep: boolean;
}

/** How things stood before each step on the way from one picture to another; at last the other. */
export function picturesTo<Game extends GameShape>(
  passed: readonly Passed<Game>[],
  before: Picture<Game>,
  now: Picture<Game>,
  beginsStep: BeginsStep<Game>,
): Arrived<Game> {
  if (before.table.moment.epoch !== now.table.moment.epoch) {
    return { pictures: [now], follows: false, isStep: false };
  }
  const fresh = toldAfter(now.events, before.events.at(-1)?.n ?? -1);
  const begun = fresh.filter(({ event }) => beginsStep(event));
  const isStep = begun.length > 0;
  const steps = begun.slice(1).flatMap(({ n }, i) => {
    const there = stoodAt(passed, n);
    // Of a crowd not every step may be known: nobody waits for one that looks like the one before.
    const isKnown = there && there !== stoodAt(passed, begun[i]?.n ?? -1);
    return isKnown ? [asItWas(now, there, n, before.thought)] : [];
  });
  const follows = begun.length < 2 || steps.length > 0;
  return { pictures: [...steps, { ...now, isStep }], follows, isStep };
}

/** More than this nobody catches up with: the earliest are left out. */
const MOST_WAITING = 24;

/** What is still to be shown, when more comes from a table at which others play on meanwhile. */
export function lineUp<Game extends GameShape>(
  waiting: readonly Picture<Game>[],
  { pictures }: Arrived<Game>,
): readonly Picture<Game>[] {
  const [last, now] = [waiting.at(-1), pictures.at(-1)];
  if (last && now && last.events.at(-1)?.n === now.events.at(-1)?.n) {
    return [...waiting.slice(0, -1), { ...now, isStep: last.isStep }];
  }
  return [...waiting.map(withoutQuestions), ...pictures].slice(-MOST_WAITING);
}

/** What was asked then may have been answered since. */
function withoutQuestions<Game extends GameShape>(picture: Picture<Game>): Picture<Game> {
  const table = { ...picture.table, decisions: [], canUndo: false };
  return { ...picture, table, decisions: [] };
}

/** The last that is known from before an event was told. */
function stoodAt<Game extends GameShape>(
  passed: readonly Passed<Game>[],
  n: number,
): Passed<Game> | undefined {
  return passed.findLast(({ told }) => told <= n);
}

function asItWas<Game extends GameShape>(
  now: Picture<Game>,
  { game }: Passed<Game>,
  n: number,
  thought: BotThought | null,
): Picture<Game> {
  const nobody = { decisions: [], waitingFor: [], canUndo: false, outcome: null };
  return {
    ...now,
    table: { ...now.table, game, ...nobody },
    events: now.events.filter((told) => told.n < n),
    decisions: [],
    thought,
    isStep: true,
  };
}
