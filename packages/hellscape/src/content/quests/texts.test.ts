import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES } from '@crawlspace/kernel';
import { describe, expect, it } from 'vitest';
import { play } from '../../../test/quests.ts';
import { questsTexts } from '../../locales/cards/quests.ts';
import type { Texts } from '../../locales/types.ts';
import { content } from '../index.ts';
import { questCards, quests } from './index.ts';

const QUESTS = Object.values(quests);
const texts: Texts = questsTexts;

/** What the quests are written in, their cards and the code of their specials: names in it must have words. */
const rulesOfAll = [
  JSON.stringify(questCards),
  ...readdirSync(new URL('.', import.meta.url))
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8')),
].join('\n');

/** The names of what is filled in, in any order. */
function placeholders(text: string): string[] {
  return [...new Set(text.match(/\{\w+/g) ?? [])].sort();
}

describe('the words of the quests', () => {
  it.each(QUESTS.map(({ id }) => id))('%s has a name, a story and notes', (id) => {
    for (const part of ['name', 'story', 'notes']) {
      for (const language of LANGUAGES) expect(texts[`${id}.${part}`]?.[language]).toBeTruthy();
    }
    const sentences = (texts[`${id}.story`]?.en ?? '').split(/[.!?] /).length;
    expect(sentences).toBeGreaterThanOrEqual(2);
    expect(sentences).toBeLessThanOrEqual(4);
  });

  it.each(QUESTS.map(({ id }) => id))('%s has words and numbers for its objectives', (id) => {
    for (const heroes of [1, 4]) {
      const { state } = play(id, { heroes });
      for (const { text } of quests[id]?.objectives({ state, content }) ?? []) {
        const named = Object.keys(text.params ?? {}).map((name) => `{${name}`);
        for (const language of LANGUAGES)
          expect(placeholders(texts[text.key]?.[language] ?? '?')).toEqual(named.sort());
      }
    }
  });

  it('both languages fill in the same', () => {
    for (const { en, it: italian } of Object.values(texts))
      expect(placeholders(italian)).toEqual(placeholders(en));
  });

  it.each([
    ['deed', /(?:ownDeed\('|"id":")([a-z-]+)(?:'|","(?:at|cost)")/g, 15],
    ['purpose', /(?:purpose: '|"purpose":"|"told":")([a-z-]+)/g, 20],
    ['purpose', /(?:do\.lose\(g, '|"(?:lost|cause)":")([a-z-]+)/g, 4],
  ] as const)('every %s of a quest has words (%s)', (kind, named, least) => {
    const names = [...rulesOfAll.matchAll(named)].map(([, name]) => name);
    expect(names.length).toBeGreaterThanOrEqual(least);
    for (const name of names)
      if (name !== 'starting') expect(texts).toHaveProperty([`${kind}.${name}`]);
  });

  it('quests come in the order of the book', () =>
    expect(QUESTS.map(({ number }) => number)).toEqual(QUESTS.map((_, before) => before + 1)));
});
