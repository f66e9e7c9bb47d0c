import { futuresOf, viewerOf } from '@crawlspace/bots';
import type { Bots } from '@crawlspace/bots/kit';
import { type GameEvent, type GameModule, type Question, Table } from '@crawlspace/kernel';
import { median, plain, type Result } from './measure.ts';

const GAMES = 18;
/** Games that are not counted: in the first ones the engine compiles more than it plays. */
const WARM_UP = 6;
const PLAYOUTS = 200;
/** Of so many decisions one is searched: whole games are covered without playing them out. */
const EVERY = 25;

/** How long a search took, and how many futures it looked into. */
interface Answered {
  readonly milliseconds: number;
  readonly futures: number;
}

/** How long bots take to answer, and how many futures a search looks into in a second. */
export function botResults<State, Setup, Event extends GameEvent, View>(
  name: string,
  module: GameModule<State, Setup, Event, View>,
  setup: Setup,
  bots: Bots<State, View>,
): Result[] {
  const thumb: number[] = [];
  const search: Answered[] = [];
  let decisions = 0;
  for (let game = 0; game < GAMES; game++) {
    const table = Table.start(module, setup, `bots ${game}`, { events: false });
    const quick = bots.decider('thumb', `bots ${game}`);
    const deep = bots.decider('search', `bots ${game}`, { playouts: PLAYOUTS });
    for (let [asked] = table.pending; asked; [asked] = table.pending) {
      const question: Question = asked;
      const look = () => module.view(table.state, viewerOf(question));
      let futures = 0;
      const imagine = futuresOf(module, table, bots.imagine);
      const counted = (seed: string) => {
        futures++;
        return imagine(seed);
      };
      const [picks, milliseconds] = timed(() => quick(question, look));
      thumb.push(milliseconds);
      if (++decisions % EVERY === 0) {
        const [, took] = timed(() => deep(question, look, { imagine: counted }));
        search.push({ milliseconds: took, futures });
      }
      table.answerQuestion(question, picks);
    }
    if (game >= WARM_UP) continue;
    thumb.length = 0;
    search.length = 0;
  }
  return [...thumbResults(name, thumb), ...searchResults(name, search)];
}

function timed<Value>(once: () => Value): [Value, number] {
  const start = performance.now();
  const value = once();
  return [value, performance.now() - start];
}

function thumbResults(name: string, times: readonly number[]): Result[] {
  return [
    plain(`${name}, answer of thumb`, median(times), 'ms, median'),
    plain(`${name}, answer of thumb`, sum(times) / times.length, 'ms, mean'),
  ];
}

/** Many questions need no search: those that need one are looked at by themselves. */
function searchResults(name: string, answered: readonly Answered[]): Result[] {
  const searched = answered.filter(({ futures }) => futures > 0);
  const all = answered.map(({ milliseconds }) => milliseconds);
  const times = searched.map(({ milliseconds }) => milliseconds);
  const futures = sum(searched.map((each) => each.futures));
  return [
    plain(`${name}, answer of search, ${PLAYOUTS} futures`, median(all), 'ms, median'),
    plain(`${name}, answer of search that looked ahead`, median(times), 'ms, median'),
    plain(`${name}, futures an answer looked into`, futures / searched.length, 'mean'),
    plain(`${name}, futures of a search`, (1000 * futures) / sum(times), 'playouts/s'),
  ];
}

function sum(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0);
}
