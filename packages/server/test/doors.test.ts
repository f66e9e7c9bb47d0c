import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { newSecret } from '../src/secrets.ts';
import { type Served, serve } from '../src/serve.ts';
import { openStore } from '../src/store/open.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import {
  fromElsewhere,
  guest,
  makeTable,
  ownerOf,
  play,
  post,
  SETUPS,
  sitDown,
} from '../testing/client.ts';
import { adventureOver } from '../testing/companies.ts';
import { METRICS_TOKEN } from '../testing/metrics.ts';

const folder = mkdtempSync(join(tmpdir(), 'crawlspace-doors-'));
let served: Served;

beforeAll(async () => {
  const online = {
    data: join(folder, 'data'),
    pause: 0,
    metricsToken: METRICS_TOKEN,
    openLobby: true,
  };
  served = await serve({ port: 0, webRoot: folder, online });
});
afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true });
});
afterEach(() => vi.restoreAllMocks());

function nested(depth: number): string {
  return `${'['.repeat(depth)}${']'.repeat(depth)}`;
}

async function send(path: string, body: string): Promise<{ status: number; json: unknown }> {
  const response = await fetch(`${served.address}/api/${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${newSecret()}`, ...fromElsewhere() },
    body,
  });
  return { status: response.status, json: await response.json().catch(() => null) };
}

describe('what is nested too deeply', () => {
  test.each([
    ['companies', `{"name":"Eve","company":{"version":1,"head":"","log":[${nested(50_000)}]}}`],
    ['companies', `{"name":"Eve","company":${nested(50_000)}}`],
    ['tables', `{"name":"Eve","game":"brimstone","setup":${nested(5_000)}}`],
    ['tables', `{"name":"Eve","game":"brimstone","setup":null,"record":${nested(50_000)}}`],
  ])('is refused with a sentence, and nothing is logged: %s', async (path, body) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const { status, json } = await send(path, body);
    expect([status, json]).toEqual([
      400,
      { refused: 'bad-message', why: expect.stringMatching(/nested .*deep/) },
    ]);
    expect(logged).not.toHaveBeenCalled();
  });
});

test('a save of a format that never was is not taken in', async () => {
  const record = adventureOver().save();
  for (const format of [-1, 0]) {
    const body = { game: 'brimstone', name: 'Eve', setup: null, record: { ...record, format } };
    const { status, json } = await post(served.address, body, newSecret(), fromElsewhere());
    expect([format, status, json]).toMatchObject([format, 400, { refused: 'malformed' }]);
  }
});

describe('a stranger who knows the name of a table', () => {
  test('does not get it opened, nor its record read', async () => {
    const made = await makeTable(served.address, {
      ...{ game: 'hellscape', name: 'Ada', setup: SETUPS.hellscape, seats: ['me'] },
    });
    const read = vi.spyOn(SqliteStore.prototype, 'readTable');
    for (const link of [undefined, newSecret()]) {
      const eve = await guest(made, link).come();
      expect(eve.bye).toBe('not-allowed');
    }
    const record = await fetch(`${served.address}/api/tables/${made.table}/record`, {
      headers: { Authorization: `Bearer ${newSecret()}`, ...fromElsewhere() },
    });
    expect(record.status).toBe(403);
    expect(read).not.toHaveBeenCalled();
    const ada = await ownerOf(made).come();
    expect(ada.bye).toBeNull();
    expect(read).toHaveBeenCalledOnce();
    ada.leave();
  });

  test('finds it open if it is in the lobby', async () => {
    const body = { game: 'hellscape', name: 'Ada', setup: SETUPS.hellscape, seats: ['me'] };
    const made = await makeTable(served.address, { ...body, lobby: true });
    const dan = await guest(made).come();
    expect(dan.bye).toBeNull();
    dan.leave();
  });
});

