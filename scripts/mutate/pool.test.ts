import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Mutant } from './mutants.ts';
import { tryMutants } from './pool.ts';

/** A folder with one small test file: each mutant runs all of them. */
const FOLDER = 'server/src/http';
const FILE = `packages/${FOLDER}/port.ts`;
const TESTS = `packages/${FOLDER}/port.test.ts`;

function mutant(original: string, mutated: string): Mutant {
  const start = readFileSync(FILE, 'utf8').indexOf(original);
  expect(start, original).toBeGreaterThan(0);
  const end = start + original.length;
  return { file: FILE, line: 0, kind: 'value', start, end, original, mutated };
}

test('one worker tells mutants that a test notices from those that none does', async () => {
  const wrong = mutant('port <= HIGHEST_PORT', 'port > HIGHEST_PORT');
  const alike = mutant('{1,5}', '{1,05}');
  const fatal = mutant('const port =', 'process.exit(); const port =');
  const mutants = [wrong, alike, fatal, alike, wrong];
  const verdicts = await tryMutants(FOLDER, mutants, 1, () => undefined);
  expect(verdicts.map(({ killedBy }) => killedBy?.file ?? null)).toEqual([
    TESTS,
    null,
    TESTS,
    null,
    TESTS,
  ]);
});
