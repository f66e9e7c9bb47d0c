import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReplyValues } from '@crawlspace/host/online';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Turns } from '../src/cost/turns.ts';
import { type Served, serve } from '../src/serve.ts';
import { guest, makeTable, ownerOf, SETUPS, sitDown, TestClient } from '../testing/client.ts';

const folder = mkdtempSync(join(tmpdir(), 'crawlspace-ways-'));
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

async function seatLink(client: TestClient, seat: number): Promise<ReplyValues['link']> {
  return (await client.ask({ t: 'link', kind: 'seat', seat }))?.value as ReplyValues['link'];
}

function leave(...all: readonly TestClient[]): void {
  for (const each of all) each.leave();
}

const BODY = { game: 'hellscape', name: 'Ada', setup: SETUPS.hellscape };

test('a lobby that closes sends away those who came by it, and keeps those who sit', async () => {
  const made = await makeTable(served.address, { ...BODY, seats: ['me'], lobby: true });
  const ada = await ownerOf(made).come();
  const [dan, eve] = [await guest(made).come(), await guest(made).come()];
  await dan.ask({ t: 'sit', seat: 1, name: 'Dan' });
  await ada.ask({ t: 'lobby', open: false });
  expect(await eve.gone()).toBe('not-allowed');
  await dan.until(({ link }) => link === null);
  expect(await refusal(dan.ask({ t: 'here' }))).toBeUndefined();
  // Without the lobby Dan is here for his seat alone.
  await dan.ask({ t: 'stand', seat: 1 });
  expect(await dan.gone()).toBe('not-allowed');
  leave(ada);
});

test('a link that is taken back while somebody waits for their turn leads nowhere', async () => {
  const { made, ada, bob } = await sitDown(served.address, 'hellscape', 'open');
  // Whoever asks for a lot at once is let in later: that must not make a link last longer.
  const turn = Promise.withResolvers<void>();
  const mine = vi.spyOn(Turns.prototype, 'mine').mockReturnValueOnce(turn.promise);
  const eve = guest(made, made.invite.secret);
  const coming = eve.come();
  await vi.waitUntil(() => mine.mock.calls.length > 0);
  await ada.ask({ t: 'revoke', link: made.invite.id });
  turn.resolve();
  await coming;
  mine.mockRestore();
  expect(eve.bye).toBe('not-allowed');
  leave(ada, bob, eve);
});

test('links to a seat end when somebody else sits down there', async () => {
  const { made, ada, bob } = await sitDown(served.address, 'hellscape', 'open');
  const { secret } = await seatLink(bob, 1);
  const phone = await guest(made, secret).come();
  expect(phone.seen?.own?.seats).toEqual([1]);
  await bob.ask({ t: 'stand', seat: 1 });
  const cyd = await guest(made, made.invite.secret).come();
  await cyd.ask({ t: 'sit', seat: 1, name: 'Cyd' });
  expect(await phone.gone()).toBe('not-allowed');
  expect((await new TestClient({ ...bob.way, link: secret }).come()).bye).toBe('not-allowed');
  leave(ada, bob, cyd);
});

test('a link by which somebody sat down stays their second way to the seat', async () => {
  const { made, ada, bob } = await sitDown(served.address, 'hellscape', 'open');
  const { secret, id } = await seatLink(ada, 2);
  const cyd = await guest(made, secret).come();
  await cyd.ask({ t: 'sit', seat: 2, name: 'Cyd' });
  const phone = await guest(made, secret).come();
  expect(phone.seen?.own?.seats).toEqual([2]);
  // It is taken back: the phone has to go, and whoever sits there stays.
  await ada.ask({ t: 'revoke', link: id });
  expect(await phone.gone()).toBe('not-allowed');
  await cyd.until(({ link }) => link === null);
  expect(cyd.seen?.own?.seats).toEqual([2]);
  leave(ada, bob, cyd);
});

test('nobody hands a seat to themselves because there are no others', async () => {
  const made = await makeTable(served.address, { ...BODY, seats: ['me'] });
  const ada = await ownerOf(made).come();
  const eve = await guest(made, made.spectator.secret).come();
  await eve.ask({ t: 'name', name: 'Eve' });
  const to = { person: eve.seen?.you ?? '' };
  await ada.ask({ t: 'hand', seat: 2, to });
  await eve.until(({ own }) => own?.seats.join() === '2');
  expect(await refusal(eve.ask({ t: 'hand', seat: 0, to }))).toBe('not-allowed');
  leave(ada, eve);
});

test('a crowd that watches keeps nobody out who sits or is invited', async () => {
  const { made, ada, bob } = await sitDown(served.address, 'hellscape', 'open');
  const crowd = await Promise.all(
    Array.from({ length: 80 }, () => guest(made, made.spectator.secret).come()),
  );
  expect(crowd.filter(({ bye }) => bye === 'too-many').length).toBeGreaterThan(20);
  bob.leave();
  expect((await bob.come()).bye).toBeNull();
  const cyd = await guest(made, made.invite.secret).come();
  expect(cyd.bye).toBeNull();
  // Whoever comes again and again is where they came last.
  const windows = await Promise.all(
    Array.from({ length: 12 }, () => new TestClient(ada.way).come()),
  );
  expect(await ada.gone()).toBe('too-many');
  expect(windows.filter(({ isIn }) => isIn).length).toBeGreaterThan(4);
  leave(...crowd, ...windows, bob, cyd);
});

test('those who watch give themselves no end of names', async () => {
  const { made, ada, bob } = await sitDown(served.address, 'hellscape', 'open');
  const refusals: (string | undefined)[] = [];
  for (let n = 0; n < 110; n++) {
    const eve = await guest(made, made.spectator.secret).come();
    refusals.push(await refusal(eve.ask({ t: 'name', name: `Eve ${n}` })));
    eve.leave();
  }
  expect(refusals.filter((each) => each === 'too-many')).toHaveLength(12);
  const cyd = await guest(made, made.invite.secret).come();
  expect(await refusal(cyd.ask({ t: 'sit', seat: 2, name: 'Cyd' }))).toBeUndefined();
  leave(ada, bob, cyd);
});

test('nobody fills the log by sitting down and standing up', async () => {
  const { ada, bob } = await sitDown(served.address, 'hellscape', 'open');
  const before = bob.seen?.seq ?? 0;
  for (let n = 0; n < 40; n++) {
    await bob.ask({ t: 'stand', seat: 1 });
    await bob.ask({ t: 'sit', seat: 1, name: 'Bob' });
  }
  expect(await refusal(bob.ask({ t: 'hand', seat: 1, to: null }))).toBe('too-fast');
  await bob.ask({ t: 'here' });
  expect((bob.seen?.seq ?? 0) - before).toBeLessThan(60);
  leave(ada, bob);
});
