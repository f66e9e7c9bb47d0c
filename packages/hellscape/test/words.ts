import { content } from '../src/content/index.ts';
import { wordsFor } from '../src/locales/words.ts';

/** The words of the built-in content, as most tests want them. */
export const { say, hasText, cardWords, abilityText, faceText, logLine, optionText } =
  wordsFor(content);
export const { missingTexts, tileName, zoneName } = wordsFor(content);
