import { expect, test } from 'vitest';
import { findPlaces } from './mutations.ts';
import { canBeSwitched, type Switched, withSwitches } from './switches.ts';

/** One mutant for every place of the source. */
function placesOf(source: string): Switched[] {
  return findPlaces(source).map(({ start, end, kind, instead: [mutated = ''] }, id) => {
    const original = source.slice(start, end);
    return { id, mutant: { file: '', line: 1, kind, start, end, original, mutated } };
  });
}

/** What the probes report while the function runs with them, and what comes out. */
function run(source: string, ...args: unknown[]): { result: unknown; reached: string[] } {
  const switched = placesOf(source);
  const seen = new Set<number>();
  Object.assign(globalThis, { isOn: (id: number) => void seen.add(id) });
  const result = new Function(`return ${withSwitches(source, switched)}`)()(...args);
  const texts = switched.filter(({ id }) => seen.has(id)).map(({ mutant }) => mutant.original);
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
  expect(placesOf(source).map(({ mutant }) => canBeSwitched(mutant, source))).toEqual([false]);
  expect(run(source)).toEqual({ result: undefined, reached: [] });
});
