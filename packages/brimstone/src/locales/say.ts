import { LANGUAGES, type Language, wordsOf } from '@crawlspace/kernel';
import { texts } from './texts.ts';

export const { say, hasText } = wordsOf(texts);
export { LANGUAGES, type Language };
