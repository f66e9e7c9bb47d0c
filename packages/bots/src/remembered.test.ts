import { expect, test } from 'vitest';
import { Latest, LatestOfEach, Remembered } from './remembered.ts';

/** What is played with. */
const CONTENT = {};

test('what was worked out is not worked out again, zero included', () => {
  const remembered = new Remembered<number>(10);
  let worked = 0;
  const zero = () => {
    worked++;
    return 0;
  };
  expect(remembered.get('a', zero)).toBe(0);
  expect(remembered.get('a', zero)).toBe(0);
  expect(worked).toBe(1);
});

test('when there is too much it begins anew, and keeps what came last', () => {
  const remembered = new Remembered<number>(2);
  const worked: string[] = [];
  const get = (name: string) =>
    remembered.get(name, () => {
      worked.push(name);
      return name.length;
    });
  for (const name of ['a', 'b', 'c', 'c', 'b']) get(name);
  expect(worked).toEqual(['a', 'b', 'c', 'b']);
});

test('of what was asked about last nothing is worked out again; of anything else it is', () => {
  const latest = new Latest<{ readonly name: string }, string>();
  const [one, other] = [{ name: 'one' }, { name: 'other' }];
  const worked: string[] = [];
  const get = (thing: typeof one) =>
    latest.get(thing, ({ name }) => {
      worked.push(name);
      return name;
    });
  expect([one, one, other, one].map(get)).toEqual(['one', 'one', 'other', 'one']);
  expect(worked).toEqual(['one', 'other', 'one']);
});

test('of each hero counts how they were last seen', () => {
  const latest = new LatestOfEach<
    object,
    { readonly index: number; readonly zone: number },
    number
  >();
  const [here, there, moved] = [
    { index: 0, zone: 3 },
    { index: 1, zone: 4 },
    { index: 0, zone: 5 },
  ] as const;
  let worked = 0;
  const zones = [here, there, here, there, moved, there].map((hero) =>
    latest.get(CONTENT, hero, (_, { zone }) => {
      worked++;
      return zone;
    }),
  );
  expect(zones).toEqual([3, 4, 3, 4, 5, 4]);
  expect(worked).toBe(3);
});

test('what is alike is not worked out again, until something that is not comes between', () => {
  const latest = new LatestOfEach<
    object,
    { readonly index: number; readonly zone: number },
    object
  >((one, other) => one.zone === other.zone);
  const seen = (zone: number, content = CONTENT) =>
    latest.get(content, { index: 0, zone }, () => ({}));
  const first = seen(3);
  expect(seen(3)).toBe(first);
  expect(seen(4)).not.toBe(first);
  expect(seen(3)).not.toBe(first);
});

test('heroes of tables with other content are others, however alike', () => {
  const latest = new LatestOfEach<object, { readonly index: number }, object>(() => true);
  const seen = (content: object) => latest.get(content, { index: 0 }, () => ({}));
  const first = seen(CONTENT);
  expect(seen(CONTENT)).toBe(first);
  expect(seen({})).not.toBe(first);
});
