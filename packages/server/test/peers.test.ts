import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { serve } from '../src/serve.ts';
import { proxiesIn } from '../src/wire/proxies.ts';
import {
  guest,
  type Made,
  makeTable,
  ownerOf,
  SETUPS,
  type TestClient,
} from '../testing/client.ts';
import { freePort } from '../testing/port.ts';
import { findPostgres, startPostgres } from '../testing/postgres.ts';
import { findRedis, startRedis } from '../testing/redis.ts';

const [postgresPrograms, redisProgram] = [findPostgres(), findRedis()];
const folder = mkdtempSync(join(tmpdir(), 'crawlspace-peers-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** More connections than one address may have. */
const MANY = 70;
const AT_A_TABLE = 35;

async function twoProcesses(database: string, redis: string) {
  const one = async (list: string) => {
    const port = await freePort();
    const peerUrl = `http://127.0.0.1:${port}`;
    const online = { data: folder, database, redis, peerUrl, proxies: proxiesIn(list), pause: 0 };
    return serve({ port, webRoot: folder, online });
  };
  return [await one('none'), await one('loopback')] as const;
}

if (postgresPrograms && redisProgram) {
  test('whoever is led on to another process counts there as who they are', async () => {
    const postgres = await startPostgres(postgresPrograms);
    const redis = await startRedis(redisProgram);
    const [has, leads] = await twoProcesses(postgres.url, redis.url);
    try {
      const body = { game: 'hellscape', name: 'Ada', setup: SETUPS.hellscape, seats: ['me'] };
      const tables: Made[] = [];
      for (let i = 0; i < MANY / AT_A_TABLE; i++) {
        const made = await makeTable(leads.address, body);
        expect((await ownerOf({ ...made, address: has.address }).come()).isIn).toBe(true);
        tables.push(made);
      }
      const here: TestClient[] = [];
      for (let i = 0; i < MANY; i++) {
        const made = tables[i % tables.length] as Made;
        here.push(await guest(made, made.spectator.secret).come());
      }
      expect(here.filter((each) => each.isIn)).toHaveLength(MANY);
    } finally {
      await Promise.all([has.close(), leads.close()]);
      await postgres.stop();
      await redis.stop();
    }
  }, 60_000);
} else {
  console.warn(
    'COULD NOT RUN: the test of how processes know each other. It needs PostgreSQL and Redis; name them with POSTGRES_BIN and REDIS_SERVER.',
  );
  test('PostgreSQL or Redis is not here, and the run says so', () =>
    expect([postgresPrograms, redisProgram]).toContain(null));
}
