import { expect, test } from 'vitest';
import { fuzzGame, veteranSetup } from './fuzz.ts';

/** Every look at what is in force is checked: that takes its time. */
const MOST_MILLISECONDS = 300_000;

test(
  'random games over all missions, parties and options end, and nothing breaks on the way',
  () => {
    const outcomes = Array.from({ length: 40 }, (_, n) => fuzzGame(`short ${n}`).outcome);
    expect(outcomes).not.toContain('none');
  },
  MOST_MILLISECONDS,
);

test(
  'so do games of heroes with levels and abilities',
  () => {
    const outcomes = Array.from(
      { length: 10 },
      (_, n) => fuzzGame(`veterans ${n}`, veteranSetup).outcome,
    );
    expect(outcomes).not.toContain('none');
  },
  MOST_MILLISECONDS,
);
