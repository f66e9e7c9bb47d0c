import { expect, test } from 'vitest';
import { dangerFor } from './people.ts';

test('a mission is worse for those below its levels and better for those beyond', () => {
  const mission = 'a-fistful-of-dark-stone';
  const usual = dangerFor(mission, [1, 1, 1, 1]);
  expect(usual).not.toBeNull();
  expect(dangerFor(mission, [8, 8, 8, 8])).toBe(1);
  expect(dangerFor('the-far-engine', [1, 1, 1, 1])).toBeGreaterThanOrEqual(usual ?? 0);
  expect(dangerFor(mission, [])).toBeNull();
});
