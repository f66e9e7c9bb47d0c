import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

interface Said {
  readonly file: string;
  readonly en: string;
  readonly it: string;
}

const LITERAL = `('(?:[^'\\\\]|\\\\.)*'|"(?:[^"\\\\]|\\\\.)*")`;
const TEXT = new RegExp(`\\ben:\\s*${LITERAL},\\s*it:\\s*${LITERAL}`, 'g');

/** Every text in two languages, wherever it stands in the sources; what is filled in is left out. */
const texts: readonly Said[] = globSync('packages/*/src/**/*.{ts,tsx}')
  .filter((file) => !file.includes('.test.'))
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(TEXT)].map(([, en = '', it = '']) => ({
      file,
      en: plain(en),
      it: plain(it),
    })),
  );

/** Without quotes, and with a mark where something is filled in: its name is not read by anybody. */
function plain(literal: string): string {
  return literal.slice(1, -1).replace(/\{\w+\}/g, '{}');
}

/** The right column of the last table of a page, word by word. */
function neverIn(page: string): string[] {
  const [, table = ''] = readFileSync(page, 'utf8').split('| Say | Never |');
  return [...table.matchAll(/^\|[^|]+\|([^|]+)\|$/gm)].flatMap(([, never = '']) =>
    never.includes('---') ? [] : never.split(',').map((word) => word.trim()),
  );
}

function speaksOf(word: string): RegExp {
  const start = word.replace('…', '');
  return new RegExp(`(?<![\\p{L}])${start}${word === start ? '(?![\\p{L}])' : ''}`, 'iu');
}

/** Cards and stories may speak at more length than buttons. */
const IN_FULL = /^packages\/(brimstone|hellscape)\//;
const LONG_FORMS = /not$/;

const ENGLISH = neverIn('docs/glossary.md');
const ITALIAN = neverIn('docs/guides/italian-terms.md');

describe('what people read', () => {
  test('is found', () => {
    expect(texts.length).toBeGreaterThan(5000);
    expect(ENGLISH).toContain('export…');
    expect(ITALIAN).toContain('rovist…');
  });

  test.each(ENGLISH)('never says "%s"', (word) => {
    const heard = texts.filter(({ file }) => !(LONG_FORMS.test(word) && IN_FULL.test(file)));
    expect(heard.filter(({ en }) => speaksOf(word).test(en))).toEqual([]);
  });

  test.each(ITALIAN)('never says "%s" in Italian', (word) => {
    expect(texts.filter(({ it }) => speaksOf(word).test(it))).toEqual([]);
  });

  test('has one kind of apostrophe', () => {
    expect(texts.filter(({ en, it }) => /['`´]/.test(`${en} ${it}`))).toEqual([]);
  });

  test('writes 68% in English and 68 % in Italian', () => {
    const wrong = texts.filter(({ en, it }) => /[\d}]\s%/.test(en) || /[\d}]%/.test(it));
    expect(wrong.filter(({ en }) => en !== '%')).toEqual([]);
  });
});
