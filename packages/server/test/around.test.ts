import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReplyValues, Welcome } from '@crawlspace/host/online';
import { Random } from '@crawlspace/kernel';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { newSecret } from '../src/secrets.ts';
import { type Served, serve } from '../src/serve.ts';
import { guest, makeTable, ownerOf, play, SETUPS, sitDown, TestClient } from '../testing/client.ts';

const folder = mkdtempSync(join(tmpdir(), 'crawlspace-around-'));
let served: Served;

beforeAll(async () => {
  served = await start(0);
});
afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true });
});

function start(port: number): Promise<Served> {
  return serve({ port, webRoot: folder, online: { data: folder, pause: 0, openLobby: true } });
}

/** The three of them, each with a seat. */
async function threePeople() {
  const { made, ada, bob } = await sitDown(served.address, 'hellscape', 'open');
  const cyd = await guest(made, made.invite.secret).come();
  await cyd.ask({ t: 'sit', seat: 2, name: 'Cyd' });
  await cyd.until(({ own }) => own?.seats.join() === '2');
  return { made, ada, bob, cyd, all: [ada, bob, cyd] };
}

async function refusal(reply: ReturnType<TestClient['ask']>): Promise<string | undefined> {
  return (await reply)?.refused?.because;
}

/** Lets everybody see what the one who has seen most has seen. */
async function catchUp(all: readonly TestClient[]): Promise<void> {
  const newest = Math.max(...all.map(({ seen }) => seen?.seq ?? 0));
  await Promise.all(all.map((each) => each.until(({ seq }) => seq >= newest)));
}

/** Plays on until somebody could take back freely what they have just answered. */
async function untilUndo(all: readonly TestClient[]): Promise<TestClient> {
  const random = Random.seeded('undo');
  for (let tries = 0; tries < 200; tries++) {
    await catchUp(all);
    const able = all.find(({ seen }) => seen?.table.canUndo);
    if (able) return able;
    await all.find(({ seen }) => seen?.own?.decisions.length)?.answerSomehow(random);
  }
  throw new Error('nothing can be taken back');
}

describe('a step back', () => {
  test('is free for whoever answered last, to the barrier; others need a vote', async () => {
    const { ada, bob, cyd, all } = await threePeople();
    const able = await untilUndo(all);
    const before = able.seen?.table.moment ?? { epoch: 0, n: 0 };
    const other = able === ada ? bob : ada;
    // Somebody else may not take it back alone: it is a vote then.
    expect(await other.ask({ t: 'undo' })).toMatchObject({
      value: { undone: false, votes: 1, needed: 2 },
    });
    await catchUp(all);
    expect(cyd.seen?.shown.votes).toMatchObject({ needed: 2 });
    expect(cyd.seen?.shown.votes?.seats).toHaveLength(1);
    expect(await able.ask({ t: 'undo' })).toMatchObject({ value: { undone: true } });
    await cyd.until(({ table }) => table.moment.epoch === before.epoch + 1);
    expect(cyd.seen?.table.moment.n).toBe(before.n - 1);
    expect(cyd.seen?.shown.votes).toBeNull();
    for (const each of all) each.leave();
  });

  test('past the barrier takes more than half of the people', async () => {
    const { ada, bob, cyd, all } = await threePeople();
    await play(all, 12);
    await catchUp(all);
    const { n } = ada.seen?.table.moment ?? { n: 0 };
    const to = Math.max(0, (ada.seen?.shown.barrier ?? 0) - 1);
    expect(await ada.ask({ t: 'vote', to })).toMatchObject({ value: { undone: false, votes: 1 } });
    expect(await ada.ask({ t: 'vote', to })).toMatchObject({ value: { undone: false, votes: 1 } });
    const events = bob.seen?.events.length ?? 0;
    expect(await cyd.ask({ t: 'vote', to })).toMatchObject({ value: { undone: true } });
    await catchUp(all);
    await bob.until(({ table }) => table.moment.n === to);
    expect(to).toBeLessThan(n);
    const fresh = await new TestClient(bob.way).come();
    expect(bob.seen?.events).toEqual(fresh.seen?.events);
    expect(bob.seen?.events.length).toBeLessThanOrEqual(events + 1);
    expect(await refusal(bob.ask({ t: 'vote', to: 99_999 }))).toBe('nothing-to-undo');
    for (const each of [...all, fresh]) each.leave();
  });

  test('is still voted on when the server has restarted, until somebody answers', async () => {
    const { ada, bob, cyd, all } = await threePeople();
    await play(all, 12);
    await catchUp(all);
    expect(await ada.ask({ t: 'vote', to: 2 })).toMatchObject({ value: { votes: 1 } });
    await cyd.ask({ t: 'say', text: 'Shall we?' });
    for (const each of all) each.leave();
    await served.close();
    served = await start(Number(new URL(served.address).port));
    const again = await new TestClient(bob.way).come();
    expect(again.seen?.shown.votes).toMatchObject({ to: 2, needed: 2, seats: [0] });
    expect(await again.ask({ t: 'vote', to: 2 })).toMatchObject({ value: { undone: true } });
    await again.until(({ table }) => table.moment.n === 2);
    expect(again.seen?.shown.votes).toBeNull();
    again.leave();
  });
});

