import { onceFor, type Words, wordsOf } from '@crawlspace/kernel';
import type { Content } from '../content-types.ts';
import { type CardWords, cardText, cardWords } from './cards.ts';
import { howMade, logLine } from './log.ts';
import { madeTexts } from './made.ts';
import { missingTexts } from './missing.ts';
import { optionText } from './options.ts';
import type { Spoken } from './say.ts';
import { texts } from './texts.ts';

/** All that can be said of some content. */
export interface BrimstoneWords extends Words {
  readonly cardWords: Saying<typeof cardWords>;
  readonly cardText: Saying<typeof cardText>;
  readonly logLine: Saying<typeof logLine>;
  readonly howMade: Saying<typeof howMade>;
  readonly optionText: Saying<typeof optionText>;
  readonly missingTexts: Saying<typeof missingTexts>;
}

type Saying<Of> = Of extends (words: Spoken, ...told: infer Told) => infer Said
  ? (...told: Told) => Said
  : never;

/** The words of a table, by the content it plays with. */
export const wordsFor = onceFor((content: Content): BrimstoneWords => {
  const words = wordsOf({ ...texts, ...content.texts }, madeTexts(content));
  const spoken: Spoken = { ...words, content };
  return {
    ...words,
    cardWords: (...told) => cardWords(spoken, ...told),
    cardText: (...told) => cardText(spoken, ...told),
    logLine: (...told) => logLine(spoken, ...told),
    howMade: (...told) => howMade(spoken, ...told),
    optionText: (...told) => optionText(spoken, ...told),
    missingTexts: (...told) => missingTexts(spoken, ...told),
  };
});

export type { CardWords };
