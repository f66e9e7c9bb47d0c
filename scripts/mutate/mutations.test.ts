import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { apply, drawMutants, sourceFiles } from './mutants.ts';
import { findPlaces } from './mutations.ts';

/** Everything the text could become, by one change. */
function changes(source: string): string[] {
  return findPlaces(source).flatMap(({ start, end, instead }) =>
    instead.map((text) => source.slice(0, start) + text + source.slice(end)),
  );
}

describe('the mutations', () => {
  test.each([
    [
      'a comparison moves its bound or turns round',
      'const f = a < b;',
      ['const f = (a <= b);', 'const f = (a >= b);'],
    ],
    ['equality is denied', 'const f = a === b;', ['const f = (a !== b);']],
    ['and becomes or', 'const f = a && b;', ['const f = (a || b);']],
    ['a default always holds', 'const f = a ?? b;', ['const f = (b);']],
    ['a denial is dropped', 'const f = !a;', ['const f = (a);']],
    ['plus becomes minus', 'const f = a + b;', ['const f = (a - b);']],
    ['a sign is left alone', 'const f = -a;', []],
    ['texts are left alone', 'const f = a + " die";', []],
    ['some becomes every', 'const f = a.some(b);', ['const f = a.every(b);']],
    ['the least becomes the greatest', 'const f = Math.min(a, b);', ['const f = Math.max(a, b);']],
    ['a filter lets everything through', 'const f = a.filter(b);', ['const f = a;']],
    [
      'numbers go up and down',
      'const f = [2, 0];',
      ['const f = [3, 0];', 'const f = [1, 0];', 'const f = [2, 1];'],
    ],
    ['true becomes false', 'const f = true;', ['const f = false;']],
  ])('%s', (_, source, expected) => {
    expect(changes(source)).toEqual(expected);
  });

  test('a condition becomes true, false and its opposite', () => {
    expect(changes('if (a) throw b; else if (c) for (;;) break;')).toEqual([
      'if (!(a)) throw b; else if (c) for (;;) break;',
      'if (a) throw b; else if (true) for (;;) break;',
      'if (a) throw b; else if (false) for (;;) break;',
      'if (a) throw b; else if (!(c)) for (;;) break;',
    ]);
    expect(changes('while (a) break;')).toEqual(['while (false) break;']);
    expect(changes('const f = a ? b : c;')).toHaveLength(3);
  });

  test('what a rule does is left out', () => {
    const source = 'function* f() { yield* a(); b++; c = d; return e; }';
    expect(changes(source)).toEqual([
      'function* f() { ; b++; c = d; return e; }',
      'function* f() { yield* a(); ; c = d; return e; }',
      'function* f() { yield* a(); (b -= 1); c = d; return e; }',
      'function* f() { yield* a(); b++; ; return e; }',
    ]);
  });

  test('types, imports and what errors say are left alone', () => {
    const source = `import { a } from './a.ts';
      type B = 1 | 2;
      const c: 3 = a as 4;
      const d = { 5: c satisfies 6 };
      function e(f: 7): 8 { throw new Error(f < 9 ? 'low' : 'high'); }
      for (let g: number = a; ; g++) break;`;
    expect(changes(source)).toEqual([]);
  });

  test('what the compiler is told does not hide what runs', () => {
    expect(changes('const f = (a as number) + b!;')).toEqual(['const f = ((a as number) - b!);']);
  });
});

describe('drawing mutants', () => {
  const files = sourceFiles('scripts/mutate/*.ts');

  test('takes sources, not tests or texts', () => {
    expect(files).toContain('scripts/mutate/mutations.ts');
    expect(files).not.toContain('scripts/mutate/mutations.test.ts');
    expect(sourceFiles('packages/hellscape/src/locales/*.ts')).toEqual([]);
  });

  test('draws the same for the same seed, every place once', () => {
    const mutants = drawMutants(files, 20, 'one');
    expect(mutants).toEqual(drawMutants(files, 20, 'one'));
    expect(mutants).not.toEqual(drawMutants(files, 20, 'two'));
    const places = drawMutants(files, 10_000, 'all').map(({ file, kind, start, end }) =>
      [file, kind, start, end].join(),
    );
    expect(new Set(places).size).toBe(places.length);
  });

  test('a mutant is its source with one text replaced, and knows its line', () => {
    const mutant = { file: '', kind: '', line: 2, start: 4, end: 5, original: 'b', mutated: 'c' };
    expect(apply(mutant, 'a;\n(b);')).toBe('a;\n(c);');
    for (const { file, line, original } of drawMutants(files, 20, 'lines')) {
      expect(
        readFileSync(file, 'utf8')
          .split('\n')
          .slice(line - 1)
          .join('\n'),
      ).toContain(original);
    }
  });
});
