import { type HellscapeWords, wordsFor } from '@crawlspace/hellscape';
import type { GameWords } from '../game/kit.ts';
import { gameSpeaker } from '../text/speaker.ts';
import { content } from './content.ts';
import type { Hellscape } from './shape.ts';

/** The words of what this page shows; of a table those of its own. */
export const words: GameWords<Hellscape> & Omit<HellscapeWords, 'missingTexts'> = {
  say: (...told) => wordsFor(content()).say(...told),
  hasText: (key) => wordsFor(content()).hasText(key),
  abilityText: (...told) => wordsFor(content()).abilityText(...told),
  faceText: (...told) => wordsFor(content()).faceText(...told),
  tileName: (...told) => wordsFor(content()).tileName(...told),
  zoneName: (...told) => wordsFor(content()).zoneName(...told),
  cardWords: (...told) => wordsFor(content()).cardWords(...told),
  howMade: (...told) => wordsFor(content()).howMade(...told),
  logLine: (...told) => wordsFor(content()).logLine(...told),
  optionText: (...told) => wordsFor(content()).optionText(...told),
};

export const { hasText } = words;
export const { gameText, nameOf, printedOn } = gameSpeaker(words);
