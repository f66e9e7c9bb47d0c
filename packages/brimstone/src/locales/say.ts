import type { Words } from '@crawlspace/kernel';
import type { Content } from '../content-types.ts';

export { LANGUAGES, type Language } from '@crawlspace/kernel';

/** What is said at a table: its texts, and the content they are about. */
export interface Spoken extends Words {
  readonly content: Content;
}
