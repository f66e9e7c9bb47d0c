import { onceFor, type Words, wordsOf } from '@crawlspace/kernel';
import type { Content } from '../content-types.ts';
import { abilityText } from '../language/text/ability-text.ts';
import { madeTexts } from '../language/text/made.ts';
import type { Spoken } from '../say.ts';
import { cardWords } from './cards.ts';
import { faceText } from './face-text.ts';
import { howMade, logLine } from './log.ts';
import { missingTexts } from './missing.ts';
import { optionText } from './options.ts';
import { texts } from './texts.ts';
import { tileName, zoneName } from './zones.ts';

/** All that can be said of some content. */
export interface HellscapeWords extends Words {
  readonly abilityText: Saying<typeof abilityText>;
  readonly cardWords: Saying<typeof cardWords>;
  readonly faceText: Saying<typeof faceText>;
  readonly howMade: Saying<typeof howMade>;
  readonly logLine: Saying<typeof logLine>;
  readonly missingTexts: Saying<typeof missingTexts>;
  readonly optionText: Saying<typeof optionText>;
  readonly tileName: Saying<typeof tileName>;
  readonly zoneName: Saying<typeof zoneName>;
}

type Saying<Of> = Of extends (words: Spoken, ...told: infer Told) => infer Said
  ? (...told: Told) => Said
  : never;

/** The words of a table, by the content it plays with. */
export const wordsFor = onceFor((content: Content): HellscapeWords => {
  const words = wordsOf({ ...texts, ...content.texts }, madeTexts(content));
  const spoken: Spoken = { ...words, content };
  return {
    ...words,
    abilityText: (...told) => abilityText(spoken, ...told),
    cardWords: (...told) => cardWords(spoken, ...told),
    faceText: (...told) => faceText(spoken, ...told),
    howMade: (...told) => howMade(spoken, ...told),
    logLine: (...told) => logLine(spoken, ...told),
    missingTexts: (...told) => missingTexts(spoken, ...told),
    optionText: (...told) => optionText(spoken, ...told),
    tileName: (...told) => tileName(spoken, ...told),
    zoneName: (...told) => zoneName(spoken, ...told),
  };
});
