import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SOURCES = new URL('./', import.meta.url);

/** A sheet of styles: files that lie together are loaded together. */
const sheetOf = (file: string) => file.replace(/(styles\/)?[^/]*$/, '');

/** The selectors of a file, one by one. */
function selectorsIn(file: string): string[] {
  const text = readFileSync(new URL(file, SOURCES), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  return [...text.matchAll(/([^{};]+)\{/g)]
    .map(([, selectors = '']) => selectors.trim())
    .filter((selectors) => !selectors.startsWith('@'))
    .flatMap((selectors) => selectors.split(/,(?![^(]*\))/))
    .map((selector) => selector.trim());
}

/** The class that a selector styles wherever it stands; null where another class keeps it in its place. */
function looseClass(selector: string): string | null {
  if (/\[data-(game|light|world)/.test(selector)) return null;
  const classes = new Set([...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name));
  const [only] = classes;
  return classes.size === 1 && only ? only : null;
}

test('no two sheets style the same class: what was opened once stays loaded', () => {
  const sheets = new Map<string, Set<string>>();
  for (const file of globSync('**/*.css', { cwd: SOURCES })) {
    for (const name of selectorsIn(file).map(looseClass)) {
      if (name) sheets.set(name, (sheets.get(name) ?? new Set()).add(sheetOf(file)));
    }
  }
  const shared = [...sheets].filter(([, all]) => all.size > 1);
  expect(shared.map(([name, all]) => `.${name}: ${[...all].join(', ')}`)).toEqual([]);
  expect(sheets.size).toBeGreaterThan(500);
});
