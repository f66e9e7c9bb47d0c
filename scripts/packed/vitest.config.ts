import { defineConfig } from 'vitest/config';

/** The tests of what is handed out: they make it first, which takes its time. `npm run packed` runs them. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
