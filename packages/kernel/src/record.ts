import { type Entry, GIVERS, type Giver } from './log.ts';
import { asList, asObject, asText, asWhole, asYesOrNo, malformed, SaveError } from './parse.ts';
import { SEEDINGS, type Seeding } from './random.ts';
import { fromFormatOne } from './record-1.ts';
import type { Snapshot } from './snapshot.ts';

/** The format of saves that this kernel writes; it reads all formats up to it. */
export const SAVE_FORMAT = 2;

/** The truth about a game: what it was, how it was set up, what luck it had, what happened at the table. */
export interface GameRecord extends RecordHead {
  readonly format: number;
  readonly game: string;
  /** The rules that the end of the log was played by. */
  readonly rules: number;
  readonly setup: unknown;
  readonly seed: string;
  /** How the seed became luck. */
  readonly seeding: Seeding;
  /** Where the log starts, when it does not start from the setup. */
  readonly origin?: Snapshot<unknown>;
  readonly log: readonly Entry[];
  /** The packs it is played with, each once, whole: a record is opened anywhere, for ever. */
  readonly packs?: readonly object[];
}

/** What is kept beside the log and replaced with every entry. */
export interface RecordHead {
  /** Fingerprint of the table after the last entry. */
  readonly hash: string;
  /** Fingerprint of the log: two different games may end in the same state. */
  readonly seal: string;
  /** The last safe point, for going on under newer rules. */
  readonly snapshot?: Snapshot<unknown>;
}

/** Reads a record that comes from outside. Throws SaveError when anything about it is not as it should be. */
export function parseRecord(value: unknown): GameRecord {
  const record = asObject(value, 'the save');
  const format = asWhole(record['format'], 'format');
  checkFormat(format);
  const shared = {
    game: asText(record['game'], 'game'),
    rules: asWhole(record['rules'], 'rules'),
    setup: record['setup'],
    seed: asText(record['seed'], 'seed'),
    hash: asText(record['hash'], 'hash'),
    ...snapshotIn(record, 'origin'),
    ...snapshotIn(record, 'snapshot'),
    ...packsIn(record),
  };
  const seal = asText(record['seal'], 'seal');
  if (format === 1) return { format: SAVE_FORMAT, ...shared, ...fromFormatOne(record, seal) };
  const log = asList(record['log'], 'log').map(parseEntry);
  return { format, ...shared, seeding: parseSeeding(record['seeding']), log, seal };
}

/** Throws SaveError for formats that are not known yet, and for those that never were. */
export function checkFormat(format: number): void {
  if (format < 1) throw malformed(`there is no format ${format}`);
  if (format <= SAVE_FORMAT) return;
  throw new SaveError(
    'newer-format',
    `this save has format ${format}; this version reads formats up to ${SAVE_FORMAT}`,
  );
}

function parseSeeding(value: unknown): Seeding {
  const seeding = SEEDINGS.find((each) => each === value);
  if (seeding === undefined) throw malformed('its seeding is not known');
  return seeding;
}

/** Reads an entry of a log; `index` is its place in the log. Throws SaveError. */
export function parseEntry(value: unknown, index: number): Entry {
  const what = `entry ${index + 1}`;
  const entry = asObject(value, what);
  switch (entry['t']) {
    case 'answer':
      return {
        t: 'answer',
        seat: asWhole(entry['seat'], `the seat of ${what}`),
        decision: asWhole(entry['decision'], `the decision of ${what}`),
        picks: asList(entry['picks'], `the picks of ${what}`).map((pick) =>
          asText(pick, `a pick of ${what}`),
        ),
        ...(entry['by'] === undefined ? {} : { by: parseGiver(entry['by'], what) }),
        ...(entry['id'] === undefined ? {} : { id: asText(entry['id'], `the id of ${what}`) }),
      };
    case 'undo':
      return {
        t: 'undo',
        to: asWhole(entry['to'], `the aim of ${what}`),
        seats: asList(entry['seats'], `the seats of ${what}`).map((seat) =>
          asWhole(seat, `a seat of ${what}`),
        ),
        vote: asYesOrNo(entry['vote'], `the vote of ${what}`),
      };
    case 'vote':
      return {
        t: 'vote',
        seat: asWhole(entry['seat'], `the seat of ${what}`),
        to: asWhole(entry['to'], `the aim of ${what}`),
      };
    case 'rules-changed':
      return {
        t: 'rules-changed',
        from: asWhole(entry['from'], `the old rules of ${what}`),
        to: asWhole(entry['to'], `the new rules of ${what}`),
        start: parseSnapshot(entry['start'], `start of ${what}`),
      };
    default:
      throw malformed(`${what} is of no known kind`);
  }
}

function parseGiver(value: unknown, what: string): Giver {
  const giver = GIVERS.find((each) => each === value);
  if (!giver) throw malformed(`the giver of ${what} is not known`);
  return giver;
}

function snapshotIn<Name extends 'origin' | 'snapshot'>(
  record: Readonly<Record<string, unknown>>,
  name: Name,
): Partial<Record<Name, Snapshot<unknown>>> {
  const value = record[name];
  if (value === undefined) return {};
  return { [name]: parseSnapshot(value, name) } as Record<Name, Snapshot<unknown>>;
}

function packsIn({ packs }: Readonly<Record<string, unknown>>): Pick<GameRecord, 'packs'> {
  if (packs === undefined) return {};
  return { packs: asList(packs, 'packs').map((pack) => asObject(pack, 'a pack')) };
}

function parseSnapshot(value: unknown, what: string): Snapshot<unknown> {
  const snapshot = asObject(value, `the ${what}`);
  return {
    answers: asWhole(snapshot['answers'], `answers of the ${what}`),
    questions: asWhole(snapshot['questions'], `questions of the ${what}`),
    luck: asList(snapshot['luck'], `luck of the ${what}`).map((n) => asWhole(n, 'luck')),
    state: asObject(snapshot['state'], `state of the ${what}`),
  };
}
