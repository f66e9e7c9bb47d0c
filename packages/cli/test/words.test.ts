import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { content as adventures } from '@crawlspace/brimstone';
import { content as descents } from '@crawlspace/hellscape';
import { LANGUAGES } from '@crawlspace/kernel';
import { describe, expect, test } from 'vitest';
import { requireWritable, writeWhole } from '../src/files.ts';
import { brimstoneKit } from '../src/games/brimstone/kit.ts';
import { hellscapeKit } from '../src/games/hellscape/kit.ts';
import { Progress } from '../src/simulation/progress.ts';
import { UsageError } from '../src/usage.ts';
import { languageOf, word } from '../src/words.ts';
import { temporaryFolder } from './crawlspace.ts';

const folder = temporaryFolder();

/** Every key that the sources ask for by name. */
function keysInSources(): string[] {
  const files = readdirSync('packages/cli/src', { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const source = readFileSync(join('packages/cli/src', file), 'utf8');
      return [...source.matchAll(/\bword\(\s*language,\s*'([\w-]+)'/g)].map(([, key]) => key ?? '');
    });
}

describe("the terminal's own words", () => {
  test('are there for everything it says, in both languages', () => {
    const keys = new Set(keysInSources());
    expect(keys.size).toBeGreaterThan(20);
    // These are the same word as their key.
    const plain = ['health', 'sanity', 'depth', 'nothing', 'fire', 'frost', 'down', 'xp'];
    for (const key of keys) {
      if (!plain.includes(key)) expect(word('en', key)).not.toBe(key);
      expect(word('it', key)).not.toBe(key);
    }
  });

  test('are there for every reason an answer can be refused at one keyboard', () => {
    for (const reason of ['not-an-option', 'repeated', 'too-few', 'too-many', 'rule-failed'])
      for (const language of LANGUAGES) expect(word(language, reason)).not.toBe(reason);
  });

  test('are there for every kind of token', () => {
    const kinds = new Set(Object.values(descents.faces).map(({ kind }) => kind));
    expect(kinds.size).toBeGreaterThan(2);
    for (const kind of kinds)
      for (const language of LANGUAGES)
        expect(word(language, `token.${kind}`)).not.toBe(`token.${kind}`);
  });

  test('fill in what they are given', () => {
    expect(word('en', 'several', { min: 1, max: 3 })).toBe('1 to 3 of them');
    expect(word('it', 'several', { min: 1, max: 3 })).toBe('da 1 a 3');
  });

  test('a language is one of those there are, English unless asked', () => {
    expect(languageOf(undefined)).toBe('en');
    expect(languageOf('it')).toBe('it');
    expect(() => languageOf('EN')).toThrow(UsageError);
  });
});

describe('names', () => {
  test.each(LANGUAGES)('everything that a report of Brimstone names has one: %s', (language) => {
    const { muster, words } = brimstoneKit;
    const ids = [
      ...muster.heroes,
      ...muster.missions,
      ...Object.keys(adventures.enemies),
      ...adventures.threatDecks.low,
      ...adventures.itemDecks.gear,
    ];
    for (const id of ids) {
      expect(words.name(language, id)).not.toBe(id);
      expect(words.name(language, id)).not.toMatch(/[{}]/);
    }
    expect(words.name(language, 'nobody-knows')).toBe('nobody-knows');
    expect(words.ending(language, 'nobody-knows')).toBeNull();
  });

  test.each(LANGUAGES)('everything that a report of Hellscape names has one: %s', (language) => {
    const { muster, words } = hellscapeKit;
    const ids = [
      ...muster.heroes,
      ...muster.missions,
      ...Object.values(descents.mobs).map(({ type }) => type),
      ...Object.keys(descents.items),
      ...Object.keys(descents.doors),
      ...Object.keys(descents.skills),
    ];
    for (const id of ids) {
      expect(words.name(language, id)).not.toBe(id);
      expect(words.name(language, id)).not.toMatch(/[{}]/);
    }
    expect(words.name(language, 'nobody-knows')).toBe('nobody-knows');
  });

  test('targets are of missions and sizes that there are', () => {
    for (const { targets, muster } of [brimstoneKit, hellscapeKit]) {
      expect(targets.missions.length).toBeGreaterThan(0);
      for (const { mission, heroes, low, high } of targets.missions) {
        expect(muster.missions).toContain(mission);
        expect(heroes).toBeGreaterThanOrEqual(1);
        expect(heroes).toBeLessThanOrEqual(6);
        expect(low).toBeLessThan(high);
      }
    }
  });
});

describe('files', () => {
  test('are written whole, over what was there, with nothing left beside them', () => {
    const file = join(folder, 'a.txt');
    writeWhole(file, 'one');
    writeWhole(file, new TextEncoder().encode('two'));
    expect(readFileSync(file, 'utf8')).toBe('two');
    expect(readdirSync(folder)).toEqual(['a.txt']);
  });

  test('that can be written are not touched by trying', () => {
    const file = join(folder, 'b.txt');
    requireWritable(file);
    expect(readdirSync(folder)).not.toContain('b.txt');
    writeFileSync(file, 'kept');
    requireWritable(file);
    expect(readFileSync(file, 'utf8')).toBe('kept');
  });

  test('that cannot be written are refused before and after', () => {
    const inside = join(folder, 'sub');
    mkdirSync(inside);
    for (const file of [inside, join(folder, 'no', 'file')]) {
      expect(() => requireWritable(file)).toThrow(new UsageError(`cannot write ${file}`));
      expect(() => writeWhole(file, 'text')).toThrow(new UsageError(`cannot write ${file}`));
    }
  });
});

describe('the progress bar', () => {
  const result = { mission: '', heroes: [], cause: '', rounds: 1, decisions: 1 };
  const game = (won: boolean) => ({ ...result, won, facts: null, error: null });

  function terminal(isTTY: boolean) {
    const written: string[] = [];
    const stream = { isTTY, write: (text: string) => written.push(text) > 0 };
    return { written, stream: stream as unknown as NodeJS.WriteStream };
  }

  test('fills up, counts wins, and is wiped away at the end', () => {
    const { written, stream } = terminal(true);
    const progress = new Progress(4, stream);
    progress.count(game(true));
    progress.end();
    const [line = '', wiped] = written;
    expect(line).toMatch(/█{8}░{22} 1\/4 {2}100\.0% won {2}\d+:\d\d left$/);
    expect(wiped).toBe('\r\u001b[K');
  });

  test('says nothing where nobody watches', () => {
    const { written, stream } = terminal(false);
    const progress = new Progress(4, stream);
    progress.count(game(false));
    progress.end();
    expect(written).toEqual([]);
  });
});
