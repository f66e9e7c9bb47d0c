import { globSync, readFileSync } from 'node:fs';
import {
  areaOf,
  type GameName,
  needsTest,
  type RuleId,
  readLedger,
} from '@crawlspace/kernel/testing';
import { createVitest, type Reporter } from 'vitest/node';

export interface Coverage {
  readonly total: number;
  readonly physical: number;
  readonly covered: number;
  readonly uncovered: readonly RuleId[];
}

const TEST_FILES = 'packages/*/{src,test}/**/*.test.ts';

/** Runs the tests that cite rules and returns the ids whose tests passed, and how many tests failed. */
export async function runRuleTests(
  include = TEST_FILES,
): Promise<{ covered: ReadonlySet<string>; failed: number }> {
  const covered = new Set<string>();
  let failed = 0;
  const reporter: Reporter = {
    onTestCaseResult(testCase) {
      const passed = testCase.result().state === 'passed';
      if (!passed) failed++;
      for (const id of passed ? (testCase.meta().rules ?? []) : []) covered.add(id);
    },
    onTestModuleEnd(module) {
      if (module.errors().length > 0) failed++;
      for (const error of module.errors()) console.error(error.message);
    },
  };
  const files = globSync(include).filter((file) => /\brule\(/.test(readFileSync(file, 'utf8')));
  if (files.length === 0) return { covered, failed };
  const vitest = await createVitest('test', {
    watch: false,
    reporters: [reporter],
    include: [include],
  });
  await vitest.start(files);
  await vitest.close();
  return { covered, failed };
}

export function coverageOf(game: GameName, covered: ReadonlySet<string>): Coverage {
  const entries = readLedger(game);
  const testable = entries.filter(needsTest);
  const uncovered = testable.map(({ id }) => id).filter((id) => !covered.has(id));
  return {
    total: entries.length,
    physical: entries.length - testable.length,
    covered: testable.length - uncovered.length,
    uncovered,
  };
}

/** A line for each area of the rules, in the order of the ledger. */
export function areaTable(game: GameName, covered: ReadonlySet<string>): string[] {
  const areas = Map.groupBy(readLedger(game).filter(needsTest), ({ id }) => areaOf(id));
  return [...areas].map(([area, entries]) => {
    const done = entries.filter(({ id }) => covered.has(id)).length;
    return `  ${area.padEnd(14)} ${String(done).padStart(3)} / ${String(entries.length).padStart(3)}`;
  });
}