describe('a seat', () => {
  test('is taken once, kept through a lost connection, and left when its person stands up', async () => {
    const { made, ada, bob } = await sitDown(served.address, 'brimstone', 'open');
    const cyd = await guest(made, made.invite.secret).come();
    expect(await refusal(cyd.ask({ t: 'sit', seat: 1, name: 'Cyd' }))).toBe('seat-taken');
    expect(await refusal(cyd.ask({ t: 'sit', seat: 9, name: 'Cyd' }))).toBe('no-such-seat');
    bob.leave();
    await ada.until(({ around }) => around.here.length === 1);
    expect(await refusal(cyd.ask({ t: 'sit', seat: 1, name: 'Cyd' }))).toBe('seat-taken');
    expect(await refusal(cyd.ask({ t: 'stand', seat: 1 }))).toBe('not-allowed');
    await bob.come();
    expect(bob.seen?.own?.seats).toEqual([1]);
    await bob.ask({ t: 'stand', seat: 1 });
    await bob.until(({ own }) => own === null);
    expect(await refusal(cyd.ask({ t: 'sit', seat: 1, name: 'Cyd' }))).toBeUndefined();
    // One person, two seats.
    expect(await refusal(ada.ask({ t: 'sit', seat: 2, name: 'Ada' }))).toBeUndefined();
    await ada.until(({ own }) => own?.seats.join() === '0,2');
    expect(ada.seen?.around.names[cyd.seen?.you ?? '']).toBe('Cyd');
    for (const each of [ada, bob, cyd]) each.leave();
  });

  test('is handed to a bot by the owner, played by it, and given back when its person returns', async () => {
    const { ada, bob } = await sitDown(served.address, 'hellscape', 'bot');
    bob.leave();
    await ada.until(({ around }) => around.here.length === 1);
    expect(await refusal(ada.ask({ t: 'hand', seat: 1, to: { bot: 'bot' } }))).toBeUndefined();
    await play([ada], 15);
    expect(ada.seen?.around.places[1]?.standIn).toEqual({ bot: 'bot' });
    await bob.come();
    await bob.until(({ own }) => own?.seats.join() === '1');
    expect(bob.seen?.around.places[1]?.standIn).toBeNull();
    await play([ada, bob], 20, 'on');
    for (const each of [ada, bob]) each.leave();
  });

  test('is handed over by all others together, and by none of them alone', async () => {
    const { ada, bob, cyd, all } = await threePeople();
    const to = { bot: 'bot' } as const;
    // It is the owner's seat: the owner must not be the only one who could do it.
    ada.leave();
    expect(await refusal(bob.ask({ t: 'hand', seat: 0, to }))).toBeUndefined();
    await bob.until(({ around }) => around.places[0]?.wishes.length === 1);
    expect(bob.seen?.around.places[0]?.standIn).toBeNull();
    expect(await refusal(cyd.ask({ t: 'hand', seat: 0, to }))).toBeUndefined();
    await bob.until(({ around }) => around.places[0]?.standIn !== null);
    const watcher = await guest({ ...bob.way, owner: '' } as never, bob.way.link).come();
    expect(await refusal(watcher.ask({ t: 'hand', seat: 1, to }))).toBe('not-allowed');
    for (const each of [...all, watcher]) each.leave();
  });

  test('is not handed over by one alone while its person is there, but by the owner', async () => {
    const { ada, bob } = await sitDown(served.address, 'hellscape', 'bot');
    const to = { bot: 'bot' } as const;
    expect(await refusal(bob.ask({ t: 'hand', seat: 0, to }))).toBe('not-allowed');
    expect(bob.seen?.around.places[0]).toEqual({
      person: ada.seen?.you,
      standIn: null,
      wishes: [],
    });
    expect(await refusal(ada.ask({ t: 'hand', seat: 1, to }))).toBeUndefined();
    expect(await refusal(bob.ask({ t: 'hand', seat: 1, to: null }))).toBeUndefined();
    ada.leave();
    await bob.until(({ around }) => around.here.length === 1);
    expect(await refusal(bob.ask({ t: 'hand', seat: 0, to }))).toBeUndefined();
    await bob.until(({ around }) => around.places[0]?.standIn !== null);
    // Nobody waits for it: the bot plays until she is back.
    await ada.come();
    await ada.until(({ own }) => own?.seats.join() === '0');
    for (const each of [ada, bob]) each.leave();
  });

  test('is not handed over by one alone while somebody plays it who came by its link', async () => {
    const { made, ada, bob } = await sitDown(served.address, 'hellscape', 'bot');
    const reply = await ada.ask({ t: 'link', kind: 'seat', seat: 0 });
    if (!reply) throw new Error('there is no reply');
    const { secret } = reply.value as ReplyValues['link'];
    const phone = await guest(made, secret).come();
    ada.leave();
    await bob.until(({ around }) => around.here.length === 1);
    const to = { bot: 'bot' } as const;
    expect(await refusal(bob.ask({ t: 'hand', seat: 0, to }))).toBe('not-allowed');
    expect(phone.seen?.own?.seats).toEqual([0]);
    phone.leave();
    await phone.gone();
    await vi.waitUntil(async () => !(await refusal(bob.ask({ t: 'hand', seat: 0, to }))));
    for (const each of [ada, bob]) each.leave();
  });

  test('of somebody who is there is handed over by all others only if they are several', async () => {
    const { bob, cyd, all } = await threePeople();
    const to = { bot: 'bot' } as const;
    expect(await refusal(bob.ask({ t: 'hand', seat: 0, to }))).toBeUndefined();
    expect(await refusal(cyd.ask({ t: 'hand', seat: 0, to }))).toBeUndefined();
    await bob.until(({ around }) => around.places[0]?.standIn !== null);
    for (const each of all) each.leave();
  });

  test('can be played for somebody by another person', async () => {
    const { ada, bob, all } = await threePeople();
    const { you } = ada.seen ?? { you: '' };
    await bob.ask({ t: 'hand', seat: 1, to: { person: you } });
    await ada.until(({ own }) => own?.seats.join() === '0,1');
    await bob.until(({ own }) => own === null);
    expect(await refusal(bob.ask({ t: 'hand', seat: 1, to: null }))).toBeUndefined();
    await bob.until(({ own }) => own?.seats.join() === '1');
    expect(await refusal(bob.ask({ t: 'hand', seat: 1, to: { person: 'x'.repeat(16) } }))).toBe(
      'not-allowed',
    );
    for (const each of all) each.leave();
  });
});

