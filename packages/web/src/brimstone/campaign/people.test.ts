import { expect, test } from 'vitest';
import { expectedFor } from './people.ts';

test('a mission is worse for those below its levels, and hardly known there', () => {
  const low = expectedFor('the-last-warm-room', [1, 1, 1, 1]);
  const fit = expectedFor('the-last-warm-room', [5, 5, 5, 5]);
  expect(low?.won).toBeLessThan(fit?.won ?? 0);
  expect(low?.games).toBe(0);
});

test('the highest level counts, as it does for enemies and hardships; nobody expects nothing', () => {
  const mission = 'nine-days-down';
  expect(expectedFor(mission, [1, 3])).toEqual(expectedFor(mission, [3, 3]));
  expect(expectedFor(mission, [])).toBeNull();
});
