import { readFileSync } from 'node:fs';
import type { Measured } from '@crawlspace/bots/kit';
import type { GameEvent } from '@crawlspace/kernel';
import { withTable } from '../balance/markdown.ts';
import { type Findings, findingsOf, verdictOn } from '../calibration/bands.ts';
import { calibrationText, fit } from '../calibration/fit.ts';
import { batchesFor } from '../calibration/games.ts';
import { calibrationTable, plotCalibration } from '../calibration/page.ts';
import { gamesIn, type Shown, shownAt } from '../calibration/shown.ts';
import { requireWritable, writeWhole } from '../files.ts';
import type { CommandKit } from '../games/kit.ts';
import { type GameName, gameOf, withGame } from '../games/load.ts';
import type { Moment } from '../games/moments.ts';
import { runToTheEnd, threadsIn } from '../simulation/run.ts';
import { type Arguments, readArguments, UsageError } from '../usage.ts';

const FILES = ['keep', 'record', 'markdown', 'plot'] as const;
const TEXTS = ['games', 'seed', 'threads', 'from', ...FILES];
const USUAL_GAMES = 200;

/** Compares the chance to win that people are told with what is won, and fits it anew. */
export async function calibrateCommand(args: string[]): Promise<number> {
  const given = readArguments(args, TEXTS, ['json']);
  const game = gameOf(given.positionals[0]);
  return await withGame(game, (kit) => calibrate(game, kit, given));
}

async function calibrate<State, Setup, Event extends GameEvent, View>(
  game: GameName,
  kit: CommandKit<State, Setup, Event, View>,
  given: Arguments,
): Promise<number> {
  const { chances } = kit.bots;
  if (!chances) throw new UsageError(`nobody wins or loses ${game}`);
  for (const file of FILES.flatMap((name) => given.text(name) ?? [])) requireWritable(file);
  const { moments, errors } = await momentsFor(game, kit, given);
  for (const error of errors) console.error(error);
  const { measured } = chances;
  const calibration = fit(drawn(moments), measured);
  const inUse = findingsOf(shownAt(moments, measured, chances.calibration), measured);
  const fitted = findingsOf(shownByOthers(moments, measured), measured);
  const [keep, record, markdown, plot] = FILES.map((name) => given.text(name));
  const from = given.text('from') === undefined ? '' : ' --from FILE';
  const command = `crawlspace calibrate ${game}${from}`;
  if (keep !== undefined)
    writeWhole(keep, moments.map((each) => `${JSON.stringify(each)}\n`).join(''));
  if (record !== undefined) writeWhole(record, calibrationText(calibration));
  if (markdown !== undefined)
    writeWhole(
      markdown,
      withTable(markdown, `calibration-${game}`, calibrationTable(fitted, command)),
    );
  const name = 'What was told of the chance to win, and what was won';
  if (plot !== undefined) writeWhole(plot, plotCalibration(fitted.bands, name));
  if (given.flag('json')) console.log(JSON.stringify({ game, calibration, inUse, fitted }));
  else {
    console.log(`with the calibration in use\n\n${calibrationTable(inUse, command)}\n`);
    console.log(
      `fitted anew, each fifth of the games by the others\n\n${calibrationTable(fitted, command)}`,
    );
  }
  return errors.length > 0 || isOff(inUse) ? 1 : 0;
}

function isOff({ bands }: Findings): boolean {
  return bands.some((band) => verdictOn(band) === 'missed');
}

interface Played {
  readonly moments: readonly Moment[];
  readonly errors: readonly string[];
}

/** Of games that are played now, or of those that were kept. */
async function momentsFor<State, Setup, Event extends GameEvent, View>(
  game: GameName,
  kit: CommandKit<State, Setup, Event, View>,
  given: Arguments,
): Promise<Played> {
  const from = given.text('from');
  if (from !== undefined) return { moments: readMoments(from), errors: [] };
  const batches = batchesFor(kit, given.whole('games', USUAL_GAMES), given.text('seed') ?? '1');
  const { results } = await runToTheEnd(game, batches, threadsIn(given));
  const played = results.flat();
  return {
    moments: played.flatMap(({ moments = [] }) => moments),
    errors: played.flatMap(({ error }) => error ?? []),
  };
}

function readMoments(file: string): readonly Moment[] {
  try {
    const lines = readFileSync(file, 'utf8').split('\n');
    return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Moment);
  } catch {
    throw new UsageError(`cannot read ${file}`);
  }
}

function drawn(moments: readonly Moment[]): readonly Moment[] {
  return moments.filter(({ kind }) => kind === 'any');
}

/** So many parts of the games are each told by what the others show. */
const PARTS = 5;

/** What would have been told with a calibration fitted to other games: no game vouches for itself. */
function shownByOthers(moments: readonly Moment[], measured: Measured): readonly Shown[] {
  const games = gamesIn(moments);
  return Array.from({ length: PARTS }, (_, part) => {
    const isOwn = (n: number) => n % PARTS === part;
    const others = games.filter((_, n) => !isOwn(n)).flat();
    const own = games.filter((_, n) => isOwn(n)).flat();
    return shownAt(own, measured, fit(drawn(others), measured));
  }).flat();
}
