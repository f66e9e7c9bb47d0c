import { hashOf } from './hash.ts';
import { type Entry, Log } from './log.ts';
import { asList, asObject, asText, asWhole, malformed } from './parse.ts';
import type { GameRecord } from './record.ts';

/** An answer in a save of format 1: the decision, the seat, the picks. */
type AnswerOne = readonly [decision: number, seat: number, picks: readonly string[]];

/**
 * What a save of format 1 says otherwise: it kept the answers that stood, and beside them how often
 * the table had voted to go back. Its luck came from 32 bits of the seed.
 */
export function fromFormatOne(
  record: Readonly<Record<string, unknown>>,
  seal: string,
): Pick<GameRecord, 'seeding' | 'log' | 'seal'> {
  const answers = asList(record['answers'], 'answers').map(parseAnswer);
  const rewinds = asList(record['rewinds'], 'rewinds').map(parseRewind);
  const log: Entry[] = [];
  for (let n = 0; n <= answers.length; n++) {
    for (const { kept, voters } of rewinds) {
      if (kept === n) log.push({ t: 'undo', to: n, seats: voters, vote: true });
    }
    const answer = answers[n];
    if (!answer) break;
    const [decision, seat, picks] = answer;
    log.push({ t: 'answer', seat, decision, picks });
  }
  // A seal that was broken stays broken.
  return { seeding: 1, log, seal: hashOf(answers) === seal ? new Log(log).seal : '' };
}

function parseAnswer(value: unknown, index: number): AnswerOne {
  const what = `answer ${index + 1}`;
  const [decision, seat, picks, ...rest] = asList(value, what);
  if (rest.length > 0) throw malformed(`${what} has too many parts`);
  return [
    asWhole(decision, `the decision of ${what}`),
    asWhole(seat, `the seat of ${what}`),
    asList(picks, `the picks of ${what}`).map((pick) => asText(pick, `a pick of ${what}`)),
  ];
}

function parseRewind(value: unknown): { kept: number; voters: readonly number[] } {
  const rewind = asObject(value, 'a rewind');
  return {
    kept: asWhole(rewind['kept'], 'kept answers of a rewind'),
    voters: asList(rewind['voters'], 'voters of a rewind').map((seat) => asWhole(seat, 'a voter')),
  };
}
