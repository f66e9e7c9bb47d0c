import { expect, test } from 'vitest';
import { Shelf } from './shelf.ts';

const bytes = (length: number) => new Uint8Array(length);

test('a shelf keeps what was asked for last, and no more than it has room for', () => {
  const shelf = new Shelf(10);
  const [one, two, three] = [bytes(4), bytes(4), bytes(4)];
  shelf.put('one', one);
  shelf.put('two', two);
  expect(shelf.take('one')).toBe(one);
  shelf.put('three', three);
  expect(shelf.take('two')).toBeUndefined();
  expect(shelf.take('one')).toBe(one);
  expect(shelf.take('three')).toBe(three);
});

test('what is longer than the shelf is not kept, and pushes nothing off that stays', () => {
  const shelf = new Shelf(10);
  shelf.put('long', bytes(11));
  expect(shelf.take('long')).toBeUndefined();
  const one = bytes(4);
  shelf.put('one', bytes(8));
  shelf.put('one', one);
  shelf.put('two', bytes(6));
  expect(shelf.take('one')).toBe(one);
});
