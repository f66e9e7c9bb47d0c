import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LinkKind, ReplyValues } from '@crawlspace/host/online';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newSecret } from '../src/secrets.ts';
import { type Served, serve } from '../src/serve.ts';
import { openStore } from '../src/store/open.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import { guest, sitDown, TestClient } from '../testing/client.ts';
import { ask, follow, threeAtTheEnd } from '../testing/companies.ts';

const folder = mkdtempSync(join(tmpdir(), 'crawlspace-moderation-'));
let served: Served;

beforeAll(async () => {
  const online = { data: folder, pause: 0, openLobby: true };
  served = await serve({ port: 0, webRoot: folder, online });
});
afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true });
});

async function refusal(reply: ReturnType<TestClient['ask']>): Promise<string | undefined> {
  return (await reply)?.refused?.because;
}

async function linkOf(client: TestClient, kind: LinkKind): Promise<string> {
  const made = (await client.ask({ t: 'link', kind }))?.value as ReplyValues['link'] | undefined;
  return made?.secret ?? 'none';
}

const you = (client: TestClient) => client.seen?.you ?? '';

function leave(...all: readonly TestClient[]): void {
  for (const each of all) each.leave();
}

test('the owner mutes somebody, who is not heard until they may speak again', async () => {
  const { ada, bob } = await sitDown(served.address, 'hellscape', 'open');
  const person = you(bob);
  expect(await refusal(bob.ask({ t: 'mute', person: you(ada), on: true }))).toBe('not-allowed');
  expect(await refusal(ada.ask({ t: 'mute', person: you(ada), on: true }))).toBe('not-allowed');
  expect(await refusal(ada.ask({ t: 'mute', person: 'A'.repeat(16), on: true }))).toBe(
    'not-allowed',
  );
  expect(await refusal(ada.ask({ t: 'mute', person, on: true }))).toBeUndefined();
  await bob.until(({ around }) => around.muted.includes(person));
  expect(await refusal(bob.ask({ t: 'say', text: 'hello?' }))).toBe('muted');
  expect(await refusal(bob.ask({ t: 'point', at: 'x', look: true }))).toBe('muted');
  expect(await refusal(bob.ask({ t: 'name', name: 'Hello there' }))).toBe('muted');
  expect(await refusal(bob.ask({ t: 'sit', seat: 2, name: 'Hello there' }))).toBe('muted');
  // They play on, and are still muted when they come back.
  bob.leave();
  await bob.come();
  expect(bob.seen?.own?.seats).toEqual([1]);
  expect(await refusal(bob.ask({ t: 'say', text: 'hello?' }))).toBe('muted');
  await ada.ask({ t: 'mute', person, on: false });
  await bob.until(({ around }) => around.muted.length === 0);
  expect(await refusal(bob.ask({ t: 'say', text: 'hello!' }))).toBeUndefined();
  leave(ada, bob);
});

test('somebody who is muted is not heard by another device of theirs either', async () => {
  const { made, ada, bob } = await sitDown(served.address, 'hellscape', 'open');
  const phone = await guest(made, await linkOf(bob, 'device')).come();
  expect(phone.seen?.own?.seats).toEqual([1]);
  await phone.ask({ t: 'name', name: 'Bob’s phone' });
  await ada.ask({ t: 'mute', person: you(bob), on: true });
  await phone.until(({ around }) => around.muted.includes(you(bob)));
  expect(await refusal(phone.ask({ t: 'say', text: 'hello?' }))).toBe('muted');
  expect(await refusal(phone.ask({ t: 'point', at: 'x', look: true }))).toBe('muted');
  expect(await refusal(phone.ask({ t: 'name', name: 'Hello there' }))).toBe('muted');
  leave(ada, bob, phone);
});

