import { mkdtempSync, rmSync } from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashOf, Random, SPECTATOR } from '@crawlspace/kernel';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Served, serve } from '../src/serve.ts';
import { gameLog } from '../src/store/entries.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import { tableIn } from '../testing/check-table.ts';
import { guest, type Made, play, sitDown, TestClient } from '../testing/client.ts';
import { METRICS_TOKEN, metricsOf } from '../testing/metrics.ts';

const folder = mkdtempSync(join(tmpdir(), 'crawlspace-online-'));
let served: Served;

function open(data = 'data', idle = 60_000): Promise<Served> {
  const places = { data: join(folder, data), pause: 0, idle };
  const online = { ...places, openLobby: true, metricsToken: METRICS_TOKEN };
  return serve({ port: 0, webRoot: folder, online });
}

beforeAll(async () => {
  served = await open();
});
afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true });
});

async function stored(made: Made, data = 'data') {
  const store = new SqliteStore(join(folder, data, 'crawlspace.sqlite'));
  const table = await store.readTable(made.table);
  await store.close();
  if (!table) throw new Error('it is not stored');
  return table;
}

async function replayed(made: Made, data = 'data') {
  return tableIn(await stored(made, data));
}

describe.each(['brimstone', 'hellscape'] as const)('a table of %s', (game) => {
  test('is played by two people and a bot, and somebody watches', async () => {
    const { made, ada, bob } = await sitDown(served.address, game);
    const eve = await guest(made, made.spectator.secret).come();
    await play([ada, bob], 40);
    const last = ada.seen?.seq ?? 0;
    const ends = await Promise.all(
      [ada, bob, eve].map((each) => each.until(({ seq }) => seq >= last)),
    );
    await Promise.all([ada, bob, eve].map((each) => each.until(({ around }) => !around.thinking)));
    const table = await replayed(made);
    expect(table.answerCount).toBeGreaterThanOrEqual(40);
    expect(table.answers.some(({ by }) => by === 'bot')).toBe(true);
    expect(new Set(table.answers.map(({ seat }) => seat)).size).toBe(3);
    for (const [i, viewer] of [{ seat: 0 }, { seat: 1 }, SPECTATOR].entries()) {
      const seen = [ada, bob, eve][i]?.seen;
      const seat = seen?.own ? { seat: seen.own.seat } : viewer;
      expect(hashOf(seen?.table.game)).toBe(hashOf(table.view(seat).game));
      expect(hashOf(seen?.events)).toBe(hashOf(table.eventsSince(0, seat)));
      expect(seen?.table.moment).toEqual(table.moment);
    }
    expect(ends[2]?.own).toBeNull();
    for (const client of [ada, bob, eve]) client.leave();
  });
});

describe('an answer', () => {
  test('sent twice counts once, and for a moment that is past it is refused', async () => {
    const { made, ada, bob } = await sitDown(served.address);
    await play([ada, bob], 6);
    const asked = [ada, bob].find((each) => each.seen?.own?.decisions.length) as TestClient;
    const decision = asked.seen?.own?.decisions[0];
    if (!decision) throw new Error('nothing is asked');
    const picks = decision.options.slice(0, Math.max(1, decision.min)).map(({ id }) => id);
    const [one, two] = await Promise.all([
      asked.answer(decision, picks, 'the-same-id'),
      asked.answer(decision, picks, 'the-same-id'),
    ]);
    expect([one?.refused, two?.refused]).toEqual([undefined, undefined]);
    const log = gameLog((await stored(made)).log);
    expect(log.filter((entry) => entry.t === 'answer' && entry.id === 'the-same-id')).toHaveLength(
      1,
    );
    expect((await asked.answer(decision, picks))?.refused?.because).toBe('not-pending');
    const past = { ...decision, at: { epoch: 7, n: 0 } };
    expect((await asked.answer(past, picks))?.refused?.because).toMatch(/moment-passed/);
    ada.leave();
    bob.leave();
  });

  test('brings whoever gives it the new view and the reply in one piece', async () => {
    const { ada, bob } = await sitDown(served.address);
    await play([ada, bob], 3);
    const asked = [ada, bob].find((each) => each.seen?.own?.decisions.length) as TestClient;
    const written = vi.spyOn(Socket.prototype, '_write' as 'write');
    await asked.answerSomehow(Random.seeded('pieces'));
    const pieces = written.mock.calls.map(([piece]) => String(piece));
    written.mockRestore();
    expect(pieces.find((piece) => piece.includes('{"t":"reply"'))).toContain('{"t":"update"');
    ada.leave();
    bob.leave();
  });

  test('is refused from whoever is not asked', async () => {
    const { made, ada, bob } = await sitDown(served.address);
    const eve = await guest(made, made.spectator.secret).come();
    const { asked, decision } = await untilOneIsAsked([ada, bob]);
    const picks = decision.options.slice(0, 1).map(({ id }) => id);
    const other = asked === ada ? bob : ada;
    expect((await other.answer(decision, picks))?.refused?.because).toBe('not-your-decision');
    expect((await eve.answer(decision, picks))?.refused?.because).toBe('not-your-decision');
    const forged = { t: 'answer', decision: decision.id, picks, at: decision.at } as const;
    const reply = await other.ask({ ...forged, seat: decision.seat, id: 'forged-seat' });
    expect(reply?.refused?.because).toBe('not-your-decision');
    for (const client of [ada, bob, eve]) client.leave();
  });
});

