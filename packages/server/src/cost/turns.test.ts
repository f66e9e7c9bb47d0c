import { expect, test } from 'vitest';
import { nextTurn, Turns } from './turns.ts';

test('what few want is done at once', () => {
  const turns = new Turns();
  const done: string[] = [];
  turns.take('ada', () => done.push('ada'));
  turns.take('bob', () => done.push('bob'));
  expect(done).toEqual(['ada', 'bob']);
});

test('whoever wants much waits for the next turn, in order, and nobody behind them', async () => {
  const turns = new Turns();
  const done: string[] = [];
  for (let n = 0; n < 10; n++) turns.take('eve', () => done.push(`eve ${n}`));
  turns.take('ada', () => done.push('ada'));
  expect(done).toEqual(['eve 0', 'eve 1', 'eve 2', 'eve 3', 'ada']);
  // What comes later goes behind what waits of the same, and not before.
  await nextTurn();
  turns.take('eve', () => done.push('eve 10'));
  while (!done.includes('eve 10')) await nextTurn();
  expect(done.filter((each) => each !== 'ada')).toEqual(
    Array.from({ length: 11 }, (_, n) => `eve ${n}`),
  );
});

test('long work of one leaves the rest to later turns, one of each at a time', async () => {
  const turns = new Turns();
  const done: string[] = [];
  const long = (what: string) => () => {
    const end = performance.now() + 5;
    while (performance.now() < end);
    done.push(what);
  };
  for (const who of ['eve', 'eve', 'mallory', 'ada']) turns.take(who, long(who));
  expect(done).toEqual(['eve']);
  await nextTurn();
  await nextTurn();
  expect(done.length).toBeLessThan(4);
  while (done.length < 4) await nextTurn();
  expect(done).toEqual(['eve', 'eve', 'mallory', 'ada']);
});

test('each has their own turn to wait for', async () => {
  const turns = new Turns();
  const order: string[] = [];
  const all = ['eve', 'eve', 'eve', 'eve', 'eve', 'ada'].map((who) =>
    turns.mine(who).then(() => order.push(who)),
  );
  await Promise.all(all);
  expect(order).toEqual(['eve', 'eve', 'eve', 'eve', 'ada', 'eve']);
});