test('the owner removes somebody, who loses their seats and the way they came by', async () => {
  const { made, ada, bob } = await sitDown(served.address, 'hellscape', 'open');
  const person = you(bob);
  const device = await linkOf(bob, 'device');
  expect(await refusal(bob.ask({ t: 'remove', person: you(ada), on: true }))).toBe('not-allowed');
  expect(await refusal(ada.ask({ t: 'remove', person: you(ada), on: true }))).toBe('not-allowed');
  await ada.ask({ t: 'hand', seat: 2, to: { person } });
  expect(await refusal(ada.ask({ t: 'remove', person, on: true }))).toBeUndefined();
  expect(await bob.gone()).toBe('removed');
  const { around } = await ada.until((seen) => seen.around.removed.includes(person));
  expect(around.places.slice(1).map((place) => [place.person, place.standIn])).toEqual([
    [null, null],
    [null, null],
  ]);
  expect((await bob.come()).bye).toBe('not-allowed');
  // Under another name the same link leads nowhere, and neither does one for another device.
  for (const link of [made.invite.secret, device]) {
    const again = new TestClient({ ...bob.way, secret: newSecret(), link });
    expect((await again.come()).bye).toBe('not-allowed');
  }
  // With a new link they are known, until the owner lets them back.
  const link = await linkOf(ada, 'invite');
  const back = new TestClient({ ...bob.way, link });
  expect((await back.come()).bye).toBe('removed');
  expect(await refusal(ada.ask({ t: 'hand', seat: 1, to: { person } }))).toBe('not-allowed');
  await ada.ask({ t: 'remove', person, on: false });
  expect((await back.come()).bye).toBeNull();
  leave(ada, back);
});

test.each([
  ['by another device of theirs only', 'device'],
  ['without the link they came by', 'here'],
  ['not at all', 'away'],
] as const)(
  'whoever is removed while they are there %s does not come by an invitation again',
  async (_, how) => {
    const { made, ada, bob } = await sitDown(served.address, 'hellscape', 'open');
    const person = you(bob);
    const cleo = await guest(made, made.invite.secret).come();
    await cleo.ask({ t: 'sit', seat: 2, name: 'Cleo' });
    const device = how === 'device' ? await linkOf(bob, 'device') : undefined;
    bob.leave();
    await ada.until(({ around }) => !around.here.includes(person));
    const back = device ? guest(made, device) : new TestClient({ ...bob.way, link: undefined });
    if (how !== 'away') await back.come();
    expect(await refusal(ada.ask({ t: 'remove', person, on: true }))).toBeUndefined();
    for (const link of [made.invite.secret, made.spectator.secret]) {
      const again = new TestClient({ ...bob.way, secret: newSecret(), link });
      expect((await again.come()).bye).toBe('not-allowed');
    }
    // Whoever sits there needs no link.
    expect(cleo.isIn).toBe(true);
    leave(ada, back, cleo);
  },
);

test('no link that somebody makes while they are removed lasts', async () => {
  const { made, ada, bob } = await sitDown(served.address, 'hellscape', 'open');
  // The store is asked for the links of the table, and is slow to tell.
  const told = Promise.withResolvers<void>();
  const read = SqliteStore.prototype.links;
  const links = vi.spyOn(SqliteStore.prototype, 'links').mockImplementationOnce(async function (
    this: SqliteStore,
    table,
  ) {
    const before = await read.call(this, table);
    await told.promise;
    return before;
  });
  const removing = ada.ask({ t: 'remove', person: you(bob), on: true });
  await vi.waitUntil(() => links.mock.calls.length > 0);
  const reply = await bob.ask({ t: 'link', kind: 'seat', seat: 1 });
  told.resolve();
  await removing;
  links.mockRestore();
  const { secret } = (reply?.value ?? { secret: newSecret() }) as ReplyValues['link'];
  const again = guest(made, secret);
  expect((await again.come()).bye).toBe('not-allowed');
  leave(ada, bob, again);
});

test('somebody who was removed does not find the table in the lobby', async () => {
  const { made, ada, bob } = await sitDown(served.address, 'hellscape', 'open');
  await ada.ask({ t: 'lobby', open: true });
  await ada.ask({ t: 'remove', person: you(bob), on: true });
  expect(await bob.gone()).toBe('removed');
  expect((await new TestClient({ ...bob.way, link: undefined }).come()).bye).toBe('removed');
  const dan = await guest(made).come();
  expect(dan.bye).toBeNull();
  leave(ada, dan);
});

