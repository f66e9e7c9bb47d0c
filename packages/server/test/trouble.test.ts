import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Downward } from '@crawlspace/host/online';
import { Random, Table } from '@crawlspace/kernel';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { BotPool } from '../src/bots/pool.ts';
import { moduleOf } from '../src/games.ts';
import { handle } from '../src/rooms/asks.ts';
import { type Client, Refused } from '../src/rooms/client.ts';
import type { FirstSitter } from '../src/rooms/making.ts';
import { Rooms } from '../src/rooms/rooms.ts';
import { type Served, serve } from '../src/serve.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import { type Store, Unsure } from '../src/store/store.ts';
import { picksFor, play, SETUPS, sitDown, type TestClient } from '../testing/client.ts';

const folder = mkdtempSync(join(tmpdir(), 'crawlspace-trouble-'));
const open: { close(): Promise<void> }[] = [];

afterEach(async () => {
  vi.restoreAllMocks();
  for (const each of open.splice(0)) await each.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

async function server(data: string): Promise<Served> {
  const online = { data: join(folder, data), pause: 0 };
  const served = await serve({ port: 0, webRoot: folder, online });
  open.push(served);
  return served;
}

describe('a table that is open in two processes', () => {
  test('moves to the one that writes first; the other cannot write, and sends its people away', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const one = await server('two');
    const two = await server('two');
    const { ada, bob } = await sitDown(one.address, 'hellscape', 'open');
    await ada.ask({ t: 'sit', seat: 2, name: 'Ada' });
    await play([ada, bob], 5);
    // Bob's proxy leads him elsewhere: both processes have the table now, at the same place.
    bob.leave();
    await bob.come(two.address);
    expect(bob.seen?.table.moment).toEqual(ada.seen?.table.moment);
    await bob.ask({ t: 'say', text: 'here' });
    expect(ada.seen?.words).toEqual([]);
    // The first no longer knows the end of the log. It stores nothing, and Ada has to come again.
    const reply = await ada.ask({ t: 'say', text: 'still here?' });
    expect(reply === null || reply.refused !== undefined).toBe(true);
    expect(await ada.gone()).toBe('come-back');
    await ada.come(one.address);
    expect(ada.seen?.words.map(({ text }) => text)).toEqual(['here']);
    await ada.ask({ t: 'say', text: 'now I am' });
    await bob.ask({ t: 'say', text: 'lost' });
    await bob.gone();
    await bob.come(one.address);
    expect(bob.seen?.words.map(({ text }) => text)).toEqual(['here', 'now I am']);
    await play([ada, bob], 8, 'on');
    for (const client of [ada, bob] satisfies TestClient[]) client.leave();
  });
});

/** Somebody who sits at all seats, without a wire. */
function inMemory(person: string): Client & { readonly heard: Downward[]; ended: string | null } {
  const heard: Downward[] = [];
  const client = {
    person,
    link: null,
    heard,
    ended: null as string | null,
    send: (text: string) => void heard.push(JSON.parse(text)),
    end: (because: string) => {
      client.ended = because;
    },
  };
  return client;
}

async function withStore(
  data: string,
  seats: readonly FirstSitter[] = ['me', 'me', 'me'],
  record?: unknown,
) {
  const real = new SqliteStore(join(folder, `${data}.sqlite`));
  const trouble: { next: Error | null } = { next: null };
  const store: Store = Object.create(real, {
    append: {
      value: async (...args: Parameters<Store['append']>) => {
        const error = trouble.next;
        trouble.next = null;
        // Nobody knows whether it was stored; here it was.
        if (!error || error instanceof Unsure) await real.append(...args);
        if (error) throw error;
      },
    },
  });
  for (const name of [
    'createTable',
    'readTable',
    'close',
    'visitTables',
    'ownerSeen',
    'ownerCame',
    'setting',
    'replaceSetting',
  ] as const) {
    Object.assign(store, { [name]: real[name].bind(real) });
  }
  const lost: string[] = [];
  const rooms = new Rooms({
    store,
    bots: new BotPool(),
    pause: 0,
    idle: 60_000,
    report: (what) => lost.push(what),
  });
  open.push({ close: () => rooms.close() }, real);
  const id = await rooms.create({
    owner: 'ada',
    name: 'Ada',
    game: 'hellscape',
    setup: SETUPS.hellscape,
    seats,
    lobby: false,
    record,
  });
  return { rooms, id, trouble, lost };
}

async function answerAt(
  { rooms, id }: Awaited<ReturnType<typeof withStore>>,
  client: Client,
  name: string,
) {
  const room = await rooms.open(id);
  if (!room) throw new Error('there is no table');
  room.join(client);
  const [decision] = room.table.view({ seat: 0 }).decisions;
  if (!decision) throw new Error('nothing is asked');
  const picks = picksFor(decision, Random.seeded('any'));
  const ask = { t: 'answer', decision: decision.id, picks, at: decision.at, id: name } as const;
  return { room, give: () => handle(room, client, ask) };
}

describe('a store that fails', () => {
  test('leaves no step of enemies behind that did not happen', async () => {
    const module = await moduleOf('hellscape');
    const record = Table.start(module, module.parseSetup(SETUPS.hellscape), 'the same').save();
    /** How many steps each answer shows; those of `failing` can be stored only at the fourth try. */
    const stepsOf = async (data: string, failing: (answer: number) => boolean) => {
      const around = await withStore(data, undefined, record);
      const ada = inMemory('ada');
      const room = await around.rooms.open(around.id);
      room?.join(ada);
      const steps: number[] = [];
      for (let answer = 0; answer < 400 && room?.table.pending.length; answer++) {
        const seat = Math.max(0, room.table.pending[0]?.seat ?? 0);
        const [decision] = room.table.view({ seat }).decisions;
        if (!decision) throw new Error('nothing is asked');
        const picks = picksFor(decision, Random.seeded(`${answer}`));
        const ask = { t: 'answer', decision: decision.id, picks, at: decision.at } as const;
        for (let tries = 0; tries < (failing(answer) ? 3 : 0); tries++) {
          around.trouble.next = new Error('the disk is full');
          await expect(handle(room, ada, { ...ask, id: `${answer}` })).rejects.toThrow(Refused);
        }
        await handle(room, ada, { ...ask, id: `${answer}` });
        const update = ada.heard.findLast(({ t }) => t === 'update');
        steps.push(update?.t === 'update' ? (update.steps ?? []).length : Number.NaN);
      }
      return steps;
    };
    const undisturbed = await stepsOf('undisturbed', () => false);
    expect(Math.max(...undisturbed)).toBeGreaterThan(0);
    expect(await stepsOf('disturbed', (answer) => answer % 2 === 1)).toEqual(undisturbed);
  });

  test('refuses the answer, nobody is shown anything, and the next try is taken', async () => {
    const around = await withStore('full');
    const ada = inMemory('ada');
    const { room, give } = await answerAt(around, ada, 'the-answer');
    const before = [room.seq, room.table.hash(), ada.heard.length];
    around.trouble.next = new Error('the disk is full');
    await expect(give()).rejects.toThrow(new Refused('not-stored'));
    expect([room.seq, room.table.hash(), ada.heard.length]).toEqual(before);
    around.trouble.next = new Error('the disk is full');
    const word = handle(room, ada, { t: 'say', text: 'hello' });
    await expect(word).rejects.toThrow('the disk is full');
    expect(ada.heard.some(({ t }) => t === 'said')).toBe(false);
    await give();
    expect(ada.heard.at(-1)).toMatchObject({ t: 'update', seq: room.seq });
    expect(around.lost).toEqual([]);
  });

  test('without saying how it ended closes the table, and the answer counts once when it is sent again', async () => {
    const around = await withStore('unsure');
    const ada = inMemory('ada');
    const { room, give } = await answerAt(around, ada, 'sent-again');
    around.trouble.next = new Unsure('the connection broke');
    await expect(give()).rejects.toThrow(Refused);
    expect(ada.ended).toBe('come-back');
    expect(around.lost).toHaveLength(1);
    const again = await around.rooms.open(around.id);
    expect(again).not.toBe(room);
    expect(again?.table.answerCount).toBe(1);
    const answer = again?.table.answers[0];
    if (!again || !answer) throw new Error('the answer is gone');
    again.join(ada);
    const { decision, picks } = answer;
    const ask = {
      t: 'answer',
      decision,
      picks,
      at: { epoch: 0, n: 0 },
      id: 'sent-again',
      seat: answer.seat,
    } as const;
    await handle(again, ada, ask);
    expect(again.table.answerCount).toBe(1);
  });

  test('keeps no bot from its turn for good', async () => {
    const around = await withStore('bots', ['bot', 'bot', 'bot']);
    around.trouble.next = new Error('the disk is full');
    const room = await around.rooms.open(around.id);
    const before = room?.seq ?? 0;
    await expect.poll(() => around.trouble.next, { timeout: 20_000 }).toBeNull();
    await expect.poll(() => room?.seq, { timeout: 20_000 }).toBeGreaterThan(before + 1);
  });
});

test('a table that is closed twice is closed once, and a newer one in its place stays open', async () => {
  const { rooms, id } = await withStore('twice');
  const room = await rooms.open(id);
  if (!room) throw new Error('there is no table');
  room.giveUp();
  const newer = await rooms.open(id);
  expect(newer).not.toBe(room);
  await Promise.all([rooms.closeTable(room), rooms.closeTable(room)]);
  expect(await rooms.open(id)).toBe(newer);
});
