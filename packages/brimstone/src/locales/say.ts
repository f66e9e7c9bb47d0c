import { LANGUAGES, type Language, wordsOf } from '@crawlspace/kernel';
import { content } from '../content/index.ts';
import { madeTexts } from './made.ts';
import { texts } from './texts.ts';

export const { say, hasText } = wordsOf(texts, madeTexts(content));
export { LANGUAGES, type Language };
