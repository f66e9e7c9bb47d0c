import { configDefaults, defineConfig } from 'vitest/config';
import { longestFirst } from './scripts/longest-first.ts';

/** Ten seconds of the processor and more. */
const LONGEST = [
  'server/test/torture',
  'brimstone/test/fuzz',
  'cli/test/simulate',
  'scripts/guides',
  'fights/chances-played',
  'hellscape/test/fuzz',
  'kernel/test/properties',
  'brimstone/thumb/thumb',
  'hellscape/thumb/thumb',
  'brimstone/test/view',
];

export default defineConfig({
  test: {
    include: ['packages/*/{src,test}/**/*.test.ts', 'scripts/**/*.test.ts'],
    // They have configurations of their own, because the client or the package is built for them first.
    exclude: [...configDefaults.exclude, 'packages/web/test/browser/**', 'scripts/packed/**'],
    testTimeout: 60_000,
    // Modules hold no state that one test could leave to another, and loading them anew costs most of the time.
    isolate: false,
    // Of two cores one would be left to itself.
    maxWorkers: '100%',
    sequence: { sequencer: longestFirst(LONGEST) },
  },
});
