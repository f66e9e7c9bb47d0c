import { expect, test } from 'vitest';
import { findPlaces } from './mutations.ts';
import { canBeProbed, type Probed, withProbes } from './probes.ts';

/** One mutant for every place of the source. */
function placesOf(source: string): Probed[] {
  return findPlaces(source).map(({ start, end, kind }, id) => {
    const original = source.slice(start, end);
    return { id, mutant: { file: '', line: 1, kind, start, end, original, mutated: '' } };
  });
}

/** What the probes report while the function runs with them, and what comes out. */
function run(source: string, ...args: unknown[]): { result: unknown; reached: string[] } {
  const probed = placesOf(source);
  const seen = new Set<number>();
  Object.assign(globalThis, { reached: (id: number) => seen.add(id) });
  const result = new Function(`return ${withProbes(source, probed)}`)()(...args);
  const texts = probed.filter(({ id }) => seen.has(id)).map(({ mutant }) => mutant.original);
  return { result, reached: [...new Set(texts)] };
}

test('a place says that it is reached, and nothing else changes', () => {
  const source = '(a) => { const f = () => a < 2 && a !== 0; return f() ? f() : 7; }';
  expect(run(source, 1)).toEqual({
    result: true,
    reached: ['a < 2 && a !== 0', 'a < 2', '2', 'a !== 0', '0', 'f()'],
  });
  expect(run(source, 5)).toEqual({
    result: 7,
    reached: ['a < 2 && a !== 0', 'a < 2', '2', 'f()', '7'],
  });
});

test('a statement stays a single one', () => {
  const source = '(a, b) => { if (a) b.push(3); else b.push(4); return b; }';
  expect(run(source, false, [])).toEqual({ result: [4], reached: ['a', 'b.push(4);', '4'] });
});

test('a chain that may end early is left whole', () => {
  const source = '(a) => a?.filter(Boolean).length';
  expect(placesOf(source).map(({ mutant }) => canBeProbed(mutant, source))).toEqual([false]);
  expect(run(source)).toEqual({ result: undefined, reached: [] });
});
