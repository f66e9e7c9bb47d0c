import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import {
  createVitest,
  type Reporter,
  type TestRunResult,
  type TestSpecification,
} from 'vitest/node';
import { apply, type Mutant } from './mutants.ts';

/**
 * Runs the tests of a package against one mutant after the other. No file is touched: the mutant is
 * slipped in while its module is loaded. A process of its own, so that an endless loop can be ended.
 */
export interface Order {
  readonly mutant: Mutant | null;
  /** The test files to run first, in this order. */
  readonly first: readonly string[];
}

export type Report =
  | { readonly t: 'test' }
  | { readonly t: 'file'; readonly file: string; readonly milliseconds: number }
  | { readonly t: 'done'; readonly failure: Failure | null };

export interface Failure {
  readonly file: string;
  readonly test: string;
}

const [packageName = ''] = process.argv.slice(2);
let mutant: Mutant | null = null;

const slipIn: Plugin = {
  name: 'mutant',
  enforce: 'pre',
  load: (id) =>
    mutant && id === resolve(mutant.file) ? apply(mutant, readFileSync(id, 'utf8')) : null,
};

const reporter: Reporter = {
  onTestCaseResult: () => tell({ t: 'test' }),
  onTestModuleEnd: (module) => {
    const milliseconds = module.diagnostic().duration;
    tell({ t: 'file', file: module.relativeModuleId, milliseconds });
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
  },
  { plugins: [slipIn] },
);
await vitest.standalone();
const tests = await vitest.globTestSpecifications([`packages/${packageName}/`]);

process.on('message', async (order: Order) => {
  const changed = [mutant, order.mutant];
  mutant = order.mutant;
  for (const each of changed) if (each) vitest.invalidateFile(resolve(each.file));
  const places = new Map(order.first.map((file, place) => [resolve(file), place]));
  const place = ({ moduleId }: TestSpecification) => places.get(moduleId) ?? places.size;
  const result = await vitest.runTestSpecifications(tests.toSorted((a, b) => place(a) - place(b)));
  tell({ t: 'done', failure: failureOf(result) });
});

function failureOf({ testModules, unhandledErrors }: TestRunResult): Failure | null {
  for (const module of testModules) {
    const file = module.relativeModuleId;
    const [error] = module.errors();
    if (error) return { file, test: error.message };
    for (const test of module.children.allTests('failed')) return { file, test: test.fullName };
  }
  return unhandledErrors.length > 0 ? { file: '', test: 'an error outside of the tests' } : null;
}

function tell(report: Report): void {
  process.send?.(report);
}