test('nobody takes the name of somebody else who is at the table', async () => {
  const { made, ada, bob } = await sitDown(served.address, 'hellscape', 'open');
  const eve = await guest(made, made.invite.secret).come();
  const refused = async (asked: ReturnType<typeof eve.ask>) => (await asked)?.refused?.because;
  for (const name of ['Bob', 'BOB', 'Ｂob', 'B\u200bob', 'bob ']) {
    expect([name, await refused(eve.ask({ t: 'name', name }))]).toEqual([name, 'name-taken']);
  }
  expect(await refused(eve.ask({ t: 'sit', seat: 2, name: 'Ada' }))).toBe('name-taken');
  expect(ada.seen?.around.places[2]?.person).toBeNull();
  // One's own name is one's own, and that of somebody who has gone for good is free.
  expect(await refused(bob.ask({ t: 'name', name: 'BOB' }))).toBeUndefined();
  await bob.ask({ t: 'stand', seat: 1 });
  bob.leave();
  await eve.until(({ around }) => !around.here.includes(bob.seen?.you ?? ''));
  expect(await refused(eve.ask({ t: 'sit', seat: 1, name: 'Bob' }))).toBeUndefined();
  for (const client of [ada, eve]) client.leave();
});

describe('the database', () => {
  const modeOf = (...path: string[]) => statSync(join(folder, ...path)).mode & 0o777;

  test('is for nobody else on the machine', () => {
    expect(modeOf('data')).toBe(0o700);
    for (const end of ['', '-wal', '-shm']) {
      expect([end, modeOf('data', `crawlspace.sqlite${end}`)]).toEqual([end, 0o600]);
    }
  });

  test('that was readable is so no longer; a folder with other things in it is left alone', async () => {
    for (const [name, mode] of [
      ['ours', 0o700],
      ['shared', 0o755],
    ] as const) {
      const data = join(folder, name);
      mkdirSync(data, { mode: 0o755 });
      writeFileSync(join(data, 'crawlspace.sqlite'), '', { mode: 0o644 });
      if (name === 'shared') writeFileSync(join(data, 'letters.txt'), '');
      const store = await openStore({ data });
      expect(modeOf(name, 'crawlspace.sqlite')).toBe(0o600);
      expect(modeOf(name)).toBe(mode);
      await store.close();
    }
  });
});

describe('the log of a table', () => {
  test('takes in no more than so much chat, and a few names of each', async () => {
    const { made, ada, bob } = await sitDown(served.address, 'hellscape', 'open');
    const store = new SqliteStore(join(folder, 'data', 'crawlspace.sqlite'));
    ada.leave();
    bob.leave();
    const at = Date.now();
    const other = await serve({
      ...{ port: 0, webRoot: folder },
      online: { data: join(folder, 'data'), pause: 0 },
    });
    const stored = await store.readTable(made.table);
    if (!stored) throw new Error('no table');
    const { id, log, head } = stored;
    const you = bob.seen?.you ?? '';
    const said = Array.from(
      { length: 4_999 },
      () => ({ t: 'said', person: you, text: 'x', at }) as const,
    );
    const named = Array.from(
      { length: 19 },
      (_, n) => ({ t: 'named', person: you, name: `Bob ${n}` }) as const,
    );
    await store.append(id, log.length, [...said, ...named], head);
    await store.close();
    const again = await bob.come(other.address);
    const refused = async (asked: ReturnType<typeof bob.ask>) => (await asked)?.refused?.because;
    expect(await refused(again.ask({ t: 'say', text: 'the last word' }))).toBeUndefined();
    expect(await refused(again.ask({ t: 'say', text: 'one too many' }))).toBe('chat-full');
    expect(await refused(again.ask({ t: 'name', name: 'Robert' }))).toBe('too-many');
    again.leave();
    await other.close();
  });
});

