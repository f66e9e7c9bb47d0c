import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brimstoneBots, hellscapeBots, viewerOf } from '@crawlspace/bots';
import type { Bots } from '@crawlspace/bots/kit';
import { brimstone } from '@crawlspace/brimstone';
import { hellscape } from '@crawlspace/hellscape';
import {
  type GameEvent,
  type GameModule,
  loadTable,
  packRecord,
  Table,
  toDecision,
} from '@crawlspace/kernel';
import { botResults } from './bots.ts';
import { ADVENTURE, CONTENDERS, type Contender, DESCENT, QUIET } from './contenders.ts';
import { median, microseconds, plain, type Result } from './measure.ts';

/** A game in its middle, played by rules of thumb so that there is something to see. */
const MIDDLE = 300;

/** What the two games cost: whole games, saves, forks, views, events, bots. */
export function gameResults(): Result[] {
  return [
    ...resultsOf('Brimstone', brimstone, ADVENTURE, brimstoneBots),
    ...resultsOf('Hellscape', hellscape, DESCENT, hellscapeBots),
  ];
}

function resultsOf<State, Setup, Event extends GameEvent, View>(
  name: string,
  module: GameModule<State, Setup, Event, View>,
  setup: Setup,
  bots: Bots<State, View>,
): Result[] {
  const contender = CONTENDERS.find((each) => each.name === name) as Contender;
  const table = middleOf(module, setup, bots, 'middle');
  const record = table.save();
  const bytes = packRecord(record).length - packRecord({ ...record, log: [] }).length;
  const asked = Math.max(0, table.pending[0]?.seat ?? 0);
  const quiet = () => table.future('fork');
  return [
    plain(`${name}, a whole game, random answers`, medianGame(contender), 'ms, median'),
    plain(`${name}, fork`, microseconds(1000, quiet), 'µs'),
    plain(
      `${name}, save`,
      microseconds(1000, () => packRecord(table.save())),
      'µs',
    ),
    plain(`${name}, load ${record.log.length} answers`, loading(module, record) / 1000, 'ms'),
    plain(`${name}, compact save`, bytes / record.log.length, 'bytes an answer'),
    plain(
      `${name}, view of a seat`,
      microseconds(1000, () => module.view(table.state, { seat: 0 })),
      'µs',
    ),
    plain(
      `${name}, view with its questions`,
      microseconds(1000, () => [
        module.view(table.state, { seat: asked }),
        table.pending.map((question) => toDecision(question, table.moment)),
      ]),
      'µs',
    ),
    plain(`${name}, speed with events`, withEvents(contender), '% of without'),
    plain(`${name}, memory of a table`, kilobytesOf(module, setup, bots), 'KB'),
    ...botResults(name, module, setup, bots),
  ];
}

function loading<State, Setup, Event extends GameEvent, View>(
  module: GameModule<State, Setup, Event, View>,
  record: unknown,
): number {
  return microseconds(1500, () => loadTable(module, record));
}

/** A game that is still going on after so many answers: of one that is over there is nothing to fork. */
function middleOf<State, Setup, Event extends GameEvent, View>(
  module: GameModule<State, Setup, Event, View>,
  setup: Setup,
  bots: Bots<State, View>,
  seed: string,
): Table<State, Setup, Event, View> {
  for (let game = 0; ; game++) {
    const table = playedOn(module, setup, bots, `${seed} ${game}`);
    if (table.pending.length > 0) return table;
  }
}

function playedOn<State, Setup, Event extends GameEvent, View>(
  module: GameModule<State, Setup, Event, View>,
  setup: Setup,
  bots: Bots<State, View>,
  seed: string,
): Table<State, Setup, Event, View> {
  const decide = bots.decider('thumb', seed);
  const table = Table.start(module, setup, seed);
  for (let [question] = table.pending; question; [question] = table.pending) {
    if (table.answerCount === MIDDLE) break;
    const asked = question;
    table.answerQuestion(
      asked,
      decide(asked, () => module.view(table.state, viewerOf(asked))),
    );
  }
  return table;
}

function medianGame({ play }: Contender): number {
  return median(
    Array.from({ length: 301 }, () => {
      const start = performance.now();
      play();
      return performance.now() - start;
    }),
  );
}

function withEvents({ rate }: Contender): number {
  const [loud, quiet] = [{ snapshots: false }, QUIET].map((options) =>
    Math.max(...Array.from({ length: 3 }, () => rate(1000, options))),
  );
  return (100 * (loud ?? 0)) / (quiet ?? 1);
}

/** What a table in the middle of a game holds on to, with events and snapshots kept. */
function kilobytesOf<State, Setup, Event extends GameEvent, View>(
  module: GameModule<State, Setup, Event, View>,
  setup: Setup,
  bots: Bots<State, View>,
): number {
  const tables = Array.from({ length: 20 }, (_, n) => middleOf(module, setup, bots, `memory ${n}`));
  collectGarbage();
  const withTables = process.memoryUsage().heapUsed;
  tables.length = 0;
  collectGarbage();
  return (withTables - process.memoryUsage().heapUsed) / 20 / 1024;
}

/** Node offers it only on request, and only to new contexts. */
function collectGarbage(): void {
  setFlagsFromString('--expose_gc');
  runInNewContext('gc')();
}
