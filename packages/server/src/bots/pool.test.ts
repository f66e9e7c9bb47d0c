import { BotRoom } from '@crawlspace/host';
import { Table } from '@crawlspace/kernel';
import { afterEach, expect, test } from 'vitest';
import { SETUPS } from '../../testing/client.ts';
import { moduleOf } from '../games.ts';
import { BotPool } from './pool.ts';

let pool: BotPool | null = null;
afterEach(() => pool?.close());

const PATIENCE = 5_000;

async function someTable(seed: string) {
  const module = await moduleOf('hellscape');
  const setup = module.parseSetup(SETUPS.hellscape);
  const table = Table.start(module, setup, seed);
  const { moment, answers, safePoint, pending } = table;
  const [question] = pending;
  if (!question) throw new Error('nothing is asked');
  return { followed: { setup, seed, moment, answers, safePoint }, decision: question.id };
}

const EXPERT = { bot: 'search', purpose: 'play' } as const;

test('a bot that has to wait for its turn is not late', async () => {
  pool = new BotPool(1, PATIENCE);
  const { followed, decision } = await someTable('patient');
  const room = new BotRoom(pool.connect('table', 'hellscape'));
  // The thread has loaded the game by then.
  await room.ask(followed, decision, EXPERT);
  const began = Date.now();
  await room.ask(followed, decision, EXPERT);
  const asks = Math.ceil((1.5 * PATIENCE) / Math.max(1, Date.now() - began));
  const thoughts = await Promise.allSettled(
    Array.from({ length: asks }, () => room.ask(followed, decision, EXPERT)),
  );
  expect(thoughts.filter(({ status }) => status === 'rejected')).toHaveLength(0);
}, 60_000);

test('what a table that was closed had asked is no answer to what it asks when it is opened again', async () => {
  pool = new BotPool(1, PATIENCE);
  const { followed, decision } = await someTable('again');
  const other = new BotRoom(pool.connect('other', 'hellscape'));
  await other.ask(followed, decision, EXPERT);
  const before = new BotRoom(pool.connect('same', 'hellscape'));
  const asked = before.ask(followed, decision, EXPERT).catch(() => 'given up');
  before.close();
  expect(await asked).toBe('given up');
  const after = new BotRoom(pool.connect('same', 'hellscape'));
  // Nothing of the kind is asked there: an answer could only be that to the question before.
  await expect(after.ask(followed, decision + 99, EXPERT)).rejects.toThrow('not pending');
});
