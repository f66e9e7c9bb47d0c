import type { PersonId, Word } from '@crawlspace/host/online';
import type { TableEntry } from '../store/entries.ts';

const WORDS_KEPT = 100;

/** The last words that were said at a table, and how many there were, and names. */
export class Words {
  #words: readonly Word[] = [];
  #said = 0;
  readonly #names = new Map<PersonId, number>();

  constructor(log: readonly TableEntry[]) {
    this.add(log, 1);
  }

  /** Remembers what was said in these entries, of which the first has this place in the log. */
  add(entries: readonly TableEntry[], first: number): readonly Word[] {
    const added = entries.flatMap((entry, i) => {
      if (entry.t === 'named') this.#names.set(entry.person, this.namesOf(entry.person) + 1);
      if (entry.t !== 'said') return [];
      const { person, text, at } = entry;
      return [{ seq: first + i, person, text, at }];
    });
    this.#said += added.length;
    if (added.length > 0) this.#words = [...this.#words, ...added].slice(-WORDS_KEPT);
    return added;
  }

  /** How many lines the log has of it: all but the last are of no more use, and stay there. */
  get said(): number {
    return this.#said;
  }

  /** How many names somebody has given themselves here. */
  namesOf(person: PersonId): number {
    return this.#names.get(person) ?? 0;
  }

  after(seq: number): readonly Word[] {
    return this.#words.filter((word) => word.seq > seq);
  }
}
