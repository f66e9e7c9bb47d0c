import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/{src,test}/**/*.test.ts', 'scripts/**/*.test.ts'],
    // They have a configuration of their own, because the client is built for them first.
    exclude: [...configDefaults.exclude, 'packages/web/test/browser/**'],
    testTimeout: 60_000,
    // Modules hold no state that one test could leave to another, and loading them anew costs most of the time.
    isolate: false,
    // Of two cores one would be left to itself.
    maxWorkers: '100%',
  },
});
