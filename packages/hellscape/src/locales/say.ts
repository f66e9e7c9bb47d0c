import { LANGUAGES, type Language, wordsOf } from '@crawlspace/kernel';
import { madeText } from '../language/text/made.ts';
import { texts } from './texts.ts';

export const { say, hasText } = wordsOf(texts, madeText);
export { LANGUAGES, type Language };
