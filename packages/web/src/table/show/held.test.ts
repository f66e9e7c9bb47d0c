import { expect, test } from 'vitest';
import type { MomentKind } from '../moments/moment.ts';
import { firstPage } from '../moments/pages.ts';

/** What is shown at once, one screen after the other. */
function screens(kinds: readonly (MomentKind | null)[]): readonly number[][] {
  let held: readonly number[] = kinds.map((_, n) => n);
  const shown: number[][] = [];
  while (held.length > 0) {
    const page = firstPage(held, (n) => kinds[n] ?? null);
    shown.push([...page]);
    held = held.slice(page.length);
  }
  return shown;
}

test('at most three rows are shown at once, evenly, the earliest first', () => {
  const sizes = (count: number) =>
    screens(Array.from({ length: count }, () => null)).map(({ length }) => length);
  expect(sizes(1)).toEqual([1]);
  expect(sizes(3)).toEqual([3]);
  expect(sizes(4)).toEqual([2, 2]);
  expect(sizes(5)).toEqual([3, 2]);
  expect(sizes(7)).toEqual([3, 2, 2]);
});

test('a picture has the screen for itself, unless the next is of a kind that is shown together', () => {
  expect(screens([null, 'card', 'card', null, null])).toEqual([[0], [1, 2], [3, 4]]);
  expect(screens(['card', 'card', 'card', 'card', 'death'])).toEqual([[0, 1], [2, 3], [4]]);
  expect(screens(['level', 'level', 'down', 'down'])).toEqual([[0, 1], [2], [3]]);
});
