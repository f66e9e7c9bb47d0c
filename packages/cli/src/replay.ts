import { readFileSync } from 'node:fs';
import { brimstone } from '@crawlspace/brimstone';
import { loadTable, SaveError, unpackRecord } from '@crawlspace/kernel';
import { readArguments, UsageError } from './usage.ts';

/** Replays a saved game and says where it ends. */
export async function replayCommand(args: string[]): Promise<number> {
  const { positionals, flag } = readArguments(args, [], ['verify', 'json']);
  const [file] = positionals;
  if (file === undefined) throw new UsageError('name the file of a saved game');
  try {
    const table = loadTable(brimstone, readSave(file));
    const report = {
      ok: true,
      answers: table.answerCount,
      hash: table.hash(),
      outcome: table.outcome,
    };
    console.log(flag('json') ? JSON.stringify(report) : describe(report));
    return 0;
  } catch (error) {
    if (!(error instanceof SaveError)) throw error;
    if (flag('json')) console.log(JSON.stringify({ ok: false, problem: error.problem }));
    console.error(error.message);
    return 1;
  }
}

function describe(report: { answers: number; hash: string; outcome: unknown }): string {
  return `${report.answers} answers, state ${report.hash}, outcome ${JSON.stringify(report.outcome)}`;
}

/** Saves are compact files or JSON. */
function readSave(file: string): unknown {
  const bytes = readFile(file);
  if (bytes[0] !== '{'.charCodeAt(0)) return unpackRecord(bytes);
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new SaveError('malformed', 'not a valid save: it is not JSON');
  }
}

function readFile(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch {
    throw new UsageError(`cannot read ${file}`);
  }
}
