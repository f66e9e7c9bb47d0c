import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Mutant } from './mutants.ts';
import { tryMutants } from './pool.ts';

/** A folder with one small test file, and another that is left out. */
const FOLDER = 'server/src/http';
const FILE = `packages/${FOLDER}/port.ts`;
const TESTS = `packages/${FOLDER}/port.test.ts`;
const WITHOUT_OTHERS = { workers: 1, without: ['/gate.test.ts'] };

function mutant(original: string, mutated: string, file = FILE): Mutant {
  const start = readFileSync(file, 'utf8').indexOf(original);
  expect(start, original).toBeGreaterThan(0);
  const end = start + original.length;
  return { file, line: 0, kind: 'value', start, end, original, mutated };
}

test('one worker tells mutants that a test notices from those that none does', async () => {
  const wrong = mutant('port <= HIGHEST_PORT', 'port > HIGHEST_PORT');
  const alike = mutant('Number(text)', 'Number.parseInt(text)');
  const fatal = mutant('Number(text)', 'process.exit()');
  const whileLoading = mutant('65_535', '65_534');
  const mutants = [wrong, alike, fatal, alike, whileLoading];
  const verdicts = await tryMutants(FOLDER, mutants, WITHOUT_OTHERS, () => undefined);
  expect(verdicts.map(({ killedBy }) => killedBy?.file ?? null)).toEqual([
    TESTS,
    null,
    TESTS,
    null,
    TESTS,
  ]);
  expect(verdicts.map(({ reachedBy }) => reachedBy)).toEqual([1, 1, 1, 1, 1]);
});

test('a mutant answers only for the tests that it was tried with', async () => {
  const kernel = 'packages/kernel/src';
  const wrong = mutant('this.#value = undefined;', ';', `${kernel}/kept.ts`);
  const alike = mutant('made.get(thing)', '(made.get(thing))', `${kernel}/once.ts`);
  const others = ['compact', 'deck', 'graph', 'hash', 'luck', 'question', 'random', 'rule'];
  const effort = { workers: 1, without: others.map((name) => `/${name}.test.ts`) };
  const statement = { ...wrong, kind: 'statement' };
  const verdicts = await tryMutants('kernel/src', [statement, alike], effort, () => undefined);
  expect(verdicts.map(({ killedBy }) => killedBy?.file ?? null)).toEqual([
    `${kernel}/kept.test.ts`,
    null,
  ]);
});

test('what no test gets to survives without any being run', async () => {
  // In a file that no test of the folder loads.
  const file = `packages/${FOLDER}/api.ts`;
  const start = readFileSync(file, 'utf8').indexOf('return ');
  const unseen = { ...mutant('Number(text)', ''), file, kind: 'statement', start, end: start };
  const [verdict] = await tryMutants(FOLDER, [unseen], WITHOUT_OTHERS, () => undefined);
  expect(verdict).toMatchObject({ killedBy: null, reachedBy: 0 });
});
