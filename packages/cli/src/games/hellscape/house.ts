import { content, wordsFor } from '@crawlspace/hellscape';

/** What is played with where there is no table yet to ask: the content of the house. */
export { content };

export const words = wordsFor(content);
