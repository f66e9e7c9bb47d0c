import type { AdventureView, Hero } from '@crawlspace/brimstone';
import type { Question, Random } from '@crawlspace/kernel';

/** A question as the bot meets it: the view is worked out only when a habit looks. */
export class Asked {
  readonly question: Question;
  readonly random: Random;
  readonly memory: Memory;
  readonly #look: () => AdventureView;
  #view: AdventureView | null = null;

  constructor(question: Question, look: () => AdventureView, random: Random, memory: Memory) {
    this.question = question;
    this.random = random;
    this.memory = memory;
    this.#look = look;
  }

  get options(): readonly string[] {
    return this.question.options;
  }

  get view(): AdventureView {
    this.#view ??= this.#look();
    return this.#view;
  }

  /** The hero whose player is asked; of a question to the party the first one. */
  get hero(): Hero {
    const hero = this.view.heroes[Math.max(0, this.question.seat)];
    if (!hero) throw new Error(`nobody sits at ${this.question.seat}`);
    return hero;
  }

  has(option: string): boolean {
    return this.question.options.includes(option);
  }
}

/** What the bot keeps in mind from one question to the next. */
export interface Memory {
  /** The activation (turn and hero) in which the belongings were last looked through. */
  belongings: string;
}

/** What to answer to one kind of question; null when there is nothing to be said for any option. */
export type Habit = (asked: Asked) => readonly string[] | string | null;

/** The option with the highest worth, the first of equals. */
export function best<Item>(items: readonly Item[], worth: (item: Item) => number): Item | null {
  let found: Item | null = null;
  let highest = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const value = worth(item);
    if (value > highest) {
      highest = value;
      found = item;
    }
  }
  return found;
}

/** The number at the end of an option: of `h2` the hero, of `s41` the space. */
export function numberIn(option: string): number {
  return Number(option.slice(1));
}
