import { mkdtempSync, rmSync } from 'node:fs';
import { type ClientRequest, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CompanyBook, MadeTable, Reply } from '@crawlspace/host/online';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { Errands } from '../src/apart/errands.ts';
import { newSecret } from '../src/secrets.ts';
import { type Served, serve } from '../src/serve.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import { fromElsewhere, guest, type Made, play, sitDown, TestClient } from '../testing/client.ts';
import { ask, threeAtTheEnd } from '../testing/companies.ts';
import { longCompany } from '../testing/long-company.ts';

/** As long as a company can be, and one that takes no time at all to read. */
const LONG = 1_499;
const SHORT = 20;

const folder = mkdtempSync(join(tmpdir(), 'crawlspace-costs-'));
let served: Served;

beforeAll(async () => {
  served = await serve({ port: 0, webRoot: folder, online: { data: folder, pause: 0 } });
});
afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true });
});

/** Everybody who came in a test leaves after it. */
const crowd: TestClient[] = [];
afterEach(() => {
  for (const client of crowd.splice(0)) client.leave();
  vi.restoreAllMocks();
});

/** A company that somebody brought, and that person at its table. */
async function brought(entries: number): Promise<{ made: Made; eve: TestClient }> {
  const { address } = served;
  const secret = newSecret();
  const response = await fetch(`${address}/api/companies`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${secret}`, ...fromElsewhere() },
    body: JSON.stringify({ name: 'Eve', company: longCompany(entries), seats: ['me'] }),
  });
  const made = { ...((await response.json()) as MadeTable), address, owner: secret };
  const eve = await new TestClient({ address, table: made.table, secret }).come();
  crowd.push(eve);
  return { made, eve };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function get(path: string, secret: string): Promise<Response> {
  const headers = { Authorization: `Bearer ${secret}`, ...fromElsewhere() };
  return fetch(`${served.address}/api/${path}`, { headers });
}

/** What is read in the serving thread, and what is asked of another. */
function readings() {
  return [
    vi.spyOn(SqliteStore.prototype, 'readTable'),
    vi.spyOn(SqliteStore.prototype, 'readCompany'),
    vi.spyOn(Errands.prototype, 'run'),
  ] as const;
}

/** How many entries the book has that somebody got; null when they got none. */
function entriesIn(reply: Reply | null | undefined): number | null {
  const book = reply?.value as CompanyBook | undefined;
  return book ? (book.saved as { readonly log: readonly unknown[] }).log.length : null;
}

const isBook = (reply: Reply | null) => entriesIn(reply) !== null;

describe('a long book', () => {
  test('is put together while others play on', async () => {
    const { ada, bob } = await sitDown(served.address, 'hellscape', 'bot');
    crowd.push(ada, bob);
    await play([ada, bob], 2);
    const { eve } = await brought(LONG);
    const order: string[] = [];
    const reading = eve.ask({ t: 'book' }).then((reply) => {
      order.push(isBook(reply) ? 'book' : JSON.stringify(reply?.refused));
    });
    await play([ada, bob], 8).then(() => order.push('answers'));
    await reading;
    expect(order).toEqual(['answers', 'book']);
  });

  test('is read for all who want it at once, and again only when the company has gone on', async () => {
    const [, readCompany, run] = readings();
    const { ada, bob, cleo } = await threeAtTheEnd(served.address);
    crowd.push(ada, bob, cleo);
    await ask(ada, { t: 'found', name: 'The Lanterns' });
    run.mockClear();
    const books = () => Promise.all([ada, bob, cleo].map((each) => each.ask({ t: 'book' })));
    const first = await books();
    expect(first.map(isBook)).toEqual([true, true, true]);
    expect(run).toHaveBeenCalledTimes(1);
    const valueIn = (reply: Reply | null) => reply?.value;
    expect((await books()).map(valueIn)).toEqual(first.map(valueIn));
    expect(run).toHaveBeenCalledTimes(1);
    await ask(ada, { t: 'pass-town' });
    run.mockClear();
    const [later] = await books();
    expect(run).toHaveBeenCalledTimes(1);
    expect(entriesIn(later)).toBe((entriesIn(first[0]) ?? 0) + 1);
    expect(readCompany).not.toHaveBeenCalled();
  });

  test('is refused to whoever has not taken the one before, and to nobody else', async () => {
    const { made, eve } = await brought(LONG);
    const bob = await guest(made, made.invite.secret).come();
    crowd.push(bob);
    const run = vi.spyOn(Errands.prototype, 'run');
    const replies = await Promise.all(Array.from({ length: 4 }, () => eve.ask({ t: 'book' })));
    expect(replies.filter(isBook)).toHaveLength(1);
    const refused = replies.filter((reply) => !isBook(reply)).map((reply) => reply?.refused);
    expect(refused).toEqual(Array(3).fill({ because: 'too-fast' }));
    expect(isBook(await bob.ask({ t: 'book' }))).toBe(true);
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('asked for again and again uses up what one person may be sent, and nobody else’s', async () => {
    const { made, eve } = await brought(LONG);
    const run = vi.spyOn(Errands.prototype, 'run');
    const replies: (Reply | null)[] = [];
    for (let n = 0; n < 12; n++) replies.push(await eve.ask({ t: 'book' }));
    const got = replies.filter(isBook).length;
    expect(got).toBeGreaterThanOrEqual(4);
    expect(got).toBeLessThan(12);
    expect(replies.at(-1)?.refused).toEqual({ because: 'too-fast' });
    // What she is refused was not even looked for.
    expect(run).toHaveBeenCalledTimes(1);
    const bob = await guest(made, made.invite.secret).come();
    crowd.push(bob);
    expect(isBook(await bob.ask({ t: 'book' }))).toBe(true);
  });
});

test('whoever watches uses up what watchers may cost: those who play, and the owner, are heard', async () => {
  const { made, eve } = await brought(LONG);
  const bob = await guest(made, made.invite.secret).come();
  await bob.ask({ t: 'sit', seat: 1, name: 'Bob' });
  const from = fromElsewhere();
  const { address, table, spectator } = made;
  const way = () => ({ address, table, secret: newSecret(), link: spectator.secret, from });
  const watchers = await Promise.all(
    Array.from({ length: 24 }, () => new TestClient(way()).come()),
  );
  crowd.push(bob, ...watchers);
  await Promise.all(watchers.map((each) => each.ask({ t: 'book' })));
  const late = new TestClient({ ...way(), from: fromElsewhere() });
  crowd.push(await late.come());
  expect((await late.ask({ t: 'here' }))?.refused).toEqual({ because: 'too-fast' });
  expect((await bob.ask({ t: 'here' }))?.refused).toBeUndefined();
  expect((await eve.ask({ t: 'kibitzing', open: false }))?.refused).toBeUndefined();
});

test('what is long is not even read where nothing long is wanted', async () => {
  const body = `[${'[],'.repeat(10_000)}[]]`;
  for (const method of ['POST', 'DELETE']) {
    const headers = { Authorization: `Bearer ${newSecret()}`, ...fromElsewhere() };
    const response = await fetch(`${served.address}/api/push`, { method, headers, body });
    expect([response.status, await response.json()]).toEqual([413, { refused: 'too-large' }]);
  }
});

test('of one address two long texts are read at a time, and short ones always', async () => {
  const headers = { Authorization: `Bearer ${newSecret()}`, ...fromElsewhere() };
  const bring = (body: string) =>
    new Promise<{ status: number | undefined; sent: ClientRequest }>((resolve, reject) => {
      const length = { 'Content-Length': body === '' ? 1_000_000 : body.length };
      const sent = request(
        `${served.address}/api/tables`,
        { method: 'POST', headers: { ...headers, ...length } },
        ({ statusCode: status }) => resolve({ status, sent }),
      );
      sent.on('error', reject);
      // One that never comes to its end.
      sent.write(body || '[');
      waiting.push(sent);
    });
  const waiting: ClientRequest[] = [];
  const pending = [bring(''), bring('')];
  const third = await Promise.race([...pending, pause(200).then(() => bring(''))]);
  expect(third.status).toBe(429);
  const short = JSON.stringify({ game: 'hellscape', name: 'Ada', setup: {} });
  expect((await bring(short)).status).toBe(400);
  for (const each of waiting) each.destroy();
  await Promise.allSettled(pending);
});

describe('for a stranger nothing is read', () => {
  test('of a company', async () => {
    const { eve, made } = await brought(SHORT);
    const id = eve.seen?.around.company?.id ?? '';
    expect((await get(`companies/${id}`, made.owner)).status).toBe(409);
    const read = readings();
    expect((await get(`companies/${id}`, newSecret())).status).toBe(403);
    expect((await get('companies/aaaaaaaaaaaaaaaa', newSecret())).status).toBe(403);
    for (const spy of read) expect(spy).not.toHaveBeenCalled();
  });

  test('of a record, nor before the game is over', async () => {
    const { made, bob } = await threeAtTheEnd(served.address);
    const { made: begun } = await sitDown(served.address, 'hellscape', 'open');
    crowd.push(bob);
    const read = readings();
    expect((await get(`tables/${made.table}/record`, newSecret())).status).toBe(403);
    expect((await get(`tables/${begun.table}/record`, begun.owner)).status).toBe(403);
    expect((await get('tables/aaaaaaaaaaaaaaaa/record', newSecret())).status).toBe(403);
    for (const spy of read) expect(spy).not.toHaveBeenCalled();
    const [readTable] = read;
    const response = await get(`tables/${made.table}/record`, bob.way.secret);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ game: 'brimstone' });
    expect(readTable).not.toHaveBeenCalled();
  });
});
