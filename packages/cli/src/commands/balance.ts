import { USUAL_PLAYOUTS } from '@crawlspace/bots/kit';
import type { GameEvent } from '@crawlspace/kernel';
import { batchOf, cellsOf, classesOf, placesOf } from '../balance/matrix.ts';
import { describeMatrix } from '../balance/text.ts';
import type { CommandKit } from '../games/kit.ts';
import { type GameName, gameOf, withGame } from '../games/load.ts';
import { botOf } from '../simulation/plan.ts';
import { runToTheEnd, threadsIn } from '../simulation/run.ts';
import { type Arguments, readArguments } from '../usage.ts';
import { languageOf } from '../words.ts';

const TEXTS = ['games', 'seed', 'threads', 'bot', 'playouts', 'language'];
/** Enough to see the shape; a nightly run takes ten times as many. */
const USUAL_GAMES = 40;

/** Plays the matrix of missions, sizes and mixes of parties, and says which targets are missed. */
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
  const games = given.whole('games', USUAL_GAMES);
  const language = languageOf(given.text('language'));
  const how = {
    seed: given.text('seed') ?? '1',
    bot: botOf(given.text('bot') ?? 'thumb'),
    playouts: given.whole('playouts', USUAL_PLAYOUTS),
  };
  const threads = threadsIn(given);
  const places = placesOf(kit);
  const batches = places.map((place) => batchOf(place, games, how));
  const { results, seconds, stopped } = await runToTheEnd(game, batches, threads);
  const failed = results.flat().flatMap(({ error }) => error ?? []);
  for (const error of failed) console.error(error);
  const cells = cellsOf(places, results, kit.targets);
  const classes = classesOf(places, results, kit.muster.heroes, kit.targets.classes);
  const misses = [...cells, ...classes].filter(({ verdict }) => verdict === 'missed').length;
  if (given.flag('json')) {
    const ended = stopped ? { stopped } : {};
    const { seed, bot } = how;
    const report = {
      game,
      games,
      seed,
      bot,
      cells,
      classes,
      misses,
      errors: failed.length,
      seconds,
    };
    console.log(JSON.stringify({ ...report, ...ended }));
  } else {
    console.log(`${game}: ${games} games a cell, bot ${how.bot}, ${seconds.toFixed(0)} s\n`);
    console.log(describeMatrix(cells, classes, (id) => kit.words.name(language, id)));
  }
  return failed.length > 0 || stopped || (given.flag('check') && misses > 0) ? 1 : 0;
}
