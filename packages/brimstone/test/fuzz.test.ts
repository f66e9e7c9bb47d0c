import { expect, test } from 'vitest';
import { fuzzGame } from './fuzz.ts';

test('random games over all missions, parties and options end, and nothing breaks on the way', () => {
  const outcomes = Array.from({ length: 80 }, (_, n) => fuzzGame(`short ${n}`).outcome);
  expect(outcomes).not.toContain('none');
});
