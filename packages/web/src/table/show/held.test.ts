import { expect, test } from 'vitest';
import { shownTogether } from './held.ts';

/** How many are shown at once, one screen after the other. */
function screens(count: number): number[] {
  let held: readonly number[] = Array.from({ length: count }, (_, n) => n);
  const sizes: number[] = [];
  while (held.length > 0) {
    const shown = shownTogether(held);
    sizes.push(shown.length);
    held = held.slice(shown.length);
  }
  return sizes;
}

test('at most three moments are shown at once, evenly, the earliest first', () => {
  expect(screens(1)).toEqual([1]);
  expect(screens(3)).toEqual([3]);
  expect(screens(4)).toEqual([2, 2]);
  expect(screens(5)).toEqual([3, 2]);
  expect(screens(7)).toEqual([3, 2, 2]);
  expect(shownTogether([4, 7, 9, 12])).toEqual([4, 7]);
});
