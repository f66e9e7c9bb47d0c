import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerIn, familyIn, ORDERS, type Orders } from '@crawlspace/bots/orders';
import { Random } from '@crawlspace/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Served, serve } from '../src/serve.ts';
import { guest, makeTable, ownerOf, SETUPS, sitDown, TestClient } from '../testing/client.ts';

const folder = mkdtempSync(join(tmpdir(), 'crawlspace-orders-'));
const USUAL: Orders = { general: {}, here: [], wantsChance: false };
let served: Served;

beforeAll(async () => {
  served = await serve({ port: 0, webRoot: folder, online: { data: folder, pause: 0 } });
});
afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true });
});

/** Ada has all the seats, and Eve looks on. */
async function adaAndEve() {
  const body = { game: 'hellscape', name: 'Ada', setup: SETUPS.hellscape } as const;
  const made = await makeTable(served.address, { ...body, seats: ['me', 'me', 'me'] });
  const [ada, eve] = [await ownerOf(made).come(), await guest(made, made.spectator.secret).come()];
  return { ada, eve };
}

/** Whether the table takes more answers than she gives. */
async function answersItself(ada: TestClient): Promise<boolean> {
  const random = Random.seeded('orders');
  for (let given = 1; given <= 40; given++) {
    await ada.answerSomehow(random);
    const { table } = await ada.until((seen) => seen.table.moment.n >= given);
    if (table.moment.n > given) return true;
  }
  return false;
}

test('what somebody has ordered answers itself for their seats, and nobody else hears of it', async () => {
  const { ada, eve } = await adaAndEve();
  const orders: Orders = { ...USUAL, general: { 'a-secret-of-ada': 'never' } };
  expect((await ada.ask({ t: 'orders', orders }))?.refused).toBeUndefined();
  expect(await answersItself(ada)).toBe(true);
  expect(eve.received.join()).not.toContain('a-secret-of-ada');
  for (const each of [ada, eve]) each.leave();
});

test('orders of those who have no seat answer nothing, nor do those of somebody who left', async () => {
  const { ada, eve } = await adaAndEve();
  await eve.ask({ t: 'orders', orders: USUAL });
  const phone = await new TestClient(ada.way).come();
  await phone.ask({ t: 'orders', orders: { ...USUAL, wantsChance: true } });
  phone.leave();
  expect((await ada.ask({ t: 'here' }))?.refused).toBeUndefined();
  expect(await answersItself(ada)).toBe(false);
  for (const each of [ada, eve]) each.leave();
});

test('whoever wants to be asked on one device is asked, whatever the other would answer', async () => {
  const { ada, eve } = await adaAndEve();
  const families = ORDERS.hellscape.families.map(({ key }) => [key, 'ask'] as const);
  const phone = await new TestClient(ada.way).come();
  await ada.ask({ t: 'orders', orders: USUAL });
  await phone.ask({ t: 'orders', orders: { ...USUAL, general: Object.fromEntries(families) } });
  expect(await answersItself(ada)).toBe(false);
  phone.leave();
  expect((await ada.ask({ t: 'here' }))?.refused).toBeUndefined();
  expect(await answersItself(ada)).toBe(true);
  for (const each of [ada, eve]) each.leave();
});

/** Answers until she took a chance that passes by itself as soon as she no longer wants it. */
async function takesAChance(ada: TestClient): Promise<number> {
  const random = Random.seeded('chance');
  for (let given = 0; given < 60; given++) {
    const [asked] = ada.seen?.own?.decisions ?? [];
    const n = ada.seen?.table.moment.n ?? 0;
    const isChance = asked && familyIn(ORDERS.hellscape, asked)?.isChance;
    const passes = isChance && answerIn(ORDERS.hellscape, {}, asked);
    await ada.answerSomehow(random);
    await ada.until((seen) => seen.table.moment.n > n);
    if (passes && ada.seen?.own?.canUndo) return n;
  }
  throw new Error('nobody was asked about a chance');
}

test('who looks on does not undo with orders of their own what others took back', async () => {
  const { ada, eve } = await adaAndEve();
  await ada.ask({ t: 'orders', orders: { ...USUAL, wantsChance: true } });
  const before = await takesAChance(ada);
  await ada.ask({ t: 'orders', orders: USUAL });
  expect((await ada.ask({ t: 'undo' }))?.value).toMatchObject({ undone: true });
  for (const general of [{}, { 'another-order': 'never' } as const])
    await eve.ask({ t: 'orders', orders: { ...USUAL, general } });
  await ada.ask({ t: 'here' });
  expect(ada.seen?.table.moment.n).toBe(before);
  for (const each of [ada, eve]) each.leave();
});

test('orders that are none are refused, and the connection goes on', async () => {
  const { ada, bob } = await sitDown(served.address, 'hellscape', 'bot');
  for (const orders of [
    null,
    { ...USUAL, general: { flee: 'perhaps' } },
    { ...USUAL, here: [{ family: 'x', order: 'ask', hero: 0, span: null }] },
    { ...USUAL, general: Object.fromEntries([...Array(201).keys()].map((n) => [n, 'ask'])) },
  ]) {
    const reply = await ada.ask({ t: 'orders', orders: orders as Orders });
    expect(reply?.refused?.because).toBe('bad-message');
  }
  expect((await ada.ask({ t: 'here' }))?.refused).toBeUndefined();
  for (const each of [ada, bob]) each.leave();
});