describe('a link', () => {
  test('lets nobody in who has none, or a wrong one, or one that was taken back', async () => {
    const { made, ada, bob } = await sitDown(served.address, 'brimstone', 'open');
    expect((await guest(made).come()).bye).toBe('not-allowed');
    expect((await guest(made, newSecret()).come()).bye).toBe('not-allowed');
    expect((await guest({ ...made, table: 'a'.repeat(16) }, made.invite.secret).come()).bye).toBe(
      'not-allowed',
    );
    const eve = await guest(made, made.spectator.secret).come();
    expect(eve.seen?.own).toBeNull();
    expect(await refusal(eve.ask({ t: 'sit', seat: 2, name: 'Eve' }))).toBe('not-allowed');
    expect(await refusal(bob.ask({ t: 'revoke', link: made.spectator.id }))).toBe('not-allowed');
    expect(await refusal(ada.ask({ t: 'revoke', link: made.spectator.id }))).toBeUndefined();
    expect(await eve.gone()).toBe('not-allowed');
    expect((await eve.come()).bye).toBe('not-allowed');
    // Whoever sits needs no link any more.
    await ada.ask({ t: 'revoke', link: made.invite.id });
    expect(bob.isIn).toBe(true);
    bob.leave();
    expect((await bob.come()).bye).toBeNull();
    expect((await guest(made, made.invite.secret).come()).bye).toBe('not-allowed');
    for (const each of [ada, bob]) each.leave();
  });

  test('to a seat is a second way to it, made by whoever has the seat', async () => {
    const { made, ada, bob } = await sitDown(served.address, 'brimstone', 'open');
    expect(await refusal(bob.ask({ t: 'link', kind: 'seat', seat: 0 }))).toBe('not-allowed');
    expect(await refusal(bob.ask({ t: 'link', kind: 'invite' }))).toBe('not-allowed');
    expect(await refusal(ada.ask({ t: 'link', kind: 'seat', seat: 7 }))).toBe('no-such-seat');
    const reply = await bob.ask({ t: 'link', kind: 'seat', seat: 1 });
    if (!reply) throw new Error('there is no reply');
    const { secret, id } = reply.value as ReplyValues['link'];
    const phone = await guest(made, secret).come();
    expect(phone.seen?.own?.seats).toEqual([1]);
    expect((await bob.ask({ t: 'links' }))?.value).toEqual([{ id, kind: 'seat', seat: 1 }]);
    expect((await ada.ask({ t: 'links' }))?.value).toHaveLength(3);
    await bob.ask({ t: 'revoke', link: id });
    expect(await phone.gone()).toBe('not-allowed');
    for (const each of [ada, bob]) each.leave();
  });
});

