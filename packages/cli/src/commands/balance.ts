import { USUAL_PLAYOUTS } from '@crawlspace/bots/kit';
import type { GameEvent } from '@crawlspace/kernel';
import { matrixTable, withTable } from '../balance/markdown.ts';
import {
  batchOf,
  type Cell,
  cellOf,
  classesOf,
  countOf,
  isOutside,
  MIXES,
  type Place,
  placesOf,
} from '../balance/matrix.ts';
import { plotMatrix } from '../balance/plot.ts';
import { countAt, measuredText, readMeasured, withNew } from '../balance/record.ts';
import { describeMatrix } from '../balance/text.ts';
import { requireWritable, writeWhole } from '../files.ts';
import type { CommandKit } from '../games/kit.ts';
import { type GameName, gameOf, withGame } from '../games/load.ts';
import { SIZES } from '../games/targets.ts';
import { botOf } from '../simulation/plan.ts';
import { runToTheEnd, threadsIn } from '../simulation/run.ts';
import { type Arguments, readArguments, UsageError } from '../usage.ts';
import { languageOf } from '../words.ts';

const FILES = ['record', 'markdown', 'plot'] as const;
const PLACES = ['only', 'heroes', 'mix'];
const TEXTS = ['games', 'seed', 'threads', 'bot', 'playouts', 'language', ...PLACES, ...FILES];
/** Enough to see the shape. */
const FOR_A_LOOK = 40;
/** Enough to check: an interval is some 13 points wide. */
const FOR_A_CHECK = 200;

/** Plays the matrix of missions and sizes of parties, and says which targets are missed. */
export async function balanceCommand(args: string[]): Promise<number> {
  const given = readArguments(args, TEXTS, ['json', 'check']);
  const game = gameOf(given.positionals[0]);
  return await withGame(game, (kit) => balance(game, kit, given));
}

async function balance<State, Setup, Event extends GameEvent, View>(
  game: GameName,
  kit: CommandKit<State, Setup, Event, View>,
  given: Arguments,
): Promise<number> {
  const games = given.whole('games', given.flag('check') ? FOR_A_CHECK : FOR_A_LOOK);
  const language = languageOf(given.text('language'));
  const how = {
    seed: given.text('seed') ?? '1',
    bot: botOf(given.text('bot') ?? 'thumb'),
    playouts: given.whole('playouts', USUAL_PLAYOUTS),
  };
  const mix = oneOf('mix', given.text('mix') ?? 'random', MIXES);
  const threads = threadsIn(given);
  const places = placesOf(kit).filter(isAskedFor(given, kit.muster.missions));
  for (const file of FILES.flatMap((name) => given.text(name) ?? [])) requireWritable(file);
  const batches = places.map((place) => batchOf(place, games, mix, how));
  const { results, seconds, stopped } = await runToTheEnd(game, batches, threads);
  const failed = results.flat().flatMap(({ error }) => error ?? []);
  for (const error of failed) console.error(error);
  const cells = places.map((place, at) => cellOf(place, countOf(results[at] ?? []), kit.targets));
  const classes =
    mix === 'random' ? classesOf(places, results, kit.muster.heroes, kit.targets.classes) : [];
  if (!stopped) writeFiles(game, kit, given, cells);
  const misses = [...cells, ...classes].filter(isOutside).length;
  if (given.flag('json')) {
    const { seed, bot } = how;
    const ran = { game, games, seed, bot, mix };
    const found = { cells, classes, misses, errors: failed.length, seconds };
    console.log(JSON.stringify({ ...ran, ...found, ...(stopped ? { stopped } : {}) }));
  } else {
    const names = (id: string) => kit.words.name(language, id);
    console.log(`${game}: ${games} games a cell, bot ${how.bot}, ${seconds.toFixed(0)} s\n`);
    console.log(describeMatrix(cells, classes, names, kit.muster.levels));
  }
  return failed.length > 0 || stopped || (given.flag('check') && misses > 0) ? 1 : 0;
}

function oneOf<Name extends string>(what: string, name: string, names: readonly Name[]): Name {
  const found = names.find((each) => each === name);
  if (!found) throw new UsageError(`unknown ${what} ${name}; there are: ${names.join(', ')}`);
  return found;
}

/** Which part of the matrix is to be played: `--only a,b`, `--heroes 1,2`. */
function isAskedFor(given: Arguments, missions: readonly string[]): (place: Place) => boolean {
  const listed = (name: string) => given.text(name)?.split(',');
  const only = listed('only')?.map((id) => oneOf('mission', id, missions));
  const sizes = listed('heroes')?.map((size) => oneOf('number of heroes', size, SIZES.map(String)));
  return ({ mission, heroes }) =>
    (only?.includes(mission) ?? true) && (sizes?.includes(String(heroes)) ?? true);
}

/** Files for others: what was measured with what was known before, as numbers, table and plot. */
function writeFiles<State, Setup, Event extends GameEvent, View>(
  game: GameName,
  { muster, targets, words }: CommandKit<State, Setup, Event, View>,
  given: Arguments,
  played: readonly Cell[],
): void {
  const [record, markdown, plot] = FILES.map((name) => given.text(name));
  const known = record === undefined ? {} : readMeasured(record);
  const measured = withNew(known, muster.missions, played);
  const cells = placesOf({ muster }).map((place) =>
    cellOf(place, countAt(measured, place), targets),
  );
  const names = (id: string) => words.name('en', id);
  if (record !== undefined) writeWhole(record, measuredText(measured));
  if (markdown !== undefined)
    writeWhole(markdown, withTable(markdown, game, matrixTable(cells, names, muster.levels)));
  if (plot !== undefined) writeWhole(plot, plotMatrix(cells, names));
}
