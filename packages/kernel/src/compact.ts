import { ByteReader, ByteWriter, checksum, OutOfBytes } from './bytes.ts';
import {
  type GameRecord,
  parseRecord,
  type RecordedAnswer,
  SAVE_FORMAT,
  SaveError,
} from './record.ts';

/**
 * The compact form of a record: a few bytes an answer. Layout: the letters CRWL, the format, a
 * checksum of the rest, then the header as JSON, the ids that were picked (each once), the answers.
 */
const LETTERS = [0x43, 0x52, 0x57, 0x4c];
const CHECKSUM_BYTES = 4;

export function packRecord(record: GameRecord): Uint8Array {
  const body = new ByteWriter();
  const { answers, ...header } = record;
  body.text(JSON.stringify(header));
  const ids = [...new Set(answers.flatMap(([, , picks]) => picks))];
  const numbers = new Map(ids.map((id, number) => [id, number]));
  body.whole(ids.length);
  for (const id of ids) body.text(id);
  body.whole(answers.length);
  let expected = 1;
  for (const answer of answers) {
    packAnswer(body, answer, expected, numbers);
    expected = answer[0] + 1;
  }
  return frame(body.finish());
}

export function unpackRecord(bytes: Uint8Array): GameRecord {
  const body = unframe(bytes);
  try {
    return parseRecord(readBody(new ByteReader(body)));
  } catch (error) {
    if (error instanceof SaveError) throw error;
    throw new SaveError('malformed', 'not a valid save: its contents cannot be read');
  }
}

function readBody(body: ByteReader): unknown {
  const header: unknown = JSON.parse(body.text());
  const ids: string[] = [];
  for (let left = body.whole(); left > 0; left--) ids.push(body.text());
  const answers: RecordedAnswer[] = [];
  let expected = 1;
  for (let left = body.whole(); left > 0; left--) {
    const answer = unpackAnswer(body, expected, ids);
    answers.push(answer);
    expected = answer[0] + 1;
  }
  return { ...(header as object), answers };
}

/** Seat and number of picks share a byte; three picks or more say their number separately. */
const MANY = 3;

function packAnswer(
  body: ByteWriter,
  [decision, seat, picks]: RecordedAnswer,
  expected: number,
  numbers: ReadonlyMap<string, number>,
): void {
  body.signed(decision - expected);
  body.whole(seat * (MANY + 1) + Math.min(picks.length, MANY));
  if (picks.length >= MANY) body.whole(picks.length);
  for (const pick of picks) body.whole(numbers.get(pick) as number);
}

function unpackAnswer(body: ByteReader, expected: number, ids: readonly string[]): RecordedAnswer {
  const decision = expected + body.signed();
  const seatAndCount = body.whole();
  let count = seatAndCount % (MANY + 1);
  if (count === MANY) count = body.whole();
  const picks: string[] = [];
  for (; count > 0; count--) picks.push(ids[body.whole()] ?? '');
  return [decision, Math.floor(seatAndCount / (MANY + 1)), picks];
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

function unframe(bytes: Uint8Array): Uint8Array {
  try {
    return readFrame(new ByteReader(bytes), bytes);
  } catch (error) {
    if (!(error instanceof OutOfBytes)) throw error;
    throw new SaveError('truncated', 'the save is cut off: it ends inside its first bytes');
  }
}

function readFrame(head: ByteReader, bytes: Uint8Array): Uint8Array {
  for (const letter of LETTERS) {
    if (head.byte() !== letter) {
      throw new SaveError('malformed', 'not a valid save: it does not start like one');
    }
  }
  const format = head.whole();
  if (format > SAVE_FORMAT) {
    throw new SaveError(
      'newer-format',
      `this save has format ${format}; this version reads formats up to ${SAVE_FORMAT}`,
    );
  }
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
  return body;
}
