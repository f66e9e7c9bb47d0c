import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Served, serve } from '../src/serve.ts';
import { openStore } from '../src/store/open.ts';
import type { TableHead } from '../src/store/store.ts';
import { guest, sitDown, type TestClient } from '../testing/client.ts';

const folder = mkdtempSync(join(tmpdir(), 'crawlspace-owner-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Milliseconds that an owner may be away: what takes a week elsewhere. */
const LONG = 400;
let served: Served;
let clients: TestClient[] = [];

const open = (ownerPatience = LONG, port = 0) =>
  serve({ port, webRoot: folder, online: { data: folder, pause: 0, idle: 60, ownerPatience } });

beforeEach(async () => {
  served = await open();
});
afterEach(async () => {
  for (const client of clients) client.leave();
  clients = [];
  await served.close();
});

/** Ada, who owns the table, Bob, and Cyd if three are wanted. */
async function people(third: boolean) {
  const { made, ada, bob } = await sitDown(served.address, 'hellscape', third ? 'open' : 'bot');
  clients.push(ada, bob);
  const [adas, bobs] = [ada.seen?.you ?? '', bob.seen?.you ?? ''];
  if (!third) return { made, ada, bob, cyd: bob, adas, bobs };
  const cyd = await guest(made, made.invite.secret).come();
  clients.push(cyd);
  await cyd.ask({ t: 'sit', seat: 2, name: 'Cyd' });
  await cyd.until(({ own }) => own?.seats.join() === '2');
  return { made, ada, bob, cyd, adas, bobs };
}

async function refusal(reply: ReturnType<TestClient['ask']>): Promise<string | undefined> {
  return (await reply)?.refused?.because;
}

const pass = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Whether those who sit could choose another owner, for whoever comes now. */
async function isVacant(client: TestClient): Promise<boolean> {
  client.leave();
  await client.come();
  return client.seen?.around.vacant !== null;
}

test('an owner who is there, or was a while ago, stays who they are', async () => {
  const { ada, bob, bobs } = await people(false);
  await pass(1.5 * LONG);
  expect(await refusal(bob.ask({ t: 'own', person: bobs }))).toBe('not-allowed');
  expect(bob.seen?.around.vacant).toBeNull();
  // It counts from when they left, however long they were there.
  ada.leave();
  await bob.until(({ around }) => around.here.length === 1);
  expect(await refusal(bob.ask({ t: 'own', person: bobs }))).toBe('not-allowed');
  expect(await isVacant(bob)).toBe(false);
});

test('when an owner was away for long, all others who sit choose another together', async () => {
  const { made, ada, bob, cyd, adas, bobs } = await people(true);
  ada.leave();
  await bob.until(({ around }) => around.here.length === 2);
  await pass(LONG);
  expect(await isVacant(bob)).toBe(true);
  const watcher = await guest(made, made.spectator.secret).come();
  clients.push(watcher);
  await watcher.ask({ t: 'name', name: 'Wil' });
  const will = watcher.seen?.you ?? '';
  expect(await refusal(watcher.ask({ t: 'own', person: will }))).toBe('not-allowed');
  // Only somebody who sits there, and not the one who is away.
  for (const person of [will, adas, 'x'.repeat(16)]) {
    expect(await refusal(bob.ask({ t: 'own', person }))).toBe('not-allowed');
  }
  expect(await refusal(bob.ask({ t: 'own', person: bobs }))).toBeUndefined();
  const wish = { by: bobs, to: bobs };
  await cyd.until(({ around }) => around.vacant?.wishes.length === 1);
  expect(cyd.seen?.around).toMatchObject({ owner: adas, vacant: { wishes: [wish] } });
  // What was wished is remembered while nobody is there.
  for (const each of [bob, cyd, watcher]) each.leave();
  await pass(200);
  await cyd.come();
  expect(cyd.seen?.around.vacant?.wishes).toEqual([wish]);
  const cyds = cyd.seen?.you ?? '';
  expect(await refusal(cyd.ask({ t: 'own', person: cyds }))).toBeUndefined();
  await cyd.until(({ around }) => around.vacant?.wishes.length === 2);
  expect(cyd.seen?.around.owner).toBe(adas);
  expect(await refusal(cyd.ask({ t: 'own', person: bobs }))).toBeUndefined();
  await cyd.until(({ around }) => around.owner === bobs && around.vacant === null);
  // Bob owns it, and was chosen just now.
  expect(await refusal(cyd.ask({ t: 'own', person: cyds }))).toBe('not-allowed');
  await bob.come();
  expect(await refusal(bob.ask({ t: 'kibitzing', open: false }))).toBeUndefined();
  // Ada comes back as a player like any other.
  await ada.come();
  expect(ada.seen?.own?.seats).toEqual([0]);
  expect(await refusal(ada.ask({ t: 'kibitzing', open: true }))).toBe('not-allowed');
});

test('of two one takes over, also after the server was started anew', async () => {
  const { ada, bob, bobs } = await people(false);
  for (const each of [ada, bob]) each.leave();
  await pass(LONG);
  const { port } = new URL(served.address);
  await served.close();
  served = await open(LONG, Number(port));
  await bob.come();
  await vi.waitUntil(() => isVacant(bob));
  expect(await refusal(bob.ask({ t: 'own', person: bobs }))).toBeUndefined();
  await bob.until(({ around }) => around.owner === bobs);
});

test('whoever is there hears of it when the owner was away for too long', async () => {
  const { ada, bob } = await people(false);
  ada.leave();
  await bob.until(({ around }) => around.here.length === 1);
  expect(bob.seen?.around.vacant).toBeNull();
  await bob.until(({ around }) => around.vacant !== null);
});

test('after a time without any server an owner has a while to come first', async () => {
  const { bob } = await people(false);
  const { port } = new URL(served.address);
  const day = 24 * 3600_000;
  const week = 7 * day;
  const start = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: start });
  try {
    const startAt = async (now: number) => {
      await served.close();
      vi.setSystemTime(now);
      served = await open(week, Number(port));
      await bob.come();
    };
    // All are away while servers run, started anew now and then; one more day, and she was for a week.
    for (let days = 0; days < 7; days++) await startAt(start + days * day);
    expect(await isVacant(bob)).toBe(false);
    await startAt(start + 7.1 * day);
    await vi.waitUntil(() => isVacant(bob));
    // None runs for half a week: whether she would have come nobody knows.
    await startAt(start + 11 * day);
    await pass(LONG);
    expect(await isVacant(bob)).toBe(false);
    await startAt(start + 12.1 * day);
    await vi.waitUntil(() => isVacant(bob));
  } finally {
    vi.useRealTimers();
  }
});

