import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashOf } from './hash.ts';

test('equal data has an equal hash, whatever the order of its keys', () => {
  expect(hashOf({ a: 1, b: [2, { c: null, d: 'x' }] })).toBe(
    hashOf({ b: [2, { d: 'x', c: null }], a: 1, gone: undefined }),
  );
});

test('a different value anywhere gives a different hash', () => {
  const values: unknown[] = [
    {},
    [],
    null,
    '',
    0,
    1,
    -1,
    0.5,
    true,
    false,
    'a',
    'b',
    ['a', 'b'],
    ['ab'],
    [['a'], 'b'],
    { a: 'b' },
    { ab: '' },
    { a: { b: 1 } },
    { a: 1, b: {} },
    [1, 2],
    [12],
    '1',
    4294967296,
    2 ** 40,
  ];
  expect(new Set(values.map(hashOf)).size).toBe(values.length);
});

test('JSON there and back does not change a hash; changing the JSON does', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      const roundTrip: unknown = JSON.parse(JSON.stringify(a));
      expect(hashOf(roundTrip)).toBe(hashOf(a));
      expect(hashOf([a, 1])).not.toBe(hashOf([b, 2]));
    }),
  );
});
