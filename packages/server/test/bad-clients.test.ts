import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROTOCOL } from '@crawlspace/host/online';
import { Random } from '@crawlspace/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newSecret } from '../src/secrets.ts';
import { type Served, serve } from '../src/serve.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import {
  fromElsewhere,
  guest,
  type Made,
  play,
  post,
  SETUPS,
  sitDown,
  type TestClient,
} from '../testing/client.ts';
import { greet, JUNK, nearlyRight } from '../testing/crowd.ts';

const folder = mkdtempSync(join(tmpdir(), 'crawlspace-bad-'));
let served: Served;
let made: Made;
let ada: TestClient;
let bob: TestClient;

beforeAll(async () => {
  served = await serve({ port: 0, webRoot: folder, online: { data: folder, pause: 0 } });
  ({ made, ada, bob } = await sitDown(served.address, 'hellscape', 'open'));
  await ada.ask({ t: 'sit', seat: 2, name: 'Ada' });
  await play([ada, bob], 6);
});
afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true });
});

async function logLength(): Promise<number> {
  const store = new SqliteStore(join(folder, 'crawlspace.sqlite'));
  const table = await store.readTable(made.table);
  await store.close();
  return table?.log.length ?? -1;
}

/** Those who play notice nothing: they go on. */
async function goesOn(): Promise<void> {
  const before = ada.seen?.table.moment.n ?? 0;
  await play([ada, bob], before + 1, `${before}`);
  expect(ada.seen?.table.moment.n).toBeGreaterThan(before);
}

