import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { TableList } from '@crawlspace/host/online';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { type Served, serve } from '../src/serve.ts';
import { openStore } from '../src/store/open.ts';
import { fromElsewhere, type Made, makeTable, ownerOf, SETUPS } from '../testing/client.ts';
import { ask, follow, threeAtTheEnd } from '../testing/companies.ts';
import { METRICS_TOKEN, metricsOf } from '../testing/metrics.ts';
import { findPostgres, startPostgres } from '../testing/postgres.ts';
import { findRedis, startRedis } from '../testing/redis.ts';

const folder = mkdtempSync(join(tmpdir(), 'crawlspace-forgetting-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Milliseconds: what takes months elsewhere. */
const LONG = 800;
const QUICK = { pause: 0, idle: 60, forgetPause: 2, metricsToken: METRICS_TOKEN };
const BODY = { game: 'hellscape', name: 'Ada', setup: SETUPS.hellscape, seats: ['me'] };

const open: Served[] = [];
afterEach(async () => {
  for (const served of open.splice(0)) await served.close();
});

async function start(online: Parameters<typeof serve>[0]['online']): Promise<Served> {
  const served = await serve({ port: 0, webRoot: folder, ...(online ? { online } : {}) });
  open.push(served);
  return served;
}

async function tablesOf({ address, owner }: Made): Promise<TableList['tables']> {
  const headers = { ...fromElsewhere(), Authorization: `Bearer ${owner}` };
  const response = await fetch(`${address}/api/tables`, { headers });
  return ((await response.json()) as TableList).tables;
}

async function isThere(made: Made): Promise<boolean> {
  return (await tablesOf(made)).some(({ id }) => id === made.table);
}

const pass = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function counted({ address }: Served, name: string): Promise<number> {
  const text = await metricsOf(address);
  return Number(new RegExp(`^crawlspace_${name} (\\d+)$`, 'm').exec(text)?.[1]);
}

describe('what nobody touches for long', () => {
  test('is forgotten, but for tables that are open or that somebody comes to', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const data = join(folder, 'forgets');
    const served = await start({ data, ...QUICK, forgetAfter: LONG });
    const [left, watched, visited] = [
      await makeTable(served.address, BODY),
      await makeTable(served.address, BODY),
      await makeTable(served.address, BODY),
    ];
    const watcher = await ownerOf(watched).come();
    const end = Date.now() + 2 * LONG;
    while (Date.now() < end) {
      const visitor = await ownerOf(visited).come();
      expect(visitor.isIn).toBe(true);
      visitor.leave();
      await pass(LONG / 6);
    }
    await vi.waitUntil(async () => !(await isThere(left)), { timeout: 20_000 });
    const late = await ownerOf(left).come();
    expect(late.bye).toBe('not-allowed');
    expect(await isThere(watched)).toBe(true);
    expect(await isThere(visited)).toBe(true);
    expect((await watcher.ask({ t: 'say', text: 'still here' }))?.refused).toBeUndefined();
    expect(await counted(served, 'tables_forgotten_total')).toBe(1);
    await vi.waitUntil(async () => (await counted(served, 'people_forgotten_total')) === 1);
    const lines = said.mock.calls.map(([line]) => JSON.parse(String(line)).what);
    // The owner goes with the table, or a look later.
    expect(lines.some((line) => /^forgot 1 tables, 0 companies, [01] people/.test(line))).toBe(
      true,
    );
    said.mockRestore();
  });

  test('takes a company as a whole, and those who play there are told before', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const data = join(folder, 'companies');
    const calm = await start({ data, ...QUICK });
    const { made, ada, bob, cleo, eve } = await threeAtTheEnd(calm.address);
    await ask(ada, { t: 'found', name: 'The Faded' });
    await ada.until(({ around }) => around.company?.head != null);
    await ask(ada, { t: 'to-town' });
    const [town] = await follow(ada);
    for (const client of [town, bob, cleo, eve]) client.leave();
    await open.pop()?.close();
    const served = await start({ data, ...QUICK, forgetAfter: 4 * LONG });
    const there = { ...made, address: served.address };
    // Both chapters are announced, though the first was left long before the second.
    const untils: (number | undefined)[] = [];
    await vi.waitUntil(
      async () => {
        const tables = await tablesOf(there);
        untils.push(...tables.map(({ until }) => until));
        return tables.length === 0;
      },
      { timeout: 30_000, interval: 100 },
    );
    const told = untils.filter((until) => until !== undefined);
    expect(told.length).toBeGreaterThan(3);
    expect(Math.min(...told)).toBeLessThanOrEqual(Date.now());
    expect(new Set(told).size).toBe(1);
    expect(await counted(served, 'companies_forgotten_total')).toBe(1);
    const store = await openStore({ data });
    for (const id of [made.table, town.way.table]) expect(await store.readTable(id)).toBeNull();
    await store.close();
    said.mockRestore();
  }, 60_000);

  test('spares a company while somebody comes to one of its tables', async () => {
    const data = join(folder, 'visited companies');
    const served = await start({ data, ...QUICK, forgetAfter: LONG });
    const { ada, bob, cleo, eve } = await threeAtTheEnd(served.address);
    await ask(ada, { t: 'found', name: 'The Remembered' });
    await ada.until(({ around }) => around.company?.head != null);
    await ask(ada, { t: 'to-town' });
    const [town] = await follow(ada);
    for (const client of [town, cleo, eve]) client.leave();
    // Bob stays where the first chapter was played.
    await pass(3 * LONG);
    expect((await bob.ask({ t: 'here' }))?.refused).toBeUndefined();
    expect((await town.come()).bye).toBeNull();
    for (const client of [town, bob]) client.leave();
  }, 60_000);

  test('is kept when nobody says otherwise, and nobody is told that it would go', async () => {
    const served = await start({ data: join(folder, 'keeps'), ...QUICK });
    const made = await makeTable(served.address, BODY);
    await pass(LONG / 2);
    const [table] = await tablesOf(made);
    expect(table?.id).toBe(made.table);
    expect(table).not.toHaveProperty('until');
    expect(table).not.toHaveProperty('touched');
  });

  test('while no server ran, or because the clock was put forward, has its time anew', async () => {
    const data = join(folder, 'stood still');
    const options = { data, ...QUICK, forgetAfter: 4 * LONG };
    const made = await makeTable((await start(options)).address, BODY);
    await pass(LONG);
    await open.pop()?.close();
    const now = Date.now() + 365 * 24 * 3600_000;
    vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now });
    try {
      const served = await start(options);
      await pass(LONG);
      const [table] = await tablesOf({ ...made, address: served.address });
      expect(table?.id).toBe(made.table);
      // It goes later, and those who have it are told before.
      await vi.waitUntil(async () => {
        const [{ until = 0 } = {}] = await tablesOf({ ...made, address: served.address });
        return until > Date.now();
      }, 4 * LONG);
    } finally {
      vi.useRealTimers();
    }
  });

  test('is announced to whoever has it when it will go soon', async () => {
    const served = await start({ data: join(folder, 'warns'), ...QUICK, forgetAfter: 60_000 });
    const made = await makeTable(served.address, BODY);
    expect((await tablesOf(made))[0]).not.toHaveProperty('until');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 40_000 });
    try {
      const [table] = await tablesOf(made);
      expect(table?.until).toBeGreaterThan(Date.now() + 15_000);
      expect(table?.until).toBeLessThan(Date.now() + 21_000);
    } finally {
      vi.useRealTimers();
    }
  });

  test('is told from what somebody has come to, though nothing is forgotten yet', async () => {
    const data = join(folder, 'notes');
    const served = await start({ data, ...QUICK });
    const made = await makeTable(served.address, BODY);
    await pass(20);
    expect((await ownerOf(made).come()).isIn).toBe(true);
    await open.pop()?.close();
    const store = await openStore({ data });
    const [table] = await store.tablesOf(made.you, { limit: 1 });
    await store.close();
    expect(table?.touched).toBeGreaterThan((table?.updated ?? Number.NaN) + 10);
  });

  /** A table of long ago, when nobody took note; a server has run since `since`. */
  async function oldTable(data: string, since: number): Promise<Made> {
    const made = await makeTable((await start({ data, ...QUICK })).address, BODY);
    await open.pop()?.close();
    const db = new DatabaseSync(join(data, 'crawlspace.sqlite'));
    db.exec('UPDATE tables SET created = 1000, updated = 1000; DELETE FROM visits');
    db.prepare(`UPDATE settings SET value = ? WHERE name = 'seen-since'`).run(`${since}`);
    db.close();
    return made;
  }

  test('before anybody took note counts as touched when that began', async () => {
    const data = join(folder, 'before');
    const made = await oldTable(data, Date.now());
    const served = await start({ data, ...QUICK, forgetAfter: 60_000 });
    await pass(100);
    expect(await isThere({ ...made, address: served.address })).toBe(true);
  });

  test('is kept for as long as the warning takes when forgetting begins, or begins earlier', async () => {
    const data = join(folder, 'sooner');
    const made = await oldTable(data, 2000);
    const staysAndIsTold = async (forgetAfter: number) => {
      const { address } = await start({ data, ...QUICK, forgetAfter });
      await pass(200);
      const [table] = await tablesOf({ ...made, address });
      expect(table?.id).toBe(made.table);
      expect(table?.until).toBeGreaterThan(Date.now() + forgetAfter / 3);
      await open.pop()?.close();
    };
    await staysAndIsTold(40_000);
    await staysAndIsTold(4_000);
    // What was warned about is not put off again.
    const { address } = await start({ data, ...QUICK, forgetAfter: 4_000 });
    await vi.waitUntil(async () => !(await isThere({ ...made, address })), { timeout: 8_000 });
  });
});

