import type { Ballot } from '@crawlspace/host';
import type { PersonId, StandIn } from '@crawlspace/host/online';
import { type Entry, parseEntry, type SeatId } from '@crawlspace/kernel';

/** A person sits down for good; null leaves the seat empty. */
interface SeatedEntry {
  readonly t: 'seated';
  readonly seat: SeatId;
  readonly person: PersonId | null;
  /** Milliseconds since 1970; of those who sat there from the start, or before it was noted, nobody knows. */
  readonly at?: number;
}

/** A bot or somebody else plays a seat in the place of its person; null gives it back. */
interface HandedOverEntry {
  readonly t: 'handed-over';
  readonly seat: SeatId;
  readonly to: StandIn | null;
  /** Null when its bot gave up. */
  readonly by: PersonId | null;
}

/** Somebody other than the owner would hand a seat over: it happens when all others want the same. */
interface WishedEntry {
  readonly t: 'wished';
  readonly seat: SeatId;
  readonly to: StandIn | null;
  readonly by: PersonId;
}

interface NamedEntry {
  readonly t: 'named';
  readonly person: PersonId;
  readonly name: string;
}

interface SaidEntry {
  readonly t: 'said';
  readonly person: PersonId;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

interface OwnerEntry {
  readonly t: 'owner';
  readonly person: PersonId;
  /** When they took over, in milliseconds since 1970: whoever is made the owner has as long as anybody to come. */
  readonly at?: number;
}

/** Somebody who sits there would have another owner, because theirs is gone: it happens when all who sat there as long want the same. */
interface OwnerWishedEntry {
  readonly t: 'owner-wished';
  readonly person: PersonId;
  readonly by: PersonId;
}

/** Whether those who only watch may speak. */
interface KibitzingEntry {
  readonly t: 'kibitzing';
  readonly open: boolean;
}

/** Whether the owner lets somebody speak. */
interface MutedEntry {
  readonly t: 'muted';
  readonly person: PersonId;
  readonly on: boolean;
}

/** Whether the owner keeps somebody out. */
interface RemovedEntry {
  readonly t: 'removed';
  readonly person: PersonId;
  readonly on: boolean;
}

/** The table is a chapter of a company. */
interface ChapterEntry {
  readonly t: 'chapter';
  readonly company: string;
}

/**
 * What was played here is in the log of the company, which ends with `head` by now: nothing of it can be taken back any more.
 */
interface WentOnEntry {
  readonly t: 'went-on';
  readonly company: string;
  readonly head: string;
  /** The table that it went on to. */
  readonly next: string | null;
}

/**
 * Somebody was given the record, and knows the seed: what was played stays as it is, or they would know what comes.
 */
interface HandedOutEntry {
  readonly t: 'handed-out';
}

/** Somebody would take the table back; more have to agree before it goes on. */
interface VotedEntry extends Ballot {
  readonly t: 'voted';
}

/** What happened around the table: the game does not know of it. */
export type AroundEntry =
  | SeatedEntry
  | HandedOverEntry
  | WishedEntry
  | NamedEntry
  | SaidEntry
  | OwnerEntry
  | OwnerWishedEntry
  | KibitzingEntry
  | MutedEntry
  | RemovedEntry
  | ChapterEntry
  | WentOnEntry
  | HandedOutEntry
  | VotedEntry;

/** The log of a table on a server: the entries of its game, and what happened around it, in one order. */
export type TableEntry = Entry | AroundEntry;

const OF_THE_GAME: ReadonlySet<string> = new Set<Entry['t']>([
  'answer',
  'undo',
  'vote',
  'rules-changed',
]);

export function isOfGame(entry: TableEntry): entry is Entry {
  return OF_THE_GAME.has(entry.t);
}

/** The log that the kernel replays. Throws SaveError when an entry is not as it should be. */
export function gameLog(log: readonly TableEntry[]): readonly Entry[] {
  return log.filter(isOfGame).map(parseEntry);
}

/** The ballots of a vote that is under way; in older logs the game has them. */
export function ballotsIn(log: readonly TableEntry[]): readonly Ballot[] {
  const last = log.findLastIndex((entry) => isOfGame(entry) && entry.t !== 'vote');
  return log
    .slice(last + 1)
    .flatMap((entry) =>
      entry.t === 'voted' || entry.t === 'vote' ? [{ seat: entry.seat, to: entry.to }] : [],
    );
}

export function isSameStandIn(one: StandIn | null, other: StandIn | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
