import { afterEach, beforeAll } from 'vitest';

/** What a test file reached, for whoever listens to the run. */
declare module 'vitest' {
  interface TaskMeta {
    /** While its tests ran. */
    reached?: number[];
    /** While it was loaded; another file would not load the same modules again. */
    loaded?: number[];
  }
}

// Runs before each test file, in the thread that runs them all.
const loaded = new Set<number>();
const reached = new Set<number>();
let running = false;
Object.assign(globalThis, {
  reached: (id: number) => {
    (running ? reached : loaded).add(id);
  },
});
beforeAll(() => {
  running = true;
});
afterEach(({ task }) => {
  Object.assign(task.file.meta, { reached: [...reached], loaded: [...loaded] });
});
