import { defineConfig } from 'vitest/config';
import { longestFirst } from '../../../../scripts/longest-first.ts';

/** Half a minute and more, each in a busy browser. */
const LONGEST = [
  'fits',
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
    // A third would use what these two leave, and frames come too late for it now and then.
    maxWorkers: 2,
    sequence: { sequencer: longestFirst(LONGEST) },
    // A browser on a busy machine may miss a frame; what fails three times is broken.
    retry: 2,
  },
});
