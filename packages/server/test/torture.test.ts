import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { torture } from '../testing/torture.ts';

const data = mkdtempSync(join(tmpdir(), 'crawlspace-torture-'));
afterAll(() => rmSync(data, { recursive: true }));

test('a server that is killed at random moments loses nothing that it acknowledged', async () => {
  const tortured = await torture({ data, kills: 30, seed: 'kill', tables: 2, longest: 100 });
  expect(tortured).toMatchObject({ kills: 30, lost: 0, unreadable: 0, diverged: 0 });
  expect(tortured.acknowledged).toBeGreaterThan(30);
}, 240_000);
