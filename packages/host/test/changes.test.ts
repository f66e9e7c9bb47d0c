import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changesBetween, withChanges } from '../src/online/index.ts';

/** As it arrives: what travels has no negative zero. */
function travelled<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value));
}

test('the changes between two values lead from one to the other', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
      const kept = structuredClone(before);
      const changes = travelled(changesBetween(before, after));
      expect(travelled(withChanges(before, changes))).toEqual(travelled(after));
      expect(before).toEqual(kept);
    }),
    {
      examples: [
        [{ toString: false }, {}],
        [{}, { valueOf: [1] }],
        [{ constructor: {} }, { constructor: 1 }],
      ],
    },
  );
});

test('values that are alike are no change, and what is alike is shared', () => {
  const before = { heroes: [{ hp: 3 }, { hp: 5 }], map: { tiles: [1, 2] }, gone: 1 };
  expect(changesBetween(before, structuredClone(before))).toEqual([]);
  const changes = changesBetween(before, {
    ...structuredClone(before),
    heroes: [{ hp: 2 }, { hp: 5 }],
    gone: undefined,
  });
  expect(changes).toEqual([[['heroes', 0, 'hp'], 2], [['gone']]]);
  const after = withChanges(before, changes);
  expect(after).toEqual({ heroes: [{ hp: 2 }, { hp: 5 }], map: { tiles: [1, 2] } });
  expect(after.map).toBe(before.map);
  expect(after.heroes[1]).toBe(before.heroes[1]);
});

test('keys that are gone are found, whatever came in their place', () => {
  expect(changesBetween({ a: 1, b: 2 }, { a: 1, c: 3 })).toEqual([[['c'], 3], [['b']]]);
  expect(changesBetween({ a: 1, b: 2 }, { a: 1, b: undefined })).toEqual([[['b']]]);
  expect(changesBetween({ a: undefined, b: 2 }, { a: 1, c: 3 })).toEqual([
    [['a'], 1],
    [['c'], 3],
    [['b']],
  ]);
  expect(changesBetween({ a: 1, b: undefined }, { a: 1 })).toEqual([]);
});
