import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nextTurn } from '../src/cost/turns.ts';
import { openStore } from '../src/store/open.ts';
import { visitTables } from '../src/store/postgres-forgetting.ts';
import { MIGRATIONS } from '../src/store/postgres-schema.ts';
import { Fenced, type Store, Unsure } from '../src/store/store.ts';
import { findPostgres, type PostgresServer, startPostgres } from '../testing/postgres.ts';
import { expectRowsOfBefore, rowsOfBefore } from '../testing/rows-of-before.ts';
import { storeContract } from '../testing/store-contract.ts';
import { headOf, newTable, said } from '../testing/store-fixtures.ts';

const programs = findPostgres();
const LONG = Array.from({ length: 300 }, (_, n) => said(`${n}`));
if (programs) testPostgres(programs);
else {
  console.warn(
    'COULD NOT RUN: the tests of the PostgreSQL store. There is no PostgreSQL on this machine and it may not be installed; name the folder of its programs with POSTGRES_BIN.',
  );
  test('PostgreSQL is not here, and the run says so', () => expect(findPostgres()).toBeNull());
}

function testPostgres(folder: string): void {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres(folder);
  });
  afterAll(() => server.stop());

  const open = () => openStore({ data: '', database: server.url });
  storeContract('PostgreSQL', open, async (of, id) => {
    const sql = postgres(server.url);
    const [row] = await sql`SELECT count(*)::integer AS n FROM ${sql(of)} WHERE table_id = ${id}`;
    await sql.end();
    return row?.['n'];
  });

  describe('a database', () => {
    test('is brought up to date once when several processes start at the same time', async () => {
      const stores = await Promise.all([open(), open(), open()]);
      await Promise.all(stores.map((store) => store.check()));
      await Promise.all(stores.map((store) => store.close()));
    });

    test('of every version before is brought up to date with what it holds', async () => {
      const sql = postgres(server.url, { onnotice: () => undefined });
      for (let version = 1; version < MIGRATIONS.length; version++) {
        await sql.unsafe(`CREATE DATABASE version_${version}`);
        const url = Object.assign(new URL(server.url), { pathname: `/version_${version}` }).href;
        const older = postgres(url, { onnotice: () => undefined });
        for (const migration of MIGRATIONS.slice(0, version)) await older.unsafe(migration);
        await older.unsafe(rowsOfBefore(version, `'\\x00'`));
        await older.unsafe(`CREATE TABLE crawlspace_version (version integer NOT NULL)`);
        await older.unsafe(`INSERT INTO crawlspace_version VALUES (${version})`);
        await older.end();
        const store = await openStore({ data: '', database: url });
        await expectRowsOfBefore(store);
        await store.close();
      }
      await sql.end();
    });

    test('forgets no table while somebody comes to it, and who comes while it is forgotten finds none', async () => {
      const [store, sql] = [await open(), postgres(server.url)];
      const [visited, gone] = [newTable(), newTable()];
      for (const table of [visited, gone]) await store.createTable(table);
      const before = Date.now() + 1;
      const [visits, comes] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const coming = sql.begin(async (at) => {
        await visitTables(at as unknown as typeof sql, [visited.id]);
        visits.resolve();
        await comes.promise;
      });
      await visits.promise;
      const forgetting = store.forgetTable(visited.id, before);
      await untilItAnswers(() => requireWaiting(sql));
      comes.resolve();
      await coming;
      expect(await forgetting).toBe(false);
      expect(await store.readTable(visited.id)).not.toBeNull();
      const [deleted, goes] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const going = sql.begin(async (at) => {
        await at`SELECT 1 FROM tables WHERE id = ${gone.id} FOR UPDATE`;
        await at`DELETE FROM tables WHERE id = ${gone.id}`;
        deleted.resolve();
        await goes.promise;
      });
      await deleted.promise;
      const late = store.visitTables([gone.id]);
      await untilItAnswers(() => requireWaiting(sql));
      goes.resolve();
      await Promise.all([going, late]);
      expect(await sql`SELECT 1 FROM visits WHERE table_id = ${gone.id}`).toHaveLength(0);
      await Promise.all([store.close(), sql.end()]);
    });

    test('that is killed in the middle of writing loses nothing that was acknowledged', async () => {
      const store = await open();
      const table = newTable();
      await store.createTable(table);
      const acknowledged = await writeWhile(store, table.id, () => server.restart());
      const log = (await untilItAnswers(() => store.readTable(table.id)))?.log ?? [];
      expect(acknowledged).toBeGreaterThan(0);
      expect(log.length).toBeGreaterThanOrEqual(acknowledged);
      expect(log).toEqual(log.map((_, i) => said(`${i}`)));
      await store.append(table.id, log.length, [said('on')], headOf('on'));
      await store.close();
    });

    test('that is killed while transactions are under way stops nobody, and all connections are of use again', async () => {
      const store = await open();
      let isOver = false;
      const write = async () => {
        while (!isOver) {
          const kept = store.createTable({ ...newTable(), entries: LONG });
          await kept.catch((error) => expect(error).not.toBeInstanceOf(Fenced));
        }
      };
      const ask = async () => {
        while (!isOver) {
          await nextTurn();
          await store.check().catch(() => undefined);
        }
      };
      const everybody = [write, write, write, write, ask, ask, ask].map((each) => each());
      for (let kills = 0; kills < 4; kills++) {
        await new Promise((resolve) => setTimeout(resolve, 200));
        await server.restart();
      }
      await untilItAnswers(() => store.check());
      isOver = true;
      await Promise.all(everybody);
      // More than there are connections, each of which is held for a while.
      const held = Array.from({ length: 24 }, () => store.raw.read('SELECT pg_sleep(0.05)'));
      expect(
        (await Promise.allSettled(held)).filter(({ status }) => status === 'rejected'),
      ).toEqual([]);
      await store.close();
    });

    test('that is not there is an error at once', async () => {
      const nowhere = openStore({ data: '', database: 'postgres://127.0.0.1:1/none' });
      await expect(nowhere).rejects.toThrow();
    });
  });
}

/** Writes one entry after the other until something fails. Returns how many were acknowledged. */
async function writeWhile(store: Store, id: string, deed: () => Promise<void>): Promise<number> {
  let acknowledged = 0;
  const done = new Promise<void>((resolve) => setTimeout(resolve, 100)).then(deed);
  try {
    for (;;) {
      await store.append(id, acknowledged, [said(`${acknowledged}`)], headOf(`${acknowledged}`));
      acknowledged++;
    }
  } catch (error) {
    expect(error).toBeInstanceOf(Unsure);
    expect(error).not.toBeInstanceOf(Fenced);
  }
  await done;
  return acknowledged;
}

/** Throws as long as nobody waits for a lock. */
async function requireWaiting(sql: postgres.Sql): Promise<void> {
  const waiting = await sql`SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'`;
  if (waiting.length === 0) throw new Error('nobody waits');
}

async function untilItAnswers<Result>(ask: () => Promise<Result>): Promise<Result> {
  for (let tries = 0; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      if (tries === 20) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