const [postgresPrograms, redisProgram] = [findPostgres(), findRedis()];
if (postgresPrograms && redisProgram) {
  test('no process forgets a table that another one has open', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const postgres = await startPostgres(postgresPrograms);
    const redis = await startRedis(redisProgram);
    try {
      const shared = { data: folder, database: postgres.url, redis: redis.url, ...QUICK };
      const has = await start(shared);
      const forgets = await start({ ...shared, forgetAfter: LONG });
      const also = await start({ ...shared, forgetAfter: LONG });
      const made = await makeTable(has.address, BODY);
      const left = await Promise.all([1, 2, 3].map(() => makeTable(forgets.address, BODY)));
      const ada = await ownerOf(made).come();
      const isLeft = async () => (await Promise.all(left.map(isThere))).some((each) => each);
      await vi.waitUntil(async () => !(await isLeft()), { timeout: 20_000 });
      await pass(LONG);
      expect(await isThere(made)).toBe(true);
      expect((await ada.ask({ t: 'say', text: 'here' }))?.refused).toBeUndefined();
      const counts = await Promise.all(
        [forgets, also].map((each) => counted(each, 'tables_forgotten_total')),
      );
      expect(counts.reduce((sum, count) => sum + count)).toBe(3);
      ada.leave();
      await vi.waitUntil(async () => !(await isThere(made)), { timeout: 20_000 });
    } finally {
      for (const served of open.splice(0)) await served.close();
      await postgres.stop();
      await redis.stop();
      said.mockRestore();
    }
  }, 60_000);
} else {
  console.warn(
    'COULD NOT RUN: the test of forgetting with several processes. It needs PostgreSQL and Redis; name them with POSTGRES_BIN and REDIS_SERVER.',
  );
  test('PostgreSQL or Redis is not here, and the run says so', () =>
    expect([postgresPrograms, redisProgram]).toContain(null));
}
