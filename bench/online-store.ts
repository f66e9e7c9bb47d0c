import { join } from 'node:path';
import { brimstoneBots, hellscapeBots, viewerOf } from '@crawlspace/bots';
import type { Bots } from '@crawlspace/bots/kit';
import { brimstone } from '@crawlspace/brimstone';
import { hellscape } from '@crawlspace/hellscape';
import { type GameEvent, type GameModule, type GameRecord, Table } from '@crawlspace/kernel';
import { BotPool } from '../packages/server/src/bots/pool.ts';
import { Rooms } from '../packages/server/src/rooms/rooms.ts';
import { SqliteStore } from '../packages/server/src/store/sqlite.ts';
import { lineOf, newTable } from '../packages/server/testing/store-fixtures.ts';
import { ADVENTURE, DESCENT } from './contenders.ts';
import { median, plain, type Result } from './measure.ts';

/** An evening: so many answers by rules of thumb, or a whole game if that is shorter. */
const EVENING = 1500;
const OPENINGS = 15;
const LISTED = 100_000;
const PAGES = 200;

/** How long it takes until a table that had left memory is there again, all in. */
export async function openingResults(folder: string): Promise<Result[]> {
  const store = new SqliteStore(join(folder, 'opening.sqlite'));
  const bots = new BotPool(1);
  const report = console.error;
  const results: Result[] = [];
  for (const [name, record] of [
    ['brimstone', evening(brimstone, ADVENTURE, brimstoneBots)],
    ['hellscape', evening(hellscape, DESCENT, hellscapeBots)],
  ] as const) {
    const rooms = new Rooms({ store, bots, pause: 0, idle: 60_000, report });
    const wanted = { owner: 'ada', name: 'Ada', game: name, seats: [], lobby: false };
    const id = await rooms.create({ ...wanted, setup: record.setup, record });
    const times: number[] = [];
    for (let i = 0; i < OPENINGS; i++) {
      const start = performance.now();
      const room = await rooms.open(id);
      times.push(performance.now() - start);
      if (room) await rooms.closeTable(room);
    }
    await rooms.close();
    const what = `online, ${name}: opening a table of ${record.log.length} answers (at most 20)`;
    results.push(plain(what, median(times), 'ms'));
  }
  bots.close();
  await store.close();
  return results;
}

function evening<State, Setup, Event extends GameEvent, View>(
  module: GameModule<State, Setup, Event, View>,
  setup: Setup,
  bots: Bots<State, View>,
): GameRecord {
  let longest: GameRecord | null = null;
  for (let game = 0; game < 5; game++) {
    const decide = bots.decider('thumb', `evening ${game}`);
    const table = Table.start(module, setup, `evening ${game}`);
    for (let [question] = table.pending; question; [question] = table.pending) {
      if (table.answerCount === EVENING) return table.save();
      const asked = question;
      const picks = decide(asked, () => module.view(table.state, viewerOf(asked)));
      table.answerQuestion(asked, picks);
    }
    const record = table.save();
    if (record.log.length > (longest?.log.length ?? 0)) longest = record;
  }
  return longest as GameRecord;
}

/** A page of the lobby, and of somebody's own tables, among very many. */
export async function listingResults(folder: string): Promise<Result[]> {
  const store = new SqliteStore(join(folder, 'listing.sqlite'));
  for (let made = 0; made < LISTED; made += 1000) {
    const tables = Array.from({ length: 1000 }, (_, i) => {
      const people = [{ person: `person ${(made + i) % 500}`, waits: i % 3 === 0 }];
      return newTable({ line: lineOf({ open: i % 2 === 0, people }) });
    });
    await Promise.all(tables.map((table) => store.createTable(table)));
  }
  const lobby = await pages((after) => store.openTables({ limit: 50, ...after }));
  const own = await pages((after) => store.tablesOf('person 7', { limit: 50, ...after }));
  await store.close();
  const among = `among ${LISTED.toLocaleString('en')} tables (at most 10)`;
  return [
    plain(`online, a page of the lobby ${among}`, lobby, 'ms'),
    plain(`online, a page of one's own tables ${among}`, own, 'ms'),
  ];
}

type Listed = readonly { readonly id: string; readonly updated: number }[];

async function pages(list: (page: object) => Promise<Listed>): Promise<number> {
  const times: number[] = [];
  let after: Listed[number] | undefined;
  for (let page = 0; page < PAGES; page++) {
    const start = performance.now();
    const found = await list(after ? { after } : {});
    times.push(performance.now() - start);
    after = found.at(-1);
  }
  return median(times);
}
