import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { createVitest, type Reporter, type TestModule, type TestSpecification } from 'vitest/node';
import { apply, type Mutant } from './mutants.ts';
import type { Sweep } from './runner.ts';
import { withSwitches } from './switches.ts';

/**
 * Runs the tests of a package against one mutant after the other. No file is touched: the mutant is
 * slipped in while its module is loaded. A process of its own, so that an endless loop can be ended.
 */
export type Order =
  /** Run all tests without a mutant, and with each that they reach and that is not left out. */
  | {
      readonly t: 'sweep';
      readonly mutants: readonly Mutant[];
      readonly except: readonly number[];
      /** Test files that were swept before. */
      readonly done: readonly string[];
    }
  /** Run these test files in this order, up to the first failure. */
  | { readonly t: 'try'; readonly mutant: Mutant; readonly tests: readonly string[] };

export type Report =
  | { readonly t: 'test' }
  | { readonly t: 'swept'; readonly file: string; readonly sweep: Sweep }
  | { readonly t: 'done'; readonly failure: Failure | null };

export interface Failure {
  readonly file: string;
  readonly test: string;
  /** The mutant of a sweep with which a test did not end. */
  readonly endless?: number;
}

const [packageName = '', ...without] = process.argv.slice(2);
let order: Order | null = null;
/** The first one of this run. The result of a run also knows what failed in earlier ones. */
let failure: Failure | null = null;

const slipIn: Plugin = {
  name: 'mutant',
  enforce: 'pre',
  load: (file) => {
    if (!mutantsOf(order).some((each) => resolve(each.file) === file)) return null;
    const source = readFileSync(file, 'utf8');
    if (order?.t === 'try') return apply(order.mutant, source);
    const except = new Set(order?.except);
    const switched = mutantsOf(order)
      .map((mutant, id) => ({ id, mutant }))
      .filter(({ id, mutant }) => !except.has(id) && resolve(mutant.file) === file);
    return withSwitches(source, switched);
  },
};

function mutantsOf(order: Order | null): readonly Mutant[] {
  if (!order) return [];
  return order.t === 'try' ? [order.mutant] : order.mutants;
}

const reporter: Reporter = {
  onTestCaseResult: () => tell({ t: 'test' }),
  onTestModuleEnd: (module) => {
    const file = module.relativeModuleId;
    failure ??= failureOf(module);
    if (order?.t !== 'sweep') return;
    const { sweep } = module.meta();
    if (sweep) tell({ t: 'swept', file, sweep });
  },
};

class AsGiven {
  sort = async (files: TestSpecification[]) => files;
  shard = this.sort;
}

const vitest = await createVitest(
  {
    watch: false,
    reporters: [reporter],
    // One thread: the files run in the order they are given in, and none after the first failure.
    pool: 'threads',
    maxWorkers: 1,
    bail: 1,
    sequence: { sequencer: AsGiven },
    fsModuleCache: false,
    runner: join(import.meta.dirname, 'runner.ts'),
  },
  { plugins: [slipIn] },
);
await vitest.standalone();
const all = await vitest.globTestSpecifications([`packages/${packageName}/`]);
const tests = new Map(
  all
    .filter(({ moduleId }) => !without.some((part) => moduleId.includes(part)))
    .map((test) => [test.moduleId, test]),
);

process.on('message', async (next: Order) => {
  const changed = [...mutantsOf(order), ...mutantsOf(next)];
  order = next;
  for (const file of new Set(changed.map(({ file }) => resolve(file)))) vitest.invalidateFile(file);
  failure = null;
  const { unhandledErrors } = await vitest.runTestSpecifications(testsFor(next));
  const isAlone = next.t === 'try';
  if (isAlone && unhandledErrors.length > 0)
    failure ??= { file: '', test: 'an error outside of the tests' };
  tell({ t: 'done', failure });
});

function testsFor(order: Order): TestSpecification[] {
  if (order.t === 'sweep') {
    const done = new Set(order.done.map((file) => resolve(file)));
    return [...tests.values()].filter(({ moduleId }) => !done.has(moduleId));
  }
  return order.tests.flatMap((file) => tests.get(resolve(file)) ?? []);
}

function failureOf(module: TestModule): Failure | null {
  const file = module.relativeModuleId;
  const [error] = module.errors();
  if (error) return { file, test: error.message };
  for (const test of module.children.allTests('failed')) return { file, test: test.fullName };
  return null;
}

function tell(report: Report): void {
  process.send?.(report);
}
