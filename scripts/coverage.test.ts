import { spawnSync } from 'node:child_process';
import { needsTest, type RuleId, readLedger, rule } from '@crawlspace/kernel/testing';
import { expect, test } from 'vitest';
import { areaTable, coverageOf } from './coverage.ts';

test('a rule counts as covered only when its test ran and passed', () => {
  const script = `
    const { runRuleTests } = await import('./scripts/coverage.ts');
    const { covered, failed } = await runRuleTests('scripts/coverage.fixture.ts');
    console.log('RESULT ' + JSON.stringify({ covered: [...covered], failed }));`;
  const args = ['--input-type=module', '-e', script];
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const [, result = ''] = stdout.split('RESULT ');
  expect(JSON.parse(result)).toEqual({ covered: ['B-DICE-01'], failed: 1 });
});

test('an id that is not in the ledger fails', () => {
  expect(() => rule('B-NONSENSE-99' as RuleId, 'never', () => undefined)).toThrow(
    'not in the rules ledger: B-NONSENSE-99',
  );
});

test('physical entries need no test and everything else is listed as uncovered', () => {
  const none = coverageOf('brimstone', new Set());
  expect(none.total).toBe(readLedger('brimstone').length);
  expect(none.covered).toBe(0);
  expect(none.uncovered.length).toBe(none.total - none.physical);
  expect(none.uncovered).not.toContain('B-DICE-07');
  const one = coverageOf('brimstone', new Set(['B-DICE-01', 'B-DICE-07']));
  expect(one.covered).toBe(1);
  expect(one.uncovered).not.toContain('B-DICE-01');
  expect(areaTable('brimstone', new Set(['B-DICE-01']))[0]).toMatch(/B-DICE +1 \/ +7/);
});

test('the ledgers are whole: every id once, every exception with a reason', () => {
  const entries = [...readLedger('brimstone'), ...readLedger('hellscape')];
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  for (const entry of entries) if (!needsTest(entry)) expect(entry.reason).toBeTruthy();
});
