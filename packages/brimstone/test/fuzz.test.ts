import { expect, test } from 'vitest';
import { fuzzGame } from './fuzz.ts';

/** Every look at what is in force is checked: that takes its time. */
const MOST_MILLISECONDS = 300_000;

test(
  'random games over all missions, parties and options end, and nothing breaks on the way',
  () => {
    const outcomes = Array.from({ length: 80 }, (_, n) => fuzzGame(`short ${n}`).outcome);
    expect(outcomes).not.toContain('none');
  },
  MOST_MILLISECONDS,
);
