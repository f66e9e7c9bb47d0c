import { type AnswerEntry, GIVERS, type Moment } from './log.ts';
import type { Answer, SeatId } from './question.ts';

/** Room enough for any name that a sender may give to an answer. */
const LONGEST_ID = 100;

/** Answers come from outside: whatever is kept of them must be such that it can be read again. */
export function isAnswer(value: unknown): value is Answer {
  const { at, picks, by, id } = (value ?? {}) as Partial<Record<keyof Answer, unknown>>;
  if (by !== undefined && !GIVERS.some((each) => each === by)) return false;
  if (id !== undefined && !(typeof id === 'string' && id.length <= LONGEST_ID)) return false;
  return isMoment(at) && isTexts(picks);
}

function isMoment(at: unknown): at is Moment {
  const { epoch, n } = (at ?? {}) as Partial<Record<keyof Moment, unknown>>;
  return isCount(epoch) && isCount(n);
}

function isCount(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= 0;
}

function isTexts(picks: unknown): picks is readonly string[] {
  return Array.isArray(picks) && picks.every((pick) => typeof pick === 'string');
}

/** An answer as the log keeps it: nothing else that came along with it. */
export function entryOf(seat: SeatId, { decision, picks, by, id }: Answer): AnswerEntry {
  const entry: AnswerEntry = { t: 'answer', seat, decision, picks: [...picks] };
  if (!by && !id) return entry;
  return { ...entry, ...(by ? { by } : {}), ...(id ? { id } : {}) };
}

/** How many answers two lists begin with alike. */
export function sharedStart(one: readonly AnswerEntry[], other: readonly AnswerEntry[]): number {
  let n = 0;
  while (n < one.length && n < other.length && one[n] === other[n]) n++;
  return n;
}