describe('a link for another device', () => {
  test('leads to all seats of whoever made it, and to nobody else’s', async () => {
    const { made, ada, bob } = await sitDown(served.address, 'brimstone', 'open');
    await bob.ask({ t: 'sit', seat: 2, name: 'Bob' });
    const eve = await guest(made, made.spectator.secret).come();
    expect(await refusal(eve.ask({ t: 'link', kind: 'device' }))).toBe('not-allowed');
    expect(await refusal(bob.ask({ t: 'link', kind: 'device', seat: 1 }))).toBe('malformed');
    const reply = await bob.ask({ t: 'link', kind: 'device' });
    if (!reply) throw new Error('there is no reply');
    const { secret, id } = reply.value as ReplyValues['link'];
    const phone = await guest(made, secret).come();
    expect(phone.seen?.own?.seats).toEqual([1, 2]);
    expect((await bob.ask({ t: 'links' }))?.value).toEqual([{ id, kind: 'device', seat: null }]);
    // Not even the owner sees it: it is Bob's own.
    expect((await ada.ask({ t: 'links' }))?.value).toHaveLength(2);
    expect(await refusal(ada.ask({ t: 'revoke', link: id }))).toBe('not-allowed');
    // With the phone there Bob is here, and his seats come back to him by it.
    const person = bob.seen?.you ?? '';
    bob.leave();
    await bob.gone();
    await ada.until(({ around }) => around.here.includes(person), 'that Bob is here');
    phone.leave();
    await ada.until(({ around }) => !around.here.includes(person), 'that Bob is away');
    await ada.ask({ t: 'hand', seat: 1, to: { bot: 'bot' } });
    await phone.come();
    await ada.until(({ around }) => !around.places[1]?.standIn, 'that Bob has his seat');
    // Seats that he leaves are his no longer, by whatever way.
    await bob.come();
    await bob.ask({ t: 'stand', seat: 1 });
    await phone.until(({ own }) => own?.seats.join() === '2', 'one seat');
    await bob.ask({ t: 'revoke', link: id });
    expect(await phone.gone()).toBe('not-allowed');
    for (const each of [ada, bob, eve]) each.leave();
  });
});

describe('words', () => {
  test('are heard by all, kept, cleaned, and counted', async () => {
    const { made, ada, bob } = await sitDown(served.address, 'brimstone', 'open');
    const eve = await guest(made, made.spectator.secret).come();
    await ada.ask({ t: 'say', text: '  <b>hi</b>\u0000\n\u202e there ' });
    await eve.until(({ words }) => words.length === 1);
    expect(eve.seen?.words[0]?.text).toBe('<b>hi</b> there');
    expect(await refusal(eve.ask({ t: 'say', text: 'psst' }))).toBe('not-allowed');
    await eve.ask({ t: 'name', name: 'Eve' });
    expect(await refusal(eve.ask({ t: 'say', text: 'left!' }))).toBeUndefined();
    expect(await refusal(bob.ask({ t: 'kibitzing', open: false }))).toBe('not-allowed');
    await ada.ask({ t: 'kibitzing', open: false });
    expect(await refusal(eve.ask({ t: 'say', text: 'right!' }))).toBe('not-allowed');
    expect(await refusal(bob.ask({ t: 'say', text: 'x'.repeat(301) }))).toBe('bad-message');
    for (const nothing of [' \n ', '\u3164\u200b', '\u2800', '\ud800', '\ufe0f\u034f']) {
      expect(await refusal(bob.ask({ t: 'say', text: nothing }))).toBe('bad-message');
    }
    const many = await Promise.all(
      Array.from({ length: 12 }, (_, i) => refusal(bob.ask({ t: 'say', text: `${i}` }))),
    );
    expect(many.filter((each) => each === 'too-fast').length).toBeGreaterThan(4);
    for (const each of [ada, bob, eve]) each.leave();
  });

  test('and fingers: what somebody points at is shown and not kept', async () => {
    const { made, ada, bob } = await sitDown(served.address, 'brimstone', 'open');
    const eve = await guest(made, made.spectator.secret).come();
    await bob.ask({ t: 'point', at: 'space-12', look: false });
    await eve.ask({ t: 'name', name: 'Eve' });
    const pointed = ada.received.filter((text) => text.includes('"pointed"'));
    expect(pointed.map((text) => JSON.parse(text))).toEqual([
      { t: 'pointed', person: bob.seen?.you, at: 'space-12', look: false },
    ]);
    expect(await refusal(eve.ask({ t: 'point', at: 'space-1', look: true }))).toBe('not-allowed');
    for (const each of [ada, bob, eve]) each.leave();
  });
});

