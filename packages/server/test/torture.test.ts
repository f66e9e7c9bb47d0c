import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findPostgres, startPostgres } from '../testing/postgres.ts';
import { torture } from '../testing/torture.ts';

/** Three tables: one of each game, and a company that goes from chapter to chapter. */
async function killed(seed: string, database?: string): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'crawlspace-torture-'));
  onTestFinished(() => rmSync(data, { recursive: true }));
  const place = { data, database };
  const tortured = await torture({ ...place, kills: 30, seed, tables: 3, longest: 100 });
  expect(tortured).toMatchObject({ kills: 30, lost: 0, unreadable: 0, diverged: 0 });
  expect(tortured.acknowledged).toBeGreaterThan(30);
}

test(
  'a server that is killed at random moments loses nothing that it acknowledged',
  () => killed('kill'),
  240_000,
);

const programs = findPostgres();
if (programs)
  test('nor does one that keeps its tables in PostgreSQL', async () => {
    const server = await startPostgres(programs);
    try {
      await killed('kill with PostgreSQL', server.url);
    } finally {
      await server.stop();
    }
  }, 240_000);
