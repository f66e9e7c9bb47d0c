import { content, wordsFor } from '@crawlspace/brimstone';
import * as hellscape from '@crawlspace/hellscape';
import { LANGUAGES } from '@crawlspace/kernel';
import { afterEach, expect, test } from 'vitest';
import { GAME_IDS } from '../game-ids.ts';
import { language } from '../settings/index.ts';
import { FRONTS, frontText, gameOfRule, knownName } from './fronts.ts';

afterEach(() => {
  language.value = 'en';
});

test('names shown before the game is loaded are the names of the game', () => {
  for (const id of [...Object.keys(content.missions), ...Object.keys(content.classes)]) {
    for (const lang of LANGUAGES) {
      language.value = lang;
      expect(knownName('brimstone', id)).toBe(wordsFor(content).say(lang, { key: `${id}.name` }));
    }
  }
});

test('so are those of Hellscape: quests by name, classes by their hero', () => {
  for (const lang of LANGUAGES) {
    language.value = lang;
    for (const id of Object.keys(hellscape.content.quests)) {
      expect(knownName('hellscape', id)).toBe(
        hellscape.wordsFor(hellscape.content).say(lang, { key: `${id}.name` }),
      );
    }
    for (const id of hellscape.CLASSES) {
      expect(knownName('hellscape', id)).toBe(
        hellscape.wordsFor(hellscape.content).say(lang, { key: `hero.${id}` }),
      );
    }
  }
});

test('every class of a game has a mark, and what is not known is shown as it is', () => {
  expect(Object.keys(FRONTS.brimstone.heroMarks).sort()).toEqual(
    Object.keys(content.classes).sort(),
  );
  expect(Object.keys(FRONTS.hellscape.heroMarks).sort()).toEqual([...hellscape.CLASSES].sort());
  expect(knownName('brimstone', 'tutorial')).toBe('tutorial');
});

test('games say what their turns are called, in both languages', () => {
  expect(frontText('brimstone', 'turn', { turn: 3 })).toBe('Turn 3');
  expect(frontText('hellscape', 'turn', { turn: 3 })).toBe('Round 3');
  language.value = 'it';
  expect(frontText('brimstone', 'turn', { turn: 3 })).toBe('Turno 3');
});

test('a rule is told by its number, and no two games number alike', () => {
  expect(gameOfRule('B-MOVE-01')).toBe('brimstone');
  expect(gameOfRule('H-MOVE-01')).toBe('hellscape');
  expect(gameOfRule('X-MOVE-01')).toBeNull();
  expect(new Set(GAME_IDS.map((game) => FRONTS[game].rulePrefix)).size).toBe(GAME_IDS.length);
});
