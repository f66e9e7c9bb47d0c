import type { SeatId } from './question.ts';

/** The format of saves that this kernel writes and reads. */
export const SAVE_FORMAT = 1;

export type RecordedAnswer = readonly [decision: number, seat: SeatId, picks: readonly string[]];

/** A step back past the undo barrier that the table voted for. Kept because the log must say so. */
export interface Rewind {
  /** How many answers were left after the step back. */
  readonly kept: number;
  readonly voters: readonly SeatId[];
}

/** The state at a safe point: enough to go on without the answers that led there. */
export interface Snapshot<State> {
  /** How many answers were given before it. */
  readonly answers: number;
  readonly questions: number;
  readonly luck: readonly number[];
  readonly state: State;
}

/** The truth about a game: what it was, how it was set up, what luck it had, what was answered. */
export interface GameRecord {
  readonly format: number;
  readonly game: string;
  readonly rules: number;
  readonly setup: unknown;
  readonly seed: string;
  /** Where the answers start: from the setup, or from a snapshot taken under older rules. */
  readonly origin?: Snapshot<unknown>;
  readonly answers: readonly RecordedAnswer[];
  readonly rewinds: readonly Rewind[];
  /** Fingerprint of the table after the last answer. */
  readonly hash: string;
  /** Fingerprint of the answers: two different games may end in the same state. */
  readonly seal: string;
  /** The last safe point, for going on under newer rules. */
  readonly snapshot?: Snapshot<unknown>;
}

export type SaveProblem =
  | 'malformed'
  | 'truncated'
  | 'newer-format'
  | 'wrong-game'
  | 'newer-rules'
  | 'older-rules'
  | 'bad-setup'
  | 'answer-refused'
  | 'diverged'
  | 'edited';

/** A save that cannot be loaded, and why. Nothing has been changed when it is thrown. */
export class SaveError extends Error {
  override name = 'SaveError';
  readonly problem: SaveProblem;

  constructor(problem: SaveProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}

/** Reads a record that comes from outside. Throws SaveError when anything about it is not as it should be. */
export function parseRecord(value: unknown): GameRecord {
  const record = asObject(value, 'the save');
  const format = asWhole(record['format'], 'format');
  if (format > SAVE_FORMAT) {
    throw new SaveError(
      'newer-format',
      `this save has format ${format}; this version reads formats up to ${SAVE_FORMAT}`,
    );
  }
  const origin = record['origin'];
  const snapshot = record['snapshot'];
  return {
    format,
    game: asText(record['game'], 'game'),
    rules: asWhole(record['rules'], 'rules'),
    setup: record['setup'],
    seed: asText(record['seed'], 'seed'),
    ...(origin === undefined ? {} : { origin: parseSnapshot(origin, 'origin') }),
    answers: asList(record['answers'], 'answers').map(parseAnswer),
    rewinds: asList(record['rewinds'], 'rewinds').map(parseRewind),
    hash: asText(record['hash'], 'hash'),
    seal: asText(record['seal'], 'seal'),
    ...(snapshot === undefined ? {} : { snapshot: parseSnapshot(snapshot, 'snapshot') }),
  };
}

function parseAnswer(value: unknown, index: number): RecordedAnswer {
  const what = `answer ${index + 1}`;
  const [decision, seat, picks, ...rest] = asList(value, what);
  if (rest.length > 0) throw malformed(`${what} has too many parts`);
  return [
    asWhole(decision, `the decision of ${what}`),
    asWhole(seat, `the seat of ${what}`),
    asList(picks, `the picks of ${what}`).map((pick) => asText(pick, `a pick of ${what}`)),
  ];
}

function parseRewind(value: unknown): Rewind {
  const rewind = asObject(value, 'a rewind');
  return {
    kept: asWhole(rewind['kept'], 'kept answers of a rewind'),
    voters: asList(rewind['voters'], 'voters of a rewind').map((seat) => asWhole(seat, 'a voter')),
  };
}

function parseSnapshot(value: unknown, what: string): Snapshot<unknown> {
  const snapshot = asObject(value, what);
  return {
    answers: asWhole(snapshot['answers'], `answers of the ${what}`),
    questions: asWhole(snapshot['questions'], `questions of the ${what}`),
    luck: asList(snapshot['luck'], `luck of the ${what}`).map((n) => asWhole(n, 'luck')),
    state: asObject(snapshot['state'], `state of the ${what}`),
  };
}

function malformed(detail: string): SaveError {
  return new SaveError('malformed', `not a valid save: ${detail}`);
}

function asObject(value: unknown, what: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw malformed(`${what} is not an object`);
  }
  return value as Readonly<Record<string, unknown>>;
}

function asList(value: unknown, what: string): readonly unknown[] {
  if (!Array.isArray(value)) throw malformed(`${what} is not a list`);
  return value;
}

function asText(value: unknown, what: string): string {
  if (typeof value !== 'string') throw malformed(`${what} is not a text`);
  return value;
}

function asWhole(value: unknown, what: string): number {
  if (!Number.isSafeInteger(value)) throw malformed(`${what} is not a whole number`);
  return value as number;
}
