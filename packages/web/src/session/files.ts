import type { FaultReport } from '@crawlspace/host';
import {
  type GameRecord,
  packRecord,
  parseRecord,
  SaveError,
  unpackRecord,
} from '@crawlspace/kernel';

/** Reads a file from outside: compact, or JSON as the command line writes it. Throws SaveError. */
export function readSave(bytes: Uint8Array): GameRecord {
  if (bytes[0] !== '{'.charCodeAt(0)) return unpackRecord(bytes);
  try {
    return parseRecord(JSON.parse(new TextDecoder().decode(bytes)));
  } catch (error) {
    if (error instanceof SaveError) throw error;
    throw new SaveError('malformed', 'not a valid save: it is not JSON');
  }
}

/** A record from outside. Throws SaveError. */
export function recordIn(saved: unknown): GameRecord {
  return parseRecord(saved);
}

export function wrongGame(game: string): SaveError {
  return new SaveError('wrong-game', `${game} is not played here`);
}

export function saveFile(record: GameRecord): Blob {
  return new Blob([new Uint8Array(packRecord(record))], { type: 'application/octet-stream' });
}

/** What went wrong, for those who mend it: the record, the versions in it, the error. */
export function reportFile(report: FaultReport): Blob {
  return new Blob([JSON.stringify(report, null, 2)], { type: 'application/json' });
}
