import { type Entry, type GameRecord, type Giver, Log } from '@crawlspace/kernel';

const BY_LETTER: Readonly<Record<string, Giver>> = { p: 'person', b: 'bot', r: 'order' };

/**
 * Who gave each answer was once kept beside the record, a letter for each. Records of today say it
 * themselves.
 */
export function withGivers(record: GameRecord, letters: string | undefined): GameRecord {
  if (!letters) return record;
  const { log, seal, ...rest } = record;
  const isWhole = new Log(log).seal === seal;
  if (!isWhole || log.filter(isAnswer).length !== letters.length) return record;
  let n = 0;
  const named = log.map((entry) => {
    const by = isAnswer(entry) ? BY_LETTER[letters[n++] ?? ''] : undefined;
    return isAnswer(entry) && by ? { ...entry, by } : entry;
  });
  return { ...rest, log: named, seal: new Log(named).seal };
}

function isAnswer(entry: Entry) {
  return entry.t === 'answer';
}
