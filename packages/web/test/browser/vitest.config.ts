import { defineConfig } from 'vitest/config';
import { longestFirst } from '../../../../scripts/longest-first.ts';

/** Half a minute and more, each in a busy browser. */
const LONGEST = [
  'sizes',
  'play',
  'campaign',
  'hellscape-table',
  'accessible-table',
  'accessible-screens',
  'trade',
  'together',
  'online',
  'hellscape-tutorial',
];

/** The tests that play the built client in Chromium; separate, because they build it first. */
export default defineConfig({
  test: {
    name: 'browser',
    root: import.meta.dirname,
    include: ['*.test.ts'],
    globalSetup: './setup.ts',
    testTimeout: 240_000,
    isolate: false,
    // Each waits for its page now and then, and two cores are enough for three of them.
    maxWorkers: 3,
    sequence: { sequencer: longestFirst(LONGEST) },
    // A browser on a busy machine may miss a frame; what fails twice is broken.
    retry: 1,
  },
});
