import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostilePack } from '@crawlspace/brimstone/fuzz-packs';
import { brimstoneOf } from '@crawlspace/brimstone/packs';
import { type GameRecord, Random, randomPicks, Table } from '@crawlspace/kernel';
import { type Pack, packOf, readPack, refOf } from '@crawlspace/kernel/packs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backup, restore } from '../src/backup/index.ts';
import { newSecret } from '../src/secrets.ts';
import { type Served, serve } from '../src/serve.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import { EVER } from '../src/store/store.ts';
import { fromElsewhere, guest, makeTable, ownerOf, play, post } from '../testing/client.ts';

const folder = mkdtempSync(join(tmpdir(), 'crawlspace-packs-'));
let served: Served;

const open = (data = 'data', idle = 60_000) =>
  serve({ port: 0, webRoot: folder, online: { data: join(folder, data), pause: 0, idle } });

beforeAll(async () => {
  served = await open();
});
afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true });
});

const lean = readPack(readFileSync('packs/lean-years.crawlpack', 'utf8')).pack as Pack;
const made = brimstoneOf.of([lean]);
const packs = made.packs.map(({ ref }) => ref);
const setup = { heroes: [{ class: 'bandido' }, { class: 'us-marshal' }], packs };
const BODY = { game: 'brimstone', name: 'Ada', setup, packs: [lean], seats: ['me', 'bot'] };

const refused = (body: object) => post(served.address, body, newSecret(), fromElsewhere());

function storeIn(data: string): SqliteStore {
  return new SqliteStore(join(folder, data, 'crawlspace.sqlite'));
}

test('a table with packs is played with a bot, and whoever is there gets them, nobody else', async () => {
  const table = await makeTable(served.address, BODY);
  const ada = await ownerOf(table).come();
  expect(ada.seen?.about.setup).toMatchObject({ packs });
  await play([ada], 30);
  const eve = await guest(table, table.spectator.secret).come();
  for (const somebody of [ada, eve])
    expect((await somebody.ask({ t: 'packs' }))?.value).toEqual([lean]);
  expect(
    await guest(table)
      .come()
      .then(({ bye }) => bye),
  ).toBe('not-allowed');
  const plain = await makeTable(served.address, {
    ...BODY,
    setup: { heroes: setup.heroes },
    packs: undefined,
  });
  const bob = await ownerOf(plain).come();
  expect((await bob.ask({ t: 'packs' }))?.value).toEqual([]);
});

test('it opens again after a restart, from a backup elsewhere too, and goes with its pack', async () => {
  let here = await open('again');
  const table = await makeTable(here.address, BODY);
  const before = await ownerOf(table).come();
  await play([before], 12);
  const moment = before.seen?.table.moment;
  await here.close();
  const file = join(folder, 'again.backup');
  const place = (data: string) => ({ data: join(folder, data) });
  await backup(place('again'), file, { force: false });
  await restore(place('restored'), file, { force: false });
  here = await open('restored');
  const after = await ownerOf({ ...table, address: here.address }).come();
  expect(after.seen?.table.moment.n).toBeGreaterThanOrEqual(moment?.n ?? 1);
  await play([after], 20);
  await here.close();
  const store = storeIn('restored');
  expect(await store.packsOf(table.table)).toEqual([
    { hash: packs[0]?.hash, pack: JSON.stringify(lean) },
  ]);
  await store.forgetTable(table.table, EVER);
  expect(await store.raw.read('SELECT count(*) AS n FROM packs')).toEqual([{ n: 0 }]);
  await store.close();
});

test('a game with packs that was begun elsewhere goes on, and its record comes home whole', async () => {
  const record = begun();
  const { setup: _, packs: __, ...rest } = BODY;
  const table = await makeTable(served.address, { ...rest, setup, record });
  const ada = await ownerOf(table).come();
  expect(ada.seen?.table.moment.n).toBe(record.log.length);
  const other = { ...record, packs: [{ ...lean, name: 'Fat Years' }] };
  for (const bad of [other, { ...record, packs: [] }])
    expect(await refused({ ...rest, setup, record: bad })).toMatchObject({
      status: 400,
      json: { refused: 'bad-pack', why: expect.stringContaining('lean-years 1.0') },
    });
});

/** As a browser would send it. */
function begun(): GameRecord {
  const module = made.modules.brimstone;
  const table = Table.start(module, module.parseSetup(setup), 'begun');
  const random = Random.seeded('begun');
  for (let [asked] = table.pending; asked && table.answerCount < 10; [asked] = table.pending)
    table.answerQuestion(asked, randomPicks(asked, random));
  return JSON.parse(JSON.stringify(table.save()));
}

test('what is no pack, is another, is missing, is not whole or is too much is refused with a sentence', async () => {
  const bad: readonly (readonly [object, number, string])[] = [
    [{ packs: [] }, 400, 'bad-pack'],
    [{ packs: undefined }, 400, 'bad-pack'],
    [{ packs: [{ ...lean, name: 'Fat Years' }] }, 400, 'bad-pack'],
    [{ packs: ['lean'] }, 400, 'bad-pack'],
    [{ setup: { ...setup, packs: [...packs, ...packs] } }, 400, 'bad-setup'],
    [{ packs: Array.from({ length: 21 }, () => lean) }, 400, 'bad-message'],
    [{ packs: [{ ...lean, link: 'x'.repeat(10 * 1024 * 1024) }] }, 413, 'too-large'],
  ];
  for (const [change, status, because] of bad) {
    const answer = await refused({ ...BODY, ...change });
    expect([because, answer.status, answer.json]).toEqual([
      because,
      status,
      expect.objectContaining({ refused: because }),
    ]);
  }
});

test('hostile packs stall nobody who plays, and leave the server as it was', async () => {
  const table = await makeTable(served.address, BODY);
  const ada = await ownerOf(table).come();
  let isOver = false;
  let longest = 0;
  const watching = (async () => {
    while (!isOver) {
      const before = performance.now();
      await ada.ask({ t: 'here' });
      longest = Math.max(longest, performance.now() - before);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  })();
  const taken: number[] = [];
  for (let n = 0; n < 60; n++) {
    const sent = hostilePack(`${n}`).map(jsonIn);
    const named = sent.flatMap((each) => packOf(each).pack ?? []).map(refOf);
    const wanted = named.length > 0 ? named : [{ id: 'x', version: '1', hash: 'f'.repeat(64) }];
    const body = { ...BODY, setup: { ...setup, packs: wanted }, packs: sent };
    // Of what is too large the server does not wait for the end.
    const { status } = await refused(body).catch(() => ({ status: 413 }));
    taken.push(status);
  }
  isOver = true;
  await watching;
  // What is whole is played; everything else is refused with a reason.
  expect(taken.filter((status) => ![200, 400, 413, 422].includes(status))).toEqual([]);
  expect(taken.filter((status) => status === 400).length).toBeGreaterThan(20);
  console.log(`the longest wait of somebody who plays: ${Math.round(longest)} ms`);
  await play([ada], 5);
});

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
