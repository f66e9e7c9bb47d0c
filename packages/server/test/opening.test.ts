import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BotRoom } from '@crawlspace/host';
import { PARTY, Random, randomPicks, SPECTATOR } from '@crawlspace/kernel';
import { afterAll, expect, test, vi } from 'vitest';
import { BotPool } from '../src/bots/pool.ts';
import { moduleOf, ordersOf, type TableId } from '../src/games.ts';
import { openStored } from '../src/rooms/opening.ts';
import { Room } from '../src/rooms/room.ts';
import { Rooms } from '../src/rooms/rooms.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import type { StoredTable } from '../src/store/store.ts';
import { tableIn } from '../testing/check-table.ts';
import { SETUPS } from '../testing/client.ts';

const folder = mkdtempSync(join(tmpdir(), 'crawlspace-opening-'));
const store = new SqliteStore(join(folder, 'tables.sqlite'));
const bots = new BotPool(1);
const report = vi.fn();
const rooms = new Rooms({ store, bots, pause: 0, idle: 60_000, report });
afterAll(async () => {
  await rooms.close();
  bots.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

async function create(game: keyof typeof SETUPS): Promise<string> {
  const setup = SETUPS[game];
  return rooms.create({
    owner: 'ada',
    name: 'Ada',
    game,
    setup,
    seats: ['me', 'me', 'me'],
    lobby: false,
  });
}

async function read(id: string): Promise<StoredTable> {
  const stored = await store.readTable(id);
  if (!stored) throw new Error('it is not stored');
  return stored;
}

async function roomAt(id: string, game: TableId): Promise<Room> {
  const [module, stored] = [await moduleOf(game), await read(id)];
  const opened = await openStored(module, stored, store, report);
  const { base } = stored;
  const silent = new BotRoom(() => ({ send: () => undefined, close: () => undefined }));
  return new Room({
    ...{ ...opened, id, base, store, rules: module.rules, bots: silent, pause: 0 },
    orders: await ordersOf(game),
    fenced: () => undefined,
    call: () => undefined,
    patience: 0,
    ...{ ownerSeen: 0, ownerPatience: 0, ownerCame: () => undefined, upSince: () => 0 },
    lost: (why) => expect(why).toBeUndefined(),
  });
}

/** Answers by chance; now and then steps back, a little or far. */
async function playOn({ host }: Room, answers: number, random: Random): Promise<void> {
  for (let i = 0; i < answers && host.table.pending.length > 0; i++) {
    const { table } = host;
    const back = random.below(25);
    if (back === 0 && table.answerCount > 0) {
      const to = random.below(table.answerCount);
      await host.goBack({ seats: [0, 1, 2], where: random.below(4) ? table.answerCount - 1 : to });
      continue;
    }
    const question = table.pending[random.below(table.pending.length)] as (typeof table.pending)[0];
    const picks = randomPicks(question, random);
    const seat = question.seat === PARTY ? 0 : question.seat;
    const refusal = await host.answer(seat, { at: table.moment, decision: question.id, picks });
    expect(refusal).toBeNull();
  }
}

test.each(['brimstone', 'hellscape'] as const)(
  'a table of %s that is opened at its safe point is the one that is replayed',
  async (game) => {
    let opened = 0;
    for (const seed of ['one', 'two']) {
      const random = Random.seeded(`${game} ${seed}`);
      const id = await create(game);
      for (let round = 0; round < 4; round++) {
        const room = await roomAt(id, game);
        await playOn(room, 10 + random.below(30), random);
        // Half of the times it is closed as it should be, else it is just left, as by a crash.
        if (round % 2 === 0) await room.close('come-back');
        const stored = await read(id);
        const { table, kept } = await openStored(await moduleOf(game), stored, store, report);
        const whole = await tableIn(stored);
        if (kept.settled.answers > 0) opened++;
        expect(table.hash()).toBe(whole.hash());
        expect(table.seal).toBe(whole.seal);
        expect(table.moment).toEqual(whole.moment);
        expect(table.barrier).toBe(whole.barrier);
        expect(table.eventsSince(0, SPECTATOR)).toEqual(whole.eventsSince(0, SPECTATOR));
        const common = table.gameFor(SPECTATOR);
        expect(table.gameFor({ seat: 1 }, common)).toEqual(whole.gameFor({ seat: 1 }));
        const to = random.below(whole.answerCount);
        for (const each of [table, whole]) each.goBack([0, 1], to);
        expect(table.hash()).toBe(whole.hash());
        expect(table.barrier).toBe(whole.barrier);
        expect(table.eventsSince(0, SPECTATOR)).toEqual(whole.eventsSince(0, SPECTATOR));
      }
    }
    expect(opened).toBeGreaterThan(2);
    expect(report).not.toHaveBeenCalled();
  },
);

test('a safe point that leads elsewhere is not believed: the table is replayed', async () => {
  const id = await create('hellscape');
  const room = await roomAt(id, 'hellscape');
  await playOn(room, 30, Random.seeded('wrong'));
  await room.close('come-back');
  const stored = await read(id);
  const { past } = stored;
  if (!past) throw new Error('it has no safe point');
  const { snapshot } = past.point;
  const state = { ...(snapshot.state as object), round: 99 };
  const point = { ...past.point, snapshot: { ...snapshot, state } };
  const module = await moduleOf('hellscape');
  const opened = await openStored(module, { ...stored, past: { ...past, point } }, store, report);
  expect(report).toHaveBeenCalledOnce();
  expect(opened.table.hash()).toBe((await tableIn(stored)).hash());
  const parts = past.parts.filter(({ fateful }) => fateful === '');
  const again = await openStored(module, { ...stored, past: { ...past, parts } }, store, report);
  expect(again.kept.settled).toEqual({ answers: 0, events: 0 });
  expect(again.table.hash()).toBe(stored.head.hash);
});

test('a table that went back before its stored safe point and is closed stores the last one there is', async () => {
  const id = await create('hellscape');
  const first = await roomAt(id, 'hellscape');
  const random = Random.seeded('back and closed');
  while (first.table.answerCount < 60) await playOn(first, 1, random);
  await first.close('come-back');
  const second = await roomAt(id, 'hellscape');
  await second.host.goBack({ seats: [0, 1, 2], where: second.table.safePoint.answers - 1 });
  await second.close('come-back');
  const stored = await read(id);
  // Under newer rules the game goes on from there: nothing that was answered before may be lost.
  const { safePoint } = await tableIn(stored);
  expect(stored.past?.point.snapshot.answers).toBe(safePoint.answers);
  expect(stored.past?.point.snapshot).toEqual(safePoint);
});

test('a table that was left by a crash, and is opened and closed, stores the last safe point there is', async () => {
  const id = await create('hellscape');
  const left = await roomAt(id, 'hellscape');
  const random = Random.seeded('left');
  while (left.table.answerCount < 40) await playOn(left, 1, random);
  const came = await roomAt(id, 'hellscape');
  await came.close('come-back');
  const stored = await read(id);
  expect(stored.past?.point.snapshot).toEqual((await tableIn(stored)).safePoint);
  const { kept } = await openStored(await moduleOf('hellscape'), stored, store, report);
  expect(kept.settled.answers).toBe(stored.past?.point.snapshot.answers);
});
