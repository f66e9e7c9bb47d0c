import { writeFileSync } from 'node:fs';
import { type RunnerTestCase, TestRunner } from 'vitest';

declare module 'vitest' {
  /** What came of a test file, for whoever listens to the run. */
  interface TaskMeta {
    sweep?: Sweep;
  }
}

export interface Sweep {
  /** How long its tests take without a mutant. */
  milliseconds: number;
  /** The mutants that its tests reached. */
  readonly reached: number[];
  /** Those that were reached while it was loaded; another file would not load the same modules again. */
  readonly loaded: number[];
  readonly killed: { readonly id: number; readonly test: string }[];
  /** A mutant that left something behind: without it the test fails, too. */
  readonly spoiledBy: number[];
}

/** Slower tests are not repeated for every mutant. */
const QUICK_MILLISECONDS = 200;
/** So many times the questions of the test without a mutant, and some more: it does not end any more. */
const ENDLESS_FACTOR = 100;
const ENDLESS = 1_000_000;
const NONE = -1;

/** Where to write which mutant is being tried: an endless loop leaves no other sign. */
const trying = process.env['MUTATE_TRYING'] ?? '';

let on = NONE;
let reached = new Set<number>();
let asked = 0;
let mostAsked = Number.POSITIVE_INFINITY;
const dead = new Set<number>();

Object.assign(globalThis, {
  isOn: (id: number): boolean => {
    if (++asked > mostAsked) throw new Error('The test does not end.');
    if (on === NONE) reached.add(id);
    return on === id;
  },
});

/**
 * Runs each test as it is, and then again with each mutant that it reached and that is still alive.
 * All that in one thread whose modules are loaded once. What a module works out while it is loaded or
 * keeps for good does not notice a mutant: whoever survives has to be tried alone.
 */
export default class SweepRunner extends TestRunner {
  override onCollectStart(file: Parameters<TestRunner['onCollectStart']>[0]): void {
    super.onCollectStart(file);
    reached = new Set();
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    const run = TestRunner.getTestFn(test) as () => Promise<void>;
    const sweep = sweepOf(test);
    // Whatever came between two tests: loading the file, and what is done before each of them.
    addAll(sweep.loaded, reached);
    reached = new Set();
    const start = performance.now();
    asked = 0;
    await run();
    const milliseconds = performance.now() - start;
    sweep.milliseconds += milliseconds;
    mostAsked = asked * ENDLESS_FACTOR + ENDLESS;
    const living = [...reached].filter((id) => !dead.has(id));
    addAll(sweep.reached, reached);
    if (milliseconds < QUICK_MILLISECONDS && living.length > 0 && (await passes(run, NONE))) {
      for (const id of living) await this.#tryMutant(test, run, id);
    }
    mostAsked = Number.POSITIVE_INFINITY;
    reached = new Set();
  }

  async #tryMutant(test: RunnerTestCase, run: () => Promise<void>, id: number): Promise<void> {
    if (await passes(run, id)) return;
    if (!(await passes(run, NONE))) {
      sweepOf(test).spoiledBy.push(id);
      throw new Error(`Mutant ${id} left something behind.`);
    }
    dead.add(id);
    sweepOf(test).killed.push({ id, test: test.fullTestName });
  }
}

async function passes(run: () => Promise<void>, id: number): Promise<boolean> {
  on = id;
  asked = 0;
  if (id !== NONE) writeFileSync(trying, String(id));
  try {
    await run();
    return true;
  } catch {
    return false;
  } finally {
    on = NONE;
    if (id !== NONE) writeFileSync(trying, '');
  }
}

function sweepOf({ file }: RunnerTestCase): Sweep {
  file.meta.sweep ??= { milliseconds: 0, reached: [], loaded: [], killed: [], spoiledBy: [] };
  return file.meta.sweep;
}

function addAll(list: number[], ids: Iterable<number>): void {
  for (const id of ids) if (!list.includes(id)) list.push(id);
}
