import { expect, test } from 'vitest';
import { Remembered } from './remembered.ts';

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
