import { type AdventureView, type Made, wordsFor } from '@crawlspace/brimstone';
import { contentOf } from '@crawlspace/kernel';
import type { GameWords } from '../game/kit.ts';
import { language } from '../settings/index.ts';
import { gameSpeaker } from '../text/speaker.ts';
import { content } from './content.ts';
import type { Brimstone } from './shape.ts';

/** The words of what this page shows; of a table those of its own. */
export const words: GameWords<Brimstone> = {
  say: (...told) => wordsFor(content()).say(...told),
  hasText: (key) => wordsFor(content()).hasText(key),
  cardWords: (...told) => wordsFor(content()).cardWords(...told),
  logLine: (language, view, event) => wordsFor(contentOf(view)).logLine(language, view, event),
  optionText: (language, view, option) =>
    wordsFor(contentOf(view)).optionText(language, view, option),
};

/** How a number came about: `2 + 1 from Boots`. */
export function howMade(view: AdventureView, made: Made): string {
  return wordsFor(contentOf(view)).howMade(language.value, made);
}

export const { hasText } = words;
export const { gameText, nameOf, printedOn } = gameSpeaker(words);

/** Enemies are named in the plural; this is what one of them is called. */
export function nameOfOne(type: string): string {
  return gameText(`${type}.one`);
}