test('whoever was made the owner and never came has as long as anybody, also after a breakdown', async () => {
  const { made, ada, bob, adas, bobs } = await people(false);
  await pass(LONG);
  bob.leave();
  await ada.until(({ around }) => around.here.length === 1);
  expect(await refusal(ada.ask({ t: 'own', person: bobs }))).toBeUndefined();
  const { port } = new URL(served.address);
  await served.close();
  // The note of when the owner was there got lost.
  const db = new DatabaseSync(join(folder, 'crawlspace.sqlite'));
  db.prepare('UPDATE visits SET owner = 1 WHERE table_id = ?').run(made.table);
  db.exec("UPDATE settings SET value = '1' WHERE name IN ('seen-since', 'up-since')");
  db.close();
  served = await open(20 * LONG, Number(port));
  await ada.come();
  expect(ada.seen?.around).toMatchObject({ owner: bobs, vacant: null });
  const store = await openStore({ data: folder });
  expect([await store.tablesOwnedBy(adas), await store.tablesOwnedBy(bobs)]).toEqual([0, 1]);
  await store.close();
});

test('a clock that is put forward while the server runs makes nobody the owner', async () => {
  await served.close();
  served = await open(7 * 24 * 3600_000);
  const { ada, bob, bobs } = await people(false);
  ada.leave();
  await bob.until(({ around }) => around.here.length === 1);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * 24 * 3600_000 });
  try {
    expect(await refusal(bob.ask({ t: 'own', person: bobs }))).toBe('not-allowed');
    await pass(200);
    expect(await refusal(bob.ask({ t: 'own', person: bobs }))).toBe('not-allowed');
    expect(bob.seen?.around.vacant).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test('whoever has sat there long enough later hears of it, too', async () => {
  const { made, ada, bob, bobs } = await people(false);
  ada.leave();
  await bob.until(({ around }) => around.here.length === 1);
  await pass(LONG / 2);
  const cyd = await guest(made, made.invite.secret).come();
  clients.push(cyd);
  await cyd.ask({ t: 'sit', seat: 2, name: 'Cyd' });
  await bob.until(({ around }) => around.vacant !== null);
  await bob.until(({ around }) => around.vacant?.heirs.length === 2);
  expect(bob.seen?.around.vacant?.heirs).toContain(bobs);
});

test('an owner who comes back in time is asked nothing, and no wish is left', async () => {
  const { ada, bob, cyd, adas, bobs } = await people(true);
  ada.leave();
  await bob.until(({ around }) => around.here.length === 2);
  await pass(LONG);
  expect(await refusal(bob.ask({ t: 'own', person: bobs }))).toBeUndefined();
  await cyd.until(({ around }) => around.vacant?.wishes.length === 1);
  await ada.come();
  await cyd.until(({ around }) => around.vacant === null);
  expect(await refusal(cyd.ask({ t: 'own', person: bobs }))).toBe('not-allowed');
  ada.leave();
  await cyd.until(({ around }) => around.here.length === 2);
  await pass(LONG);
  expect(await refusal(cyd.ask({ t: 'own', person: bobs }))).toBeUndefined();
  expect(await isVacant(cyd)).toBe(true);
  expect(cyd.seen?.around).toMatchObject({ owner: adas, vacant: { wishes: [{ to: bobs }] } });
});

test('an owner who was there for long is not taken for gone after a breakdown', async () => {
  await served.close();
  served = await open(5 * LONG);
  const { made, ada, bob, bobs } = await people(false);
  await pass(6 * LONG);
  // Somebody else writes to the table: the room of all who are there is lost, as it would be by a crash.
  const store = await openStore({ data: folder });
  const stored = await store.readTable(made.table);
  const word = { t: 'said', person: bobs, text: 'boo', at: 0 } as const;
  await store.append(made.table, stored?.log.length ?? 0, [word], stored?.head as TableHead);
  await store.close();
  await bob.ask({ t: 'say', text: 'hello' });
  for (const each of [ada, bob]) expect(await each.gone()).toBe('come-back');
  await bob.come();
  expect(await refusal(bob.ask({ t: 'own', person: bobs }))).toBe('not-allowed');
});

test('who sits down while an owner is away takes nothing over before they sat as long', async () => {
  const { made, ada, bob } = await people(false);
  await bob.ask({ t: 'stand', seat: 1 });
  for (const each of [ada, bob]) each.leave();
  await pass(2 * LONG);
  const eve = await guest(made, made.invite.secret).come();
  clients.push(eve);
  await eve.ask({ t: 'sit', seat: 1, name: 'Eve' });
  const eves = eve.seen?.you ?? '';
  await vi.waitUntil(() => isVacant(eve));
  expect(eve.seen?.around.vacant?.heirs).toEqual([]);
  expect(await refusal(eve.ask({ t: 'own', person: eves }))).toBe('not-allowed');
  await pass(LONG);
  expect(await refusal(eve.ask({ t: 'own', person: eves }))).toBeUndefined();
});