test('the log of a table has an end, whatever it is filled with', async () => {
  const { made, ada, bob } = await sitDown(served.address, 'hellscape', 'open');
  ada.leave();
  bob.leave();
  const data = join(folder, 'data');
  const other = await serve({ port: 0, webRoot: folder, online: { data, pause: 0 } });
  const store = new SqliteStore(join(data, 'crawlspace.sqlite'));
  const stored = await store.readTable(made.table);
  if (!stored) throw new Error('no table');
  const filler = { t: 'kibitzing', open: true } as const;
  const missing = 50_000 - stored.log.length;
  const entries = Array.from({ length: missing }, () => filler);
  await store.append(made.table, stored.log.length, entries, stored.head);
  await store.close();
  await ada.come(other.address);
  const refused = async (asked: ReturnType<typeof ada.ask>) => (await asked)?.refused?.because;
  expect(await refused(ada.ask({ t: 'here' }))).toBeUndefined();
  expect(await refused(ada.ask({ t: 'say', text: 'more' }))).toBe('table-full');
  expect(await refused(ada.ask({ t: 'stand', seat: 0 }))).toBe('table-full');
  expect(await refused(ada.ask({ t: 'undo' }))).toBe('table-full');
  ada.leave();
  await other.close();
});

test('whatever is done around a table leaves room for the game, and for its owner', async () => {
  const { made, ada, bob } = await sitDown(served.address, 'hellscape', 'open');
  ada.leave();
  bob.leave();
  const data = join(folder, 'data');
  const other = await serve({ port: 0, webRoot: folder, online: { data, pause: 0 } });
  const store = new SqliteStore(join(data, 'crawlspace.sqlite'));
  const stored = await store.readTable(made.table);
  if (!stored) throw new Error('no table');
  const filler = { t: 'kibitzing', open: true } as const;
  const entries = Array.from({ length: 25_000 - stored.log.length }, () => filler);
  await store.append(made.table, stored.log.length, entries, stored.head);
  await store.close();
  await Promise.all([ada.come(other.address), bob.come(other.address)]);
  const refused = async (asked: ReturnType<typeof ada.ask>) => (await asked)?.refused?.because;
  expect(await refused(bob.ask({ t: 'stand', seat: 1 }))).toBe('table-full');
  expect(await refused(bob.ask({ t: 'hand', seat: 1, to: { bot: 'bot' } }))).toBe('table-full');
  const person = bob.seen?.you ?? '';
  expect(await refused(ada.ask({ t: 'mute', person, on: true }))).toBeUndefined();
  await play([ada, bob], 3);
  expect(await refused(ada.ask({ t: 'remove', person, on: true }))).toBeUndefined();
  expect(await bob.gone()).toBe('removed');
  ada.leave();
  await other.close();
});

describe('the metrics', () => {
  const get = async (headers: Readonly<Record<string, string>> = {}) =>
    (await fetch(`${served.address}/metrics`, { headers })).status;

  test('are for whoever has the token, and for nobody because of where they come from', async () => {
    expect(await get({ Authorization: `Bearer ${METRICS_TOKEN}` })).toBe(200);
    expect(await get()).toBe(404);
    expect(await get({ Authorization: 'Bearer other' })).toBe(404);
    // A proxy on this machine that says for whom it asks, and one that does not.
    const other = await serve({
      ...{ port: 0, webRoot: folder },
      online: { data: join(folder, 'untold'), pause: 0 },
    });
    expect((await fetch(`${other.address}/metrics`)).status).toBe(404);
    await other.close();
  });
});

describe('answers', () => {
  test('say to browsers what they are, whatever was asked', async () => {
    for (const path of ['api/about', 'api/nothing', 'metrics', 'readyz', 'healthz', '']) {
      const { headers } = await fetch(`${served.address}/${path}`);
      expect([path, headers.get('X-Content-Type-Options')]).toEqual([path, 'nosniff']);
      const policy = headers.get('Content-Security-Policy') ?? '';
      expect([path, policy]).toEqual([path, expect.stringContaining("base-uri 'none'")]);
      expect([path, policy]).toEqual([path, expect.stringContaining("form-action 'none'")]);
    }
  });
});