describe('lists', () => {
  const get = async (path: string, secret?: string) => {
    const headers = secret ? { Authorization: `Bearer ${secret}` } : {};
    const response = await fetch(`${served.address}${path}`, { headers });
    return { status: response.status, json: (await response.json()) as never };
  };

  test('tell people which tables wait for them', async () => {
    const { made, ada, bob } = await sitDown(served.address, 'brimstone', 'open');
    await ada.until(({ around }) => around.here.length === 2);
    const { json } = await get('/api/tables', bob.way.secret);
    expect(json).toMatchObject({
      tables: [
        {
          id: made.table,
          game: 'brimstone',
          over: false,
          about: { places: [{ name: 'Ada' }, { name: 'Bob' }, {}] },
        },
      ],
      next: null,
    });
    expect((await get('/api/tables')).status).toBe(401);
    expect((await get('/api/tables', newSecret())).json).toEqual({ tables: [], next: null });
    const [first] = [ada, bob].filter(({ seen }) => seen?.own?.decisions.length);
    expect(first).toBeDefined();
    const mine = await get('/api/tables', first?.way.secret);
    expect(mine.json).toMatchObject({ tables: [{ waits: true }] });
    for (const each of [ada, bob]) each.leave();
  });

  test('show in the lobby what its owner opens', async () => {
    const body = { game: 'hellscape', name: 'Ada', setup: SETUPS.hellscape };
    const made = await makeTable(served.address, { ...body, lobby: true });
    const idsIn = async () => {
      const { json } = await get('/api/lobby');
      return (json as { tables: { id: string }[] }).tables.map(({ id }) => id);
    };
    expect(await idsIn()).toContain(made.table);
    const ada = await ownerOf(made).come();
    const stranger = await guest(made).come();
    expect(await refusal(stranger.ask({ t: 'sit', seat: 1, name: 'Dan' }))).toBeUndefined();
    expect(await refusal(stranger.ask({ t: 'lobby', open: false }))).toBe('not-allowed');
    await ada.ask({ t: 'lobby', open: false });
    expect(await idsIn()).not.toContain(made.table);
    expect((await guest(made).come()).bye).toBe('not-allowed');
    ada.leave();
    stranger.leave();
  });

  test('give out the record of a game only when it is over', async () => {
    const { made, ada, bob } = await sitDown(served.address, 'brimstone', 'open');
    const { status } = await get(`/api/tables/${made.table}/record`, ada.way.secret);
    expect(status).toBe(403);
    for (const each of [ada, bob]) each.leave();
  });
});

test('whoever gets another seat is not told the story again, and knows all of it', async () => {
  const { made, ada, bob, cyd, all } = await threePeople();
  await play(all, 12);
  await catchUp(all);
  bob.received.length = 0;
  await bob.ask({ t: 'stand', seat: 1 });
  await bob.until(({ own }) => own === null);
  const [welcome] = bob.received.filter((text) => text.startsWith('{"t":"welcome"'));
  const { told, words } = JSON.parse(welcome ?? '{}') as Pick<Welcome, 'told' | 'words'>;
  expect([told.events, words]).toEqual([[], []]);
  expect(told.from).toBeGreaterThan(0);
  // Somebody who comes now is told all of it, and sees the same.
  const eve = await guest(made, made.spectator.secret).come();
  expect(bob.seen?.events).toEqual(eve.seen?.events);
  expect(bob.seen?.table).toEqual(eve.seen?.table);
  for (const each of [ada, bob, cyd, eve]) each.leave();
});
