import { hashOf } from './hash.ts';
import type { SeatId } from './question.ts';
import type { Snapshot } from './snapshot.ts';

/**
 * A point in the life of a table: `n` answers stand, and `epoch` grows whenever the table goes back
 * or changes its rules. No two points of a table have the same moment, and a reload keeps it.
 */
export interface Moment {
  readonly epoch: number;
  /** How many answers stand. */
  readonly n: number;
}

export function isSameMoment(one: Moment, other: Moment): boolean {
  return one.epoch === other.epoch && one.n === other.n;
}

/** Whose hand gave an answer: a person's, a bot's, or a standing order's. */
export const GIVERS = ['person', 'bot', 'order'] as const;
export type Giver = (typeof GIVERS)[number];

export interface AnswerEntry {
  readonly t: 'answer';
  readonly seat: SeatId;
  readonly decision: number;
  readonly picks: readonly string[];
  readonly by?: Giver;
  /** The sender's own name for the answer: sent twice, it counts once. */
  readonly id?: string;
}

/** The table went back to `to` answers: freely, or because these seats voted for it. */
export interface UndoEntry {
  readonly t: 'undo';
  readonly to: number;
  readonly seats: readonly SeatId[];
  readonly vote: boolean;
}

/** A seat would go back to `to` answers. Logs written before hosts kept votes have such entries: they change nothing. */
export interface VoteEntry {
  readonly t: 'vote';
  readonly seat: SeatId;
  readonly to: number;
}

/** From here on other rules apply; the game goes on from this safe point. */
export interface RulesEntry {
  readonly t: 'rules-changed';
  readonly from: number;
  readonly to: number;
  readonly start: Snapshot<unknown>;
}

/** What happened at a table, in the order it happened. Entries are added and never changed. */
export type Entry = AnswerEntry | UndoEntry | VoteEntry | RulesEntry;

/** A step back past the undo barrier that the table voted for. Kept because the story must say so. */
export interface Rewind {
  /** How many answers were left after the step back. */
  readonly kept: number;
  readonly voters: readonly SeatId[];
}

/** What stands of a log: the answers that were not taken back, and what else still counts. */
export interface Standing {
  /** Where the answers start, when rules have changed on the way. */
  readonly start: Snapshot<unknown> | null;
  readonly answers: readonly AnswerEntry[];
  readonly rewinds: readonly Rewind[];
}

export function standingOf(entries: readonly Entry[]): Standing {
  let start: Snapshot<unknown> | null = null;
  const answers: AnswerEntry[] = [];
  let undos: UndoEntry[] = [];
  for (const entry of entries) {
    if (entry.t === 'answer') answers.push(entry);
    else if (entry.t === 'undo') {
      answers.length = Math.min(answers.length, entry.to);
      undos.push(entry);
    } else if (entry.t === 'rules-changed') {
      start = entry.start;
      answers.length = 0;
      undos = [];
    }
  }
  return { start, answers, rewinds: rewindsOf(undos) };
}

/**
 * The votes among these steps back. One about answers that are gone now stays in the story, at the point we went back to:
 * the earliest of its own and of all that came later.
 */
function rewindsOf(undos: readonly UndoEntry[]): readonly Rewind[] {
  const rewinds: Rewind[] = [];
  let kept = Number.POSITIVE_INFINITY;
  for (const { to, seats, vote } of undos.toReversed()) {
    kept = Math.min(kept, to);
    if (vote) rewinds.push({ kept, voters: seats });
  }
  return rewinds.reverse();
}

/** The seal of the first entries of a log. */
export interface Sealed {
  readonly entries: number;
  readonly seal: string;
}

/** The log of a table, with what is read off its end all the time. */
export class Log {
  readonly entries: Entry[];
  /** A fingerprint of the log up to each entry, as far as anybody asked; each follows from the last. */
  readonly #seals: string[] = [];
  /** So many entries have a seal that was known before; those before have none. */
  #sealed: number;
  #epoch: number;

  /** With a seal that is known, those before it are not worked out. */
  constructor(entries: readonly Entry[] = [], sealed?: Sealed) {
    this.entries = [...entries];
    if (sealed && sealed.entries > 0) this.#seals[sealed.entries - 1] = sealed.seal;
    this.#sealed = sealed?.entries ?? 0;
    this.#epoch = entries.filter(startsEpoch).length;
  }

  get epoch(): number {
    return this.#epoch;
  }

  add(entry: Entry): void {
    this.entries.push(entry);
    if (startsEpoch(entry)) this.#epoch++;
  }

  /** Makes the last entries not have happened. */
  cutTo(length: number): void {
    this.#epoch -= this.entries.slice(length).filter(startsEpoch).length;
    this.entries.length = length;
    const keeps = length >= this.#sealed;
    if (this.#seals.length > length) this.#seals.length = keeps ? length : 0;
    if (!keeps) this.#sealed = 0;
  }

  /** A fingerprint of the whole log. Costs no more late in a game than early. */
  get seal(): string {
    for (let at = this.#seals.length; at < this.entries.length; at++) {
      this.#seals.push(hashOf([this.#seals[at - 1] ?? '', this.entries[at]]));
    }
    return this.#seals.at(-1) ?? '';
  }
}

function startsEpoch({ t }: Entry): boolean {
  return t === 'undo' || t === 'rules-changed';
}