test('a report keeps who, whom, why and the last lines for whoever looks after the server', async () => {
  const { made, ada, bob } = await sitDown(served.address, 'hellscape', 'open');
  const eve = await guest(made, made.spectator.secret).come();
  await eve.ask({ t: 'name', name: 'Eve' });
  await eve.ask({ t: 'say', text: 'something nasty' });
  const why = 'She insults people.';
  const report = { t: 'report', person: you(eve), why } as const;
  expect(await refusal(eve.ask({ ...report, person: you(ada) }))).toBe('not-allowed');
  expect(await refusal(ada.ask({ ...report, person: 'A'.repeat(16) }))).toBe('not-allowed');
  expect(await refusal(ada.ask({ ...report, person: you(ada) }))).toBe('not-allowed');
  expect(await refusal(bob.ask(report))).toBeUndefined();
  const store = await openStore({ data: folder });
  const [kept, ...rest] = await store.reports({ limit: 10 });
  await store.close();
  expect(rest).toEqual([]);
  expect(kept).toMatchObject({
    ...{ table: made.table, by: you(bob), byName: 'Bob', person: you(eve), name: 'Eve', why },
    words: [{ person: you(eve), text: 'something nasty' }],
  });
  // Nobody at the table hears of it.
  expect([ada, eve].some((each) => each.received.some((text) => text.includes(why)))).toBe(false);
  leave(ada, bob, eve);
});

test('people are free: reports from one address are counted, too', async () => {
  const { made, ada, bob } = await sitDown(served.address, 'hellscape', 'open');
  const from = { 'X-Forwarded-For': '203.0.113.44' };
  const replies: (string | undefined)[] = [];
  for (const name of ['One', 'Two', 'Three']) {
    const { address, table } = made;
    const client = new TestClient({
      address,
      table,
      secret: newSecret(),
      link: made.invite.secret,
      from,
    });
    await client.come();
    await client.ask({ t: 'sit', seat: 2, name });
    for (let n = 0; n < 12; n++) {
      replies.push(await refusal(client.ask({ t: 'report', person: you(ada), why: 'Nothing.' })));
    }
    await client.ask({ t: 'stand', seat: 2 });
    client.leave();
  }
  const done = replies.filter((each) => each === undefined).length;
  expect(done).toBeGreaterThanOrEqual(12);
  expect(done).toBeLessThan(24);
  expect(replies.at(-1)).toBe('too-fast');
  // Others are heard.
  const report = { t: 'report', person: you(ada), why: 'Something.' } as const;
  expect(await refusal(bob.ask(report))).toBeUndefined();
  leave(ada, bob);
});

test('a company remembers who was muted and removed when it goes on', async () => {
  const { ada, bob, cleo, eve } = await threeAtTheEnd(served.address);
  await ada.ask({ t: 'mute', person: you(cleo), on: true });
  await ada.ask({ t: 'remove', person: you(bob), on: true });
  await ask(ada, { t: 'found', name: 'The Strict' });
  await ada.until(({ around }) => around.company?.head != null);
  await ask(ada, { t: 'to-town' });
  const [town] = await follow(ada);
  expect(town.seen?.around.muted).toEqual([you(cleo)]);
  expect(town.seen?.around.removed).toEqual([you(bob)]);
  expect(town.seen?.around.places.some(({ person }) => person === you(bob))).toBe(false);
  expect((await new TestClient({ ...bob.way, table: town.way.table }).come()).bye).not.toBeNull();
  leave(town, cleo, eve);
});

test('whoever is removed reads the book of the company no more, at an earlier chapter neither', async () => {
  const { made, ada, bob, cleo, eve } = await threeAtTheEnd(served.address);
  await ask(ada, { t: 'found', name: 'The Closed Book' });
  await ask(ada, { t: 'to-town' });
  const [townAda, townBob, townEve] = await follow(ada, bob, eve);
  const back = await new TestClient({ ...bob.way, link: undefined }).come();
  const device = await guest(made, await linkOf(back, 'device')).come();
  const watcher = await guest(made, made.spectator.secret).come();
  const read = (client: TestClient) => refusal(client.ask({ t: 'book' }));
  // Who sat there reads on; who only has a link does so where the company is.
  expect(await Promise.all([back, device, cleo].map(read))).toEqual(Array(3).fill(undefined));
  expect(await read(watcher)).toBe('not-allowed');
  expect(await read(townEve)).toBeUndefined();
  await townAda.ask({ t: 'remove', person: you(bob), on: true });
  expect(await townBob.gone()).toBe('removed');
  expect(await Promise.all([back, device].map(read))).toEqual(['not-allowed', 'not-allowed']);
  const renamed = await guest(made, made.invite.secret).come();
  expect(await read(renamed)).toBe('not-allowed');
  expect(await Promise.all([cleo, townAda].map(read))).toEqual([undefined, undefined]);
  await townAda.ask({ t: 'remove', person: you(bob), on: false });
  expect(await read(back)).toBeUndefined();
  leave(townAda, townEve, back, device, watcher, renamed, cleo);
});
