import { expect, test } from 'vitest';
import { distancesFrom, UNREACHED } from './graph.ts';

/** A ring of six with one spoke: 0-1-2-3-4-5-0 and 3-6. */
const ring = [[1, 5], [0, 2], [1, 3], [2, 4, 6], [3, 5], [4, 0], [3]];
const into = new Int16Array(ring.length);
const nobody = new Uint8Array(ring.length);
const five = Uint8Array.from(ring, (_, node) => (node === 5 ? 1 : 0));

test('counts the fewest steps both ways round', () => {
  expect([...distancesFrom([0], ring, 9, nobody, into)]).toEqual([0, 1, 2, 3, 2, 1, 4]);
});

test('counts from whichever start is nearest', () => {
  expect([...distancesFrom([1, 6], ring, 9, nobody, into)]).toEqual([1, 0, 1, 1, 2, 2, 0]);
});

test('stops at the limit', () => {
  const steps = distancesFrom([0], ring, 2, nobody, into);
  expect([...steps]).toEqual([0, 1, 2, UNREACHED, 2, 1, UNREACHED]);
});

test('goes around what may not be entered', () => {
  const steps = distancesFrom([0], ring, 9, five, into);
  expect([...steps]).toEqual([0, 1, 2, 3, 4, UNREACHED, 4]);
});

test('ends as soon as it has found what it looks for', () => {
  const steps = distancesFrom([0], ring, 9, nobody, into, 2);
  expect(steps[2]).toBe(2);
  expect(steps[6]).toBe(UNREACHED);
});
