import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { newSecret } from '../src/secrets.ts';
import { serve } from '../src/serve.ts';
import { openStore, type StorePlace } from '../src/store/open.ts';
import { checkTable } from '../testing/check-table.ts';
import { makeTable, SETUPS } from '../testing/client.ts';
import { SteadyPlayer } from '../testing/players.ts';
import { freePort } from '../testing/port.ts';
import { findPostgres, startPostgres } from '../testing/postgres.ts';
import { compileServer, startServer } from '../testing/torture.ts';

const folder = mkdtempSync(join(tmpdir(), 'crawlspace-restart-'));
afterAll(() => rmSync(folder, { recursive: true }));

const TABLES = 6;
const RESTARTS = 5;

/** People play while the server is told to stop and started again. */
async function restartUnderPlay(place: StorePlace) {
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const program = await compileServer(folder);
  let server: ChildProcess = await startServer(port, place, { program });
  const players: SteadyPlayer[] = [];
  for (let i = 0; i < TABLES; i++) {
    const game = i % 2 === 0 ? 'hellscape' : 'brimstone';
    const body = { game, name: 'Ada', setup: SETUPS[game], seats: ['me', 'me', 'me'] };
    const made = await makeTable(address, body);
    players.push(new SteadyPlayer(made, () => address, `restart ${i}`, 1));
  }
  const codes: unknown[] = [];
  for (let i = 0; i < RESTARTS; i++) {
    const from = performance.now();
    await until(() => players.every((player) => player.resumedAfter(from) !== null));
    server.kill('SIGTERM');
    codes.push((await once(server, 'exit'))[0]);
    server = await startServer(port, place, { program });
  }
  const from = performance.now();
  await until(() => players.every((player) => player.resumedAfter(from) !== null));
  await Promise.all(players.map((player) => player.stop()));
  server.kill('SIGTERM');
  codes.push((await once(server, 'exit'))[0]);
  return { players, codes };
}

async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 1500 && !isSo(); tries++) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(isSo()).toBe(true);
}

async function expectUnnoticed(place: StorePlace): Promise<void> {
  const { players, codes } = await restartUnderPlay(place);
  expect(codes).toEqual(Array.from({ length: RESTARTS + 1 }, () => 0));
  const store = await openStore(place);
  try {
    for (const player of players) {
      // Nobody saw an error: the page said at most that it was coming back.
      expect(player.refusals).toEqual([]);
      expect(new Set(player.states)).toEqual(new Set(['here', 'coming-back']));
      expect(player.witness.acknowledged.size).toBeGreaterThan(RESTARTS);
      expect(await checkTable(store, player.witness, false)).toEqual({ lost: 0, diverged: 0 });
    }
  } finally {
    await store.close();
  }
}

describe('a server that is told to stop and started again', () => {
  test('with SQLite: people at the tables play on and are shown no error', async () => {
    await expectUnnoticed({ data: folder });
  }, 120_000);

  test('finishes what was asked over HTTP, and takes nothing new', async () => {
    const served = await serve({ port: 0, webRoot: folder, online: { data: folder } });
    const body = JSON.stringify({ game: 'hellscape', name: 'Ada', setup: SETUPS.hellscape });
    const headers = { Authorization: `Bearer ${newSecret()}`, 'Content-Length': body.length };
    const asked = request(`${served.address}/api/tables`, { method: 'POST', headers });
    const answered = once(asked, 'response') as Promise<[IncomingMessage]>;
    asked.write(body.slice(0, 10));
    await new Promise((resolve) => setTimeout(resolve, 100));
    const closed = served.close();
    await expect(fetch(served.address)).rejects.toThrow();
    asked.end(body.slice(10));
    const [response] = await answered;
    expect(response.statusCode).toBe(200);
    const { table } = JSON.parse((await response.toArray()).join('')) as { table: string };
    await closed;
    const store = await openStore({ data: folder });
    expect(await store.readTable(table)).not.toBeNull();
    await store.close();
  });

  const programs = findPostgres();
  if (programs) {
    test('with PostgreSQL, too', async () => {
      const postgres = await startPostgres(programs);
      try {
        await expectUnnoticed({ data: folder, database: postgres.url });
      } finally {
        await postgres.stop();
      }
    }, 120_000);
  } else {
    console.warn('COULD NOT RUN: restarts with PostgreSQL, which is not on this machine.');
    test('PostgreSQL is not here, and the run says so', () => expect(findPostgres()).toBeNull());
  }
});
