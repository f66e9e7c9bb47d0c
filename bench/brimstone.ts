import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brimstone } from '@crawlspace/brimstone';
import { Random, randomPicks, Table } from '@crawlspace/kernel';
import { perSecond, plain, type Result } from './measure.ts';

const SETUP = brimstone.parseSetup({
  heroes: ['us-marshal', 'saloon-girl', 'bandido', 'gunslinger'].map((id) => ({ class: id })),
});
const QUIET = { events: false, snapshots: false };

/** Plays the introductory mission with random answers, without ever fleeing. */
function playIntroduction(seed: string, random: Random, options: object): number {
  const table = Table.start(brimstone, SETUP, seed, options);
  let decisions = 0;
  for (let [question] = table.pending; question; [question] = table.pending) {
    const picks = randomPicks(question, random);
    table.answerQuestion(question, picks[0] === 'flee' ? ['hold-back'] : picks);
    decisions++;
  }
  return decisions;
}

export function brimstoneResults(): Result[] {
  const random = Random.seeded('bench');
  let games = 0;
  const play = () => playIntroduction(`bench ${games++}`, random, QUIET);
  perSecond(3000, play);
  const best = Math.max(...Array.from({ length: 5 }, () => perSecond(2000, play)));
  return [
    plain('brimstone, random answers', best, 'decisions/s'),
    plain('brimstone, a whole introductory mission', medianMilliseconds(play), 'ms, median'),
    plain('brimstone, memory of a table', kilobytesOfATable(), 'KB'),
  ];
}

function medianMilliseconds(play: () => number): number {
  const times = Array.from({ length: 301 }, () => {
    const start = performance.now();
    play();
    return performance.now() - start;
  }).sort((a, b) => a - b);
  return times[150] ?? 0;
}

/** What a table in the middle of a game holds on to, with events and snapshots kept. */
function kilobytesOfATable(): number {
  const random = Random.seeded('memory');
  const tables = Array.from({ length: 20 }, (_, n) => {
    const table = Table.start(brimstone, SETUP, `memory ${n}`);
    for (let [question] = table.pending; question; [question] = table.pending) {
      if (table.answerCount === 400) break;
      const picks = randomPicks(question, random);
      table.answerQuestion(question, picks[0] === 'flee' ? ['hold-back'] : picks);
    }
    return table;
  });
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
