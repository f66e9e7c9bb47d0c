import { parseArgs } from 'node:util';
import { otherRules, type RecordedFile, readRecorded, writeRecorded } from './recorded/file.ts';
import { GAMES, type GameName, nameOf } from './recorded/games.ts';
import { type Finished, onAllCores } from './recorded/pool.ts';
import { countOf } from './recorded/record.ts';
import { DIFFERENCES } from './recorded/replay.ts';

const USAGE = `npm run recorded [-- --game brimstone|hellscape] [--only N] [--record | --accept]
Gives the answers of recorded games and campaigns again. Everything that is told and asked on the way, and the state at
the end, must be what it was: then a change to the code has changed nothing in the game. What differs is named.
--only N: the one with this number alone.
--accept: keeps the answers and writes down what comes of them now; each of them must still be possible.
--record: bots play all of them anew.`;

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    only: { type: 'string' },
    record: { type: 'boolean', default: false },
    accept: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const games = GAMES.filter((game) => values.game === undefined || values.game === game);
let compared = 0;
if (values.help || games.length === 0) {
  console.log(USAGE);
  process.exitCode = values.help ? 0 : 2;
} else {
  for (const game of games) await (values.record ? recordAnew(game) : compare(game));
  if (!values.record && compared === 0) fail('Nothing was compared.');
}

async function recordAnew(game: GameName): Promise<void> {
  const numbers = Array.from({ length: countOf(game) }, (_, number) => number);
  const played = await onAllCores({ game, numbers, anew: true });
  write(game, played);
}

async function compare(game: GameName): Promise<void> {
  const file = readRecorded(game);
  const other = values.accept ? null : otherRules(game, file);
  if (other === null) await replayAll(game, file);
  else fail(other);
}

async function replayAll(game: GameName, file: RecordedFile): Promise<void> {
  const numbers = [...file.recorded.keys()].filter(
    (number) => values.only === undefined || number === Number(values.only),
  );
  if (numbers.length === 0) return;
  const start = performance.now();
  const replayed = await onAllCores({ game, numbers, anew: false });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  compared += replayed.length;
  const different = replayed.filter(({ difference }) => difference);
  for (const each of different) console.error(lineOf(each));
  const answers = replayed.reduce((sum, each) => sum + each.answers, 0);
  const what = DIFFERENCES.map((kind) => {
    const times = different.filter(({ difference }) => difference?.kind === kind).length;
    return `${kind} ${times}`;
  });
  console.log(
    `${game}: ${replayed.length} games and campaigns, ${answers} answers, ${seconds} s, ` +
      `${different.length} differ (${what.join(', ')})`,
  );
  if (values.accept) accept(game, replayed);
  else if (different.length > 0) process.exitCode = 1;
}

/** Only what can still be played to its end has an outcome to write down. */
function accept(game: GameName, replayed: readonly Finished[]): void {
  const isStuck = replayed.some(({ difference }) => difference?.kind === 'stuck');
  if (values.only !== undefined) fail('--accept takes all games of a file or none.');
  else if (isStuck) fail('Some answers are no longer possible: nothing was written.');
  else write(game, replayed);
}

function write(game: GameName, finished: readonly Finished[]): void {
  const bytes = writeRecorded(
    game,
    finished.map(({ now }) => now),
  );
  console.log(`${game}: wrote ${finished.length} games and campaigns, ${bytes} bytes`);
}

function lineOf({ now, number, difference }: Finished): string {
  return `${difference?.kind}: ${nameOf(now, number)}\n  ${difference?.text}`;
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
