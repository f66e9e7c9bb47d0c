import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { createVitest, type Reporter, type TestModule, type TestSpecification } from 'vitest/node';
import { apply, type Mutant } from './mutants.ts';
import { withProbes } from './probes.ts';

/**
 * Runs the tests of a package against one mutant after the other. No file is touched: the mutant is
 * slipped in while its module is loaded. A process of its own, so that an endless loop can be ended.
 */
export type Order =
  /** Run all tests, and say which of them reach these mutants. */
  | { readonly t: 'probe'; readonly mutants: readonly Mutant[] }
  /** Run these test files in this order, up to the first failure. */
  | { readonly t: 'try'; readonly mutant: Mutant; readonly tests: readonly string[] };

export type Report =
  | { readonly t: 'test' }
  | { readonly t: 'file'; readonly file: string; readonly milliseconds: number }
  | {
      readonly t: 'probed';
      readonly file: string;
      readonly reached: readonly number[];
      readonly loaded: readonly number[];
    }
  | { readonly t: 'done'; readonly failure: Failure | null };

export interface Failure {
  readonly file: string;
  readonly test: string;
}

const [packageName = '', ...without] = process.argv.slice(2);
let order: Order | null = null;
/** The first one of this run. The result of a run also knows what failed in earlier ones. */
let failure: Failure | null = null;

const slipIn: Plugin = {
  name: 'mutant',
  enforce: 'pre',
  load: (id) => {
    if (!mutantsOf(order).some(({ file }) => resolve(file) === id)) return null;
    const source = readFileSync(id, 'utf8');
    if (order?.t === 'try') return apply(order.mutant, source);
    const probed = mutantsOf(order).map((mutant, id) => ({ id, mutant }));
    return withProbes(
      source,
      probed.filter(({ mutant }) => resolve(mutant.file) === id),
    );
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
    if (order?.t !== 'probe') return;
    tell({ t: 'file', file, milliseconds: module.diagnostic().duration });
    const { reached = [], loaded = [] } = module.meta();
    tell({ t: 'probed', file, reached, loaded });
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
    setupFiles: join(import.meta.dirname, 'setup.ts'),
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
  if (unhandledErrors.length > 0) failure ??= { file: '', test: 'an error outside of the tests' };
  tell({ t: 'done', failure });
});

function testsFor(order: Order): TestSpecification[] {
  if (order.t === 'probe') return [...tests.values()];
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
