import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Orders } from '@crawlspace/bots/orders';
import { Random } from '@crawlspace/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Served, serve } from '../src/serve.ts';
import { sitDown, type TestClient } from '../testing/client.ts';

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

/** Answers until the table has taken more answers than people gave; null when it never did. */
async function untilSomethingAnswersItself(all: readonly TestClient[]): Promise<number | null> {
  const random = Random.seeded('orders');
  for (let answers = 0; answers < 60; answers++) {
    const newest = Math.max(...all.map(({ seen }) => seen?.seq ?? 0));
    await Promise.all(all.map((each) => each.until(({ seq }) => seq >= newest)));
    if ((all[0]?.seen?.table.moment.n ?? 0) > answers) return answers;
    await all.find(({ seen }) => seen?.own?.decisions.length)?.answerSomehow(random);
  }
  return null;
}

test('what somebody has ordered answers itself for their seats, and nobody else hears of it', async () => {
  const { ada, bob } = await sitDown(served.address, 'hellscape', 'bot');
  const orders: Orders = { ...USUAL, general: { 'a-secret-of-ada': 'never' } };
  expect((await ada.ask({ t: 'orders', orders }))?.refused).toBeUndefined();
  expect(await untilSomethingAnswersItself([ada, bob])).not.toBeNull();
  expect(bob.received.join()).not.toContain('a-secret-of-ada');
  for (const each of [ada, bob]) each.leave();
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
