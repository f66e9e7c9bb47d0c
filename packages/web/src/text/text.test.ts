import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Texts } from '@crawlspace/kernel';
import { afterEach, expect, test } from 'vitest';
import { language } from '../settings/index.ts';
import { appText } from './index.ts';
import { speaker } from './speaker.ts';

const SOURCES = dirname(dirname(fileURLToPath(import.meta.url)));
const NAME_OF_A_TABLE = /^export const (\w+Texts) = \{/gm;

/** Every table of texts there is, wherever it lies. */
async function textTables(): Promise<Map<string, Texts>> {
  const found = new Map<string, Texts>();
  for (const file of globSync('**/*.ts', { cwd: SOURCES })) {
    const path = join(SOURCES, file);
    const names = [...readFileSync(path, 'utf8').matchAll(NAME_OF_A_TABLE)].map(([, name]) => name);
    if (names.length === 0) continue;
    const module = (await import(/* @vite-ignore */ path)) as Record<string, Texts>;
    for (const name of names) if (name) found.set(`${file} ${name}`, module[name] ?? {});
  }
  return found;
}

afterEach(() => {
  language.value = 'en';
});

test('every text is there in both languages and fills in the same things', async () => {
  const names = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name);
  const tables = await textTables();
  expect(tables.size).toBeGreaterThan(20);
  for (const [table, texts] of tables) {
    expect(texts, table).not.toEqual({});
    for (const [text, { en, it }] of Object.entries(texts)) {
      const key = `${table}: ${text}`;
      expect(it, key).not.toBe('');
      expect(en, key).not.toBe('');
      expect([...new Set(names(it))].sort(), key).toEqual([...new Set(names(en))].sort());
    }
  }
});

test('texts follow the language at once', () => {
  expect(appText('nav.settings')).toBe('Settings');
  language.value = 'it';
  expect(appText('nav.settings')).toBe('Impostazioni');
});

test('one is told from many', () => {
  const say = speaker({
    heroes: { en: '{count} {count|hero|heroes}', it: '{count} {count|eroe|eroi}' },
    sight: { en: '{who} sees {what}', it: '{who} vede {what}' },
    plain: { en: 'Dark', it: 'Buio' },
  });
  expect(say('heroes', { count: 1 })).toBe('1 hero');
  expect(say('heroes', { count: 0 })).toBe('0 heroes');
  expect(say('sight', { who: 'Ada', what: 'the lantern' })).toBe('Ada sees the lantern');
  expect(say('plain')).toBe('Dark');
  // @ts-expect-error a text whose placeholders are not all filled in does not compile
  expect(say('sight', { who: 'Ada' })).toBe('Ada sees {what}');
  language.value = 'it';
  expect(say('heroes', { count: 4 })).toBe('4 eroi');
});