describe('bad clients', () => {
  test('whatever they send, nothing is accepted and nobody else notices', async () => {
    const random = Random.seeded('bad');
    const before = await logLength();
    let replies = 0;
    for (let round = 0; round < 60; round++) {
      const eve = await guest(made, made.spectator.secret).come();
      eve.received.length = 0;
      for (let i = 0; i < 40; i++) eve.raw(nearlyRight(random));
      if (round % 10 === 0) eve.raw(new Uint8Array([1, 2, 3]));
      await eve.gone();
      for (const text of eve.received) {
        const message = JSON.parse(text);
        if (message.t !== 'reply') continue;
        replies++;
        expect(Object.keys(message)).toEqual(['t', 're', 'refused']);
        expect(Object.keys(message.refused)).toEqual(['because']);
      }
    }
    expect(replies).toBeGreaterThan(100);
    expect(await logLength()).toBe(before);
    await goesOn();
  });

  test('with greetings that are none are turned away', async () => {
    const hello = { t: 'hello', protocol: PROTOCOL, table: made.table, secret: newSecret() };
    const wrong = [
      ...JUNK.map((junk) => JSON.stringify(junk)),
      ...JUNK.map((secret) => JSON.stringify({ ...hello, secret })),
      ...JUNK.map((table) => JSON.stringify({ ...hello, table })),
      ...JUNK.filter((junk) => junk !== null).map((link) => JSON.stringify({ ...hello, link })),
      JSON.stringify({ ...hello, protocol: 99 }),
      JSON.stringify({ ...hello, secret: made.owner.slice(0, 21) }),
      '{"t":"hello"',
    ];
    const ends = await Promise.all(wrong.map((text) => greet(served.address, text)));
    expect(ends.filter((end) => end.includes('welcome'))).toEqual([]);
    await goesOn();
  });

  test('who guess seats and links get nowhere, and soon have to wait', async () => {
    const headers = fromElsewhere();
    const guesses = await Promise.all(
      Array.from({ length: 200 }, () => {
        const hello = {
          t: 'hello',
          protocol: PROTOCOL,
          table: made.table,
          secret: newSecret(),
          link: newSecret(),
        };
        return greet(served.address, JSON.stringify(hello), headers);
      }),
    );
    expect(guesses.filter((end) => end.includes('welcome'))).toEqual([]);
    expect(
      guesses.filter((end) => end.includes('too-fast') || end.startsWith('error')).length,
    ).toBeGreaterThan(100);
    await goesOn();
  });

  test('who send too much at once are cut off', async () => {
    const eve = await guest(made, made.spectator.secret).come();
    eve.raw(JSON.stringify({ t: 'say', re: 1, text: 'x'.repeat(100_000) }));
    await eve.gone();
    expect(eve.received.some((text) => text.includes('"said"'))).toBe(false);
    await goesOn();
  });

  test('who repeat what others sent change nothing', async () => {
    const before = await logLength();
    const decision = [ada, bob].flatMap(({ seen }) => seen?.own?.decisions ?? [])[0];
    if (!decision) throw new Error('nothing is asked');
    const eve = await guest(made, made.invite.secret).come();
    const picks = decision.options.slice(0, Math.max(1, decision.min)).map(({ id }) => id);
    for (const seat of [0, 1, 2]) {
      const reply = await eve.ask({
        t: 'answer',
        decision: decision.id,
        picks,
        at: decision.at,
        seat,
        id: 'replayed',
      });
      expect(reply?.refused?.because).toBe('not-your-decision');
    }
    for (const ask of [{ t: 'undo' }, { t: 'vote', to: 0 }, { t: 'stand', seat: 0 }] as const) {
      expect((await eve.ask(ask))?.refused?.because).toBe('not-allowed');
    }
    expect(await logLength()).toBe(before);
    eve.leave();
    await goesOn();
  });

  test('from pages of others, or at other doors, are not let in', async () => {
    expect(await greet(served.address, '{}', { Origin: 'https://evil.example' })).toContain('403');
    expect(await greet(served.address, '{}', {}, '/elsewhere')).toContain('404');
    const { host } = new URL(served.address);
    expect(await greet(served.address, '{}', { Origin: `http://${host}` })).toContain(
      'bad-message',
    );
    const body = { game: 'hellscape', name: 'Eve', setup: SETUPS.hellscape };
    const foreign = await post(served.address, body, newSecret(), {
      Origin: 'https://evil.example',
    });
    expect(foreign.status).toBe(403);
  });

  test('over HTTP are refused with a word', async () => {
    const body = { game: 'hellscape', name: 'Eve', setup: SETUPS.hellscape };
    const brimstone = { game: 'brimstone', name: 'Eve', setup: SETUPS.brimstone };
    const refusals = await Promise.all([
      post(served.address, body),
      post(served.address, body, 'short'),
      post(served.address, '{', newSecret()),
      post(served.address, { ...body, game: 'chess' }, newSecret()),
      post(served.address, { ...body, setup: { quest: 'nowhere' } }, newSecret()),
      post(
        served.address,
        { ...body, setup: { ...SETUPS.hellscape, quest: 'constructor' } },
        newSecret(),
      ),
      post(
        served.address,
        { ...brimstone, setup: { ...SETUPS.brimstone, mission: '__proto__' } },
        newSecret(),
      ),
      post(
        served.address,
        { ...brimstone, setup: { ...SETUPS.brimstone, sets: 1e300 } },
        newSecret(),
      ),
      post(served.address, { ...body, record: { format: 99 } }, newSecret()),
      post(served.address, { ...body, name: ' '.repeat(9) }, newSecret()),
      post(served.address, 'x'.repeat(9_500_000), newSecret()),
    ]);
    expect(refusals.map(({ status }) => status)).toEqual([
      ...[401, 401, 400, 400, 400, 400, 400, 400, 400, 400, 413],
    ]);
    expect((await fetch(`${served.address}/api/lobby`)).status).toBe(404);
    expect((await fetch(`${served.address}/api/nothing`)).status).toBe(404);
    const stranger = { headers: { 'X-Forwarded-For': '203.0.113.7' } };
    expect((await fetch(`${served.address}/metrics`, stranger)).status).toBe(404);
    expect((await fetch(`${served.address}/readyz`)).status).toBe(200);
    await goesOn();
  });

  test('have no more than so many tables', async () => {
    const secret = newSecret();
    const body = { game: 'hellscape', name: 'Eve', setup: SETUPS.hellscape };
    const headers = fromElsewhere();
    const made = await Promise.all(
      Array.from({ length: 25 }, () => post(served.address, body, secret, headers)),
    );
    expect(made.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(made.filter(({ status }) => status === 429)).toHaveLength(5);
  });
});
