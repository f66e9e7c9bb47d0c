import { afterEach, expect, test } from 'vitest';
import { Busy, Errands } from './errands.ts';

const ECHO = new URL('../../testing/echo-thread.ts', import.meta.url);
let errands: Errands<string, string>;
afterEach(() => errands.close());

test('whoever sends many waits behind those who send one', async () => {
  errands = new Errands(ECHO, { patience: 10_000, waiting: 10, idle: 1000 });
  const order: string[] = [];
  const send = async (from: string, what: string) => {
    order.push(await errands.run(what, from));
  };
  await Promise.all([
    ...['first', 'second', 'third'].map((what) => send('mallory', what)),
    send('ada', 'of Ada'),
    send('bob', 'of Bob'),
  ]);
  expect(order).toEqual(['first', 'of Ada', 'second', 'of Bob', 'third']);
});

test('no more wait than may', async () => {
  errands = new Errands(ECHO, { patience: 10_000, waiting: 1, idle: 1000 });
  const first = errands.run('first', 'ada');
  expect(errands.has('ada')).toBe(true);
  expect(errands.has('bob')).toBe(false);
  const second = errands.run('second', 'bob');
  await expect(errands.run('third', 'cleo')).rejects.toThrow(Busy);
  expect(await Promise.all([first, second])).toEqual(['first', 'second']);
  expect(errands.has('ada')).toBe(false);
});