/** Plays on until a question is not for the whole party. */
async function untilOneIsAsked(clients: readonly TestClient[]) {
  for (;;) {
    await play(clients, 1);
    for (const asked of clients) {
      const decision = asked.seen?.own?.decisions.find(({ seat }) => seat >= 0);
      if (decision) return { asked, decision };
    }
  }
}

describe('whoever comes back', () => {
  test('sees exactly what they would have seen, and is sent only what is new', async () => {
    const { ada, bob } = await sitDown(served.address);
    await play([ada, bob], 12);
    bob.leave();
    await ada.until(({ around, you }) => around.here.join() === you, 'that Bob is away');
    await ada.ask({ t: 'say', text: 'where are you?' });
    const events = bob.seen?.events.length ?? 0;
    expect(events).toBeGreaterThan(3);
    bob.received.length = 0;
    await bob.come();
    const welcome = JSON.parse(bob.received[0] ?? '');
    expect(welcome.t).toBe('welcome');
    expect(welcome.told.from).toBe(events);
    const fresh = await new TestClient(bob.way).come();
    expect(fresh.seen?.events).toEqual(bob.seen?.events);
    expect(fresh.seen?.table).toEqual(bob.seen?.table);
    expect(bob.seen?.words.map(({ text }) => text)).toEqual(['where are you?']);
    for (const client of [ada, bob, fresh]) client.leave();
  });

  test('finds everything after the server was stopped and started again', async () => {
    const first = await open('restart');
    const { made, ada, bob } = await sitDown(first.address, 'hellscape');
    await play([ada, bob], 15);
    await ada.until(({ around }) => !around.thinking);
    const before = ada.seen;
    await first.close();
    expect(await ada.gone()).toBe('come-back');
    const second = await open('restart');
    await ada.come(second.address);
    expect(ada.seen?.table).toEqual(before?.table);
    expect(ada.seen?.events).toEqual(before?.events);
    expect((await stored(made, 'restart')).past?.parts.length).toBeGreaterThan(0);
    await bob.come(second.address);
    await play([ada, bob], 20, 'on');
    expect(ada.seen?.table.moment.n).toBeGreaterThanOrEqual(20);
    ada.leave();
    bob.leave();
    await second.close();
  });

  test('finds a table that has left memory meanwhile', async () => {
    const sleepy = await open('sleepy', 40);
    const { ada, bob } = await sitDown(sleepy.address);
    await play([ada, bob], 8);
    ada.leave();
    bob.leave();
    for (let tries = 0; tries < 100; tries++) {
      const metrics = await metricsOf(sleepy.address);
      if (metrics.includes('crawlspace_tables_open 0')) break;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(await metricsOf(sleepy.address)).toContain('tables_open 0');
    const before = ada.seen;
    await ada.come();
    expect(ada.seen?.table.moment).toEqual(before?.table.moment);
    ada.leave();
    await sleepy.close();
  });
});
