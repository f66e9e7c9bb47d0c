import { test } from 'vitest';
import { type RuleId, readLedger } from './ledger.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** The rules of the ledger that this test covers when it passes. */
    rules?: readonly RuleId[];
  }
}

const known: ReadonlySet<string> = new Set(
  (['brimstone', 'hellscape'] as const).flatMap((game) => readLedger(game).map(({ id }) => id)),
);

/**
 * A test that shows one or more rules of the ledger. `npm run rules` counts a rule as covered only
 * when such a test ran and passed. Ids that are not in the ledger fail.
 */
export function rule(
  ids: RuleId | readonly RuleId[],
  title: string,
  body: () => unknown,
): void {
  const rules = typeof ids === 'string' ? [ids] : ids;
  const unknown = rules.filter((id) => !known.has(id));
  if (unknown.length > 0) throw new Error(`not in the rules ledger: ${unknown.join(', ')}`);
  test(`${rules.join(' ')} ${title}`, async ({ task }) => {
    task.meta.rules = rules;
    await body();
  });
}
