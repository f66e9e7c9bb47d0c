import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findPostgres, startPostgres } from '../testing/postgres.ts';
import { findRedis, startRedis } from '../testing/redis.ts';
import { takeover } from '../testing/takeover.ts';

const [postgresPrograms, redisProgram] = [findPostgres(), findRedis()];
const data = mkdtempSync(join(tmpdir(), 'crawlspace-several-'));
afterAll(() => rmSync(data, { recursive: true }));

if (postgresPrograms && redisProgram) {
  test('tables go on in another process, whatever fails, and none is played in two places', async () => {
    const postgres = await startPostgres(postgresPrograms);
    const redis = await startRedis(redisProgram);
    try {
      const options = { postgres, redis, data, processes: 2, tables: 2, seed: 'several' };
      const found = await takeover({ ...options, stall: 0, cut: 0, pause: 40 });
      expect(found).toMatchObject({ lost: 0, unreadable: 0, diverged: 0 });
      expect(found.acknowledged).toBeGreaterThan(20);
      expect(found.fenced).toBeGreaterThan(0);
    } finally {
      await postgres.stop();
      await redis.stop();
    }
  }, 120_000);
} else {
  console.warn(
    'COULD NOT RUN: the tests of several processes. They need PostgreSQL and Redis, which are not on this machine and may not be installed; name them with POSTGRES_BIN and REDIS_SERVER.',
  );
  test('PostgreSQL or Redis is not here, and the run says so', () =>
    expect([findPostgres(), findRedis()]).toContain(null));
}
