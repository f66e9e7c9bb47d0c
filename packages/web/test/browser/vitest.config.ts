import { defineConfig } from 'vitest/config';

/** The tests that play the built client in Chromium; separate, because they build it first. */
export default defineConfig({
  test: {
    name: 'browser',
    root: import.meta.dirname,
    include: ['*.test.ts'],
    globalSetup: './setup.ts',
    testTimeout: 240_000,
    isolate: false,
    maxWorkers: 2,
    // A browser on a busy machine may miss a frame; what fails twice is broken.
    retry: 1,
  },
});
