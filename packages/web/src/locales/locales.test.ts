import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { en, type TextKey } from './en.ts';
import { it } from './it.ts';
import { preferredLanguage, Speaker } from './speaker.ts';

const WEB = join(import.meta.dirname, '..', '..');
const keys = Object.keys(en) as TextKey[];

test.each(keys)('%s has the same gaps in both languages, and words in both', (key) => {
  expect(gapsOf(it[key])).toEqual(gapsOf(en[key]));
  expect(it[key].trim()).not.toBe('');
});

test('index.html says before the script runs what the English texts say', () => {
  const page = readFileSync(join(WEB, 'index.html'), 'utf8');
  const asked = [...page.matchAll(/data-text="([\w.-]+)"\s*>\s*([^<]*?)\s*</g)];
  expect(asked.length).toBe(page.split('data-text=').length - 1);
  for (const [, key, text] of asked) {
    expect(text?.replaceAll(/\s+/g, ' '), key).toBe(en[key as TextKey]);
  }
});

test('every text is used', () => {
  const files = [...globSync('src/**/*.ts', { cwd: WEB }), 'index.html'];
  const sources = files
    .filter((file) => !file.includes('locales'))
    .map((file) => readFileSync(join(WEB, file), 'utf8'))
    .join('\n');
  // Keys that are put together from a stem and what the game says, such as `hero.${seat}`.
  const stems = [...sources.matchAll(/[`'"]([\w-]+(?:\.[\w-]+)*)\.\$\{/g)].map(([, stem]) => stem);
  const plurals = [...sources.matchAll(/count\(\s*'([\w.-]+)'/g)].map(([, stem]) => stem);
  const isUsed = (key: string) =>
    sources.includes(`'${key}'`) ||
    sources.includes(`"${key}"`) ||
    [...stems, ...plurals, 'prompt'].some((stem) => key.startsWith(`${stem}.`));
  expect(keys.filter((key) => !isUsed(key))).toEqual([]);
});

test('says how many in the right form', () => {
  const english = new Speaker('en');
  expect(english.count('option.reroll', 1)).toBe('Roll 1 die again');
  expect(english.count('option.reroll', 3)).toBe('Roll 3 dice again');
  expect(new Speaker('it').count('hero.rumours', 2)).toBe('2 dicerie');
});

test('speaks the first of the reader’s languages that it knows', () => {
  expect(preferredLanguage(['de-AT', 'it-IT', 'en'])).toBe('it');
  expect(preferredLanguage(['fr'])).toBe('en');
  expect(preferredLanguage([])).toBe('en');
});

function gapsOf(text: string): string[] {
  return [...text.matchAll(/\{\w+\}/g)].map(([gap]) => gap).sort();
}
