import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTable, ownerOf, play, SETUPS } from '../../packages/server/testing/client.ts';
import { adventureOver } from '../../packages/server/testing/companies.ts';
import { freePort } from '../../packages/server/testing/port.ts';
import { crawlspace, install, startServer } from './installed.ts';

const MEGABYTE = 1_000_000;
const folder = mkdtempSync(join(tmpdir(), 'crawlspace-installed-'));
beforeAll(() => install(folder));
afterAll(() => rmSync(folder, { recursive: true }));

const json = (...args: readonly string[]) => JSON.parse(crawlspace(folder, [...args, '--json']));

test('it is small and brings no other package', () => {
  const files = globSync('**/*', { cwd: folder }).map((file) => statSync(join(folder, file)));
  expect(files.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(60 * MEGABYTE);
  const modules = readdirSync(join(folder, 'node_modules'));
  expect(modules.filter((name) => !name.startsWith('.'))).toEqual(['crawlspace']);
});

describe.each(['brimstone', 'hellscape'])('%s in the terminal', (game) => {
  test('is played by bots in threads', () => {
    const games = ['--games', '8', '--threads', '2', '--stats'];
    expect(json('simulate', game, ...games)).toMatchObject({ games: 8, errors: 0 });
    expect(
      json('balance', game, '--games', '1', '--heroes', '2', '--bot', 'random').cells,
    ).not.toEqual([]);
  });

  test('is played, saved and replayed', () => {
    const answers = crawlspace(folder, ['play', game, '--save', 'my.save'], 'b\n1\nb\ns\nq\n');
    expect(answers).toContain('my.save');
    expect(json('replay', 'my.save', '--verify')).toMatchObject({ ok: true, game });
    expect(json('content', game)).not.toEqual({});
  });
});

describe('a server', () => {
  let server: ChildProcess;
  let address: string;
  let table: string;
  beforeAll(async () => {
    const port = await freePort();
    address = `http://localhost:${port}`;
    server = await startServer(folder, port);
  });
  afterAll(() => void server.kill('SIGKILL'));

  test('has the page', async () => {
    const page = await (await fetch(address)).text();
    const [script] = /\/assets\/index-[^"]+\.js/.exec(page) ?? [];
    const loaded = await fetch(address + script);
    expect(loaded.headers.get('Content-Type')).toContain('javascript');
    expect(loaded.headers.get('Content-Encoding')).toBeTruthy();
  });

  test.each(['brimstone', 'hellscape'] as const)('has tables of %s, with bots', async (game) => {
    const body = { game, name: 'Ada', setup: SETUPS[game], seats: ['me', 'bot', 'expert'] };
    const made = await makeTable(address, body);
    const ada = await ownerOf(made).come();
    await play([ada], 12);
    ada.leave();
    ({ table } = made);
  });

  test('takes in games from elsewhere and gives records out', async () => {
    const record = adventureOver().save();
    const body = { game: 'brimstone', name: 'Ada', setup: null, record, seats: ['me'] };
    const made = await makeTable(address, body);
    const found = await fetch(`${address}/api/tables/${made.table}/record`, {
      headers: { Authorization: `Bearer ${made.owner}` },
    });
    expect(await found.json()).toMatchObject({ game: 'brimstone', setup: record.setup });
  });

  test('is looked after, saved while it runs and stopped', async () => {
    expect(json('admin', 'tables')).toHaveLength(3);
    crawlspace(folder, ['backup', 'now.backup']);
    server.kill('SIGTERM');
    expect(await once(server, 'exit')).toEqual([0, null]);
    const restored = json('restore', 'now.backup', '--data', 'restored');
    expect(restored.damaged).toEqual({ tables: [], companies: [] });
    server = await startServer(folder, await freePort());
    expect(json('admin', 'show', table)).toMatchObject({ table: { id: table } });
    server.kill('SIGTERM');
    expect(await once(server, 'exit')).toEqual([0, null]);
  });
});
