import { content, say } from '@crawlspace/brimstone';
import * as hellscape from '@crawlspace/hellscape';
import { afterEach, expect, test } from 'vitest';
import { musterTexts } from '../brimstone/muster/texts.ts';
import { tableTexts } from '../brimstone/table/texts.ts';
import { reportTexts } from '../hellscape/after/texts.ts';
import { musterTexts as descentTexts } from '../hellscape/muster/texts.ts';
import { language } from '../settings/index.ts';
import { afterTexts } from './after.ts';
import { commonTexts } from './common.ts';
import { homeTexts } from './home.ts';
import { nameOf, t } from './index.ts';
import { gameNames } from './names.ts';
import { replayTexts } from './replay.ts';
import { rulesTexts } from './rules.ts';
import { settingsTexts } from './settings.ts';
import { fill, type Texts } from './speaker.ts';

const CATALOGUES: readonly Texts[] = [
  commonTexts,
  homeTexts,
  musterTexts,
  tableTexts,
  descentTexts,
  reportTexts,
  afterTexts,
  replayTexts,
  rulesTexts,
  settingsTexts,
  gameNames,
];

/** A remark that only one language needs. */
const EMPTY_IN_ENGLISH = ['english'];

afterEach(() => {
  language.value = 'en';
});

test('every text is there in both languages and fills in the same things', () => {
  const names = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name);
  for (const catalogue of CATALOGUES) {
    for (const [key, { en, it }] of Object.entries(catalogue)) {
      expect(it, key).not.toBe('');
      if (EMPTY_IN_ENGLISH.includes(key)) continue;
      expect(en, key).not.toBe('');
      expect([...new Set(names(it))].sort(), key).toEqual([...new Set(names(en))].sort());
    }
  }
});

test('names shown before the game is loaded are the names of the game', () => {
  for (const id of [...Object.keys(content.missions), ...Object.keys(content.classes)]) {
    for (const lang of ['en', 'it'] as const) {
      language.value = lang;
      expect(nameOf(id)).toBe(say(lang, { key: `${id}.name` }));
    }
  }
});

test('so are those of Hellscape: quests by name, classes by their hero', () => {
  for (const lang of ['en', 'it'] as const) {
    language.value = lang;
    for (const id of Object.keys(hellscape.content.quests)) {
      expect(nameOf(id)).toBe(hellscape.say(lang, { key: `${id}.name` }));
    }
    for (const id of hellscape.CLASSES) {
      expect(nameOf(id)).toBe(hellscape.say(lang, { key: `hero.${id}` }));
    }
  }
});

test('texts follow the language at once', () => {
  expect(t('nav.settings')).toBe('Settings');
  language.value = 'it';
  expect(t('nav.settings')).toBe('Impostazioni');
});

test('one is told from many', () => {
  const text = '{count} {count|hero|heroes}';
  expect(fill(text, { count: 1 })).toBe('1 hero');
  expect(fill(text, { count: 0 })).toBe('0 heroes');
  expect(fill(text, { count: 4 })).toBe('4 heroes');
  expect(fill('{who} sees {what}', { who: 'Ada' })).toBe('Ada sees {what}');
});
