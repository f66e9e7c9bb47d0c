import { ByteReader, ByteWriter, checksum, OutOfBytes } from './bytes.ts';
import { type AnswerEntry, type Entry, GIVERS } from './log.ts';
import { SaveError } from './parse.ts';
import { checkFormat, type GameRecord, parseRecord, SAVE_FORMAT } from './record.ts';

/**
 * The compact form of a record: a few bytes an answer. Layout: the letters CRWL, the format, a
 * checksum of the rest, then the header as JSON with all entries that are no answers and their
 * places in the log, the ids that were picked (each once), the answers.
 */
const LETTERS = [0x43, 0x52, 0x57, 0x4c];
const CHECKSUM_BYTES = 4;

export function packRecord(record: GameRecord): Uint8Array {
  const body = new ByteWriter();
  const { log, ...header } = record;
  const others = log.flatMap((entry, place) => (isBrief(entry) ? [] : [[place, entry]]));
  body.text(JSON.stringify({ ...header, others }));
  const brief = log.filter(isBrief);
  const ids = [...new Set(brief.flatMap(({ picks }) => picks))];
  const numbers = new Map(ids.map((id, number) => [id, number]));
  body.whole(ids.length);
  for (const id of ids) body.text(id);
  body.whole(brief.length);
  let expected = 1;
  for (const answer of brief) {
    packAnswer(body, answer, expected, numbers);
    expected = answer.decision + 1;
  }
  return frame(body.finish());
}

/** An answer of which nothing has to be said but seat, decision, picks and giver. */
function isBrief(entry: Entry): entry is AnswerEntry {
  return entry.t === 'answer' && entry.id === undefined;
}

export function unpackRecord(bytes: Uint8Array): GameRecord {
  const [format, body] = unframe(bytes);
  try {
    return parseRecord(format === 1 ? readBodyOne(body) : readBody(body));
  } catch (error) {
    if (error instanceof SaveError) throw error;
    throw new SaveError('malformed', 'not a valid save: its contents cannot be read');
  }
}

function readBody(body: ByteReader): unknown {
  const { others, ...header } = JSON.parse(body.text()) as {
    others: readonly (readonly [number, unknown])[];
  };
  const ids = readIds(body);
  const log: unknown[] = [];
  let expected = 1;
  for (let left = body.whole(); left > 0; left--) {
    const answer = unpackAnswer(body, expected, ids);
    log.push(answer);
    expected = answer.decision + 1;
  }
  // From the front to the back, so that each finds the place it had.
  for (const [place, entry] of others) log.splice(place, 0, entry);
  return { ...header, log };
}

/** Format 1 had nothing but answers, and nobody knew who gave them. */
function readBodyOne(body: ByteReader): unknown {
  const header: unknown = JSON.parse(body.text());
  const ids = readIds(body);
  const answers: unknown[] = [];
  let expected = 1;
  for (let left = body.whole(); left > 0; left--) {
    const decision = expected + body.signed();
    answers.push([decision, ...unpackSeatAndPicks(body, body.whole(), ids)]);
    expected = decision + 1;
  }
  return { ...(header as object), answers };
}

function readIds(body: ByteReader): readonly string[] {
  const ids: string[] = [];
  for (let left = body.whole(); left > 0; left--) ids.push(body.text());
  return ids;
}

/** Seat, number of picks and giver share a byte; three picks or more say their number separately. */
const MANY = 3;
/** Nobody knows who gave it, or one of the givers. */
const GIVER_CODES = 1 + GIVERS.length;

function packAnswer(
  body: ByteWriter,
  { decision, seat, picks, by }: AnswerEntry,
  expected: number,
  numbers: ReadonlyMap<string, number>,
): void {
  body.signed(decision - expected);
  const seatAndCount = seat * (MANY + 1) + Math.min(picks.length, MANY);
  body.whole(seatAndCount * GIVER_CODES + (by ? 1 + GIVERS.indexOf(by) : 0));
  if (picks.length >= MANY) body.whole(picks.length);
  for (const pick of picks) body.whole(numbers.get(pick) as number);
}

function unpackAnswer(body: ByteReader, expected: number, ids: readonly string[]): AnswerEntry {
  const decision = expected + body.signed();
  const code = body.whole();
  const by = GIVERS[(code % GIVER_CODES) - 1];
  const [seat, picks] = unpackSeatAndPicks(body, Math.floor(code / GIVER_CODES), ids);
  return { t: 'answer', seat, decision, picks, ...(by ? { by } : {}) };
}

function unpackSeatAndPicks(
  body: ByteReader,
  seatAndCount: number,
  ids: readonly string[],
): [seat: number, picks: readonly string[]] {
  let count = seatAndCount % (MANY + 1);
  if (count === MANY) count = body.whole();
  const picks: string[] = [];
  for (; count > 0; count--) picks.push(ids[body.whole()] ?? '');
  return [Math.floor(seatAndCount / (MANY + 1)), picks];
}

function frame(body: Uint8Array): Uint8Array {
  const head = new ByteWriter();
  for (const letter of LETTERS) head.byte(letter);
  head.whole(SAVE_FORMAT);
  const sum = checksum(body);
  for (let shift = 0; shift < 8 * CHECKSUM_BYTES; shift += 8) head.byte(sum >>> shift);
  head.whole(body.length);
  const start = head.finish();
  const whole = new Uint8Array(start.length + body.length);
  whole.set(start);
  whole.set(body, start.length);
  return whole;
}

function unframe(bytes: Uint8Array): [format: number, body: ByteReader] {
  try {
    return readFrame(new ByteReader(bytes), bytes);
  } catch (error) {
    if (!(error instanceof OutOfBytes)) throw error;
    throw new SaveError('truncated', 'the save is cut off: it ends inside its first bytes');
  }
}

function readFrame(head: ByteReader, bytes: Uint8Array): [number, ByteReader] {
  for (const letter of LETTERS) {
    if (head.byte() !== letter) {
      throw new SaveError('malformed', 'not a valid save: it does not start like one');
    }
  }
  const format = head.whole();
  checkFormat(format);
  let sum = 0;
  for (let shift = 0; shift < 8 * CHECKSUM_BYTES; shift += 8) sum |= head.byte() << shift;
  const length = head.whole();
  if (length > head.left) {
    throw new SaveError(
      'truncated',
      `the save is cut off: ${head.left} of ${length} bytes are left`,
    );
  }
  const body = bytes.subarray(bytes.length - head.left);
  if (head.left > length || checksum(body) !== sum >>> 0) {
    throw new SaveError('malformed', 'not a valid save: it was changed after it was written');
  }
  return [format, new ByteReader(body)];
}
