import { readFileSync } from 'node:fs';
import {
  type GameEvent,
  type GameModule,
  loadTable,
  packRecord,
  parseRecord,
  resumeUnderNewRules,
  SaveError,
  unpackRecord,
} from '@crawlspace/kernel';
import { isGame, withGameAt } from '../games/load.ts';
import { readArguments, UsageError } from '../usage.ts';

/** Replays a saved game, whichever game it is of, and says where it ends. */
export async function replayCommand(args: string[]): Promise<number> {
  const { positionals, flag } = readArguments(args, [], ['verify', 'json']);
  const [file] = positionals;
  if (file === undefined) throw new UsageError('name the file of a saved game');
  try {
    const save = readSave(file);
    const record = parseRecord(save);
    const { game } = record;
    if (!isGame(game)) throw new SaveError('wrong-game', `this is a save of "${game}"`);
    const report = await withGameAt(game, record, ({ module }) =>
      replay(module, save, flag('verify')),
    );
    console.log(flag('json') ? JSON.stringify(report) : describe(report));
    return 0;
  } catch (error) {
    if (!(error instanceof SaveError)) throw error;
    if (flag('json')) console.log(JSON.stringify({ ok: false, problem: error.problem }));
    console.error(error.message);
    return 1;
  }
}

/**
 * Loading checks every answer and the state at the end; verifying saves it again and compares. A game of
 * older rules goes on under the present ones: that they lead to the same end, nobody can verify.
 */
function replay<State, Setup, Event extends GameEvent, View>(
  module: GameModule<State, Setup, Event, View>,
  save: unknown,
  verify: boolean,
) {
  const { rules } = parseRecord(save);
  const isOlder = rules < module.rules && !verify;
  const table = (isOlder ? resumeUnderNewRules : loadTable)(module, save);
  const hash = table.hash();
  if (verify && loadTable(module, unpackRecord(packRecord(table.save()))).hash() !== hash) {
    throw new SaveError('diverged', 'saved again, the game leads to another state');
  }
  const { answerCount: answers, outcome } = table;
  return { ok: true, game: module.id, rules, answers, hash, outcome };
}

function describe({ game, rules, answers, hash, outcome }: ReturnType<typeof replay>): string {
  const end = JSON.stringify(outcome);
  return `${game}, rules ${rules}: ${answers} answers, state ${hash}, outcome ${end}`;
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
