import type { Word } from '@crawlspace/host/online';
import type { TableEntry } from './entries.ts';

const WORDS_KEPT = 100;

/** The last words that were said at a table. */
export class Words {
  #words: readonly Word[] = [];

  constructor(log: readonly TableEntry[]) {
    this.add(log, 1);
  }

  /** Remembers what was said in these entries, of which the first has this place in the log. */
  add(entries: readonly TableEntry[], first: number): readonly Word[] {
    const added = entries.flatMap((entry, i) => {
      if (entry.t !== 'said') return [];
      const { person, text, at } = entry;
      return [{ seq: first + i, person, text, at }];
    });
    if (added.length > 0) this.#words = [...this.#words, ...added].slice(-WORDS_KEPT);
    return added;
  }

  after(seq: number): readonly Word[] {
    return this.#words.filter((word) => word.seq > seq);
  }
}
