import { onlyAnswer, type Question, Random, refuse } from '@crawlspace/kernel';
import type { Decider } from './decider.ts';

/** What a bot must be able to see of any game: who sits where. */
interface Seated {
  readonly heroes: readonly unknown[];
}

/** A question as the bot meets it: the view is worked out only when a habit looks. */
export class Asked<View extends Seated, Memory> {
  readonly question: Question;
  readonly random: Random;
  readonly memory: Memory;
  readonly #look: () => View;
  #view: View | null = null;

  constructor(question: Question, look: () => View, random: Random, memory: Memory) {
    this.question = question;
    this.random = random;
    this.memory = memory;
    this.#look = look;
  }

  get options(): readonly string[] {
    return this.question.options;
  }

  get view(): View {
    this.#view ??= this.#look();
    return this.#view;
  }

  /** The hero whose player is asked; of a question to the party the first one. */
  get hero(): View['heroes'][number] {
    const hero = this.view.heroes[Math.max(0, this.question.seat)];
    if (!hero) throw new Error(`nobody sits at ${this.question.seat}`);
    return hero;
  }

  has(option: string): boolean {
    return this.question.options.includes(option);
  }
}

/** What to answer to one kind of question; null when there is nothing to be said for any option. */
export type HabitOf<View extends Seated, Memory> = (
  asked: Asked<View, Memory>,
) => readonly string[] | string | null;

/** The habits of a game: it says what kind a question is of. */
export interface Habits<Ask extends string, View extends Seated, Memory> {
  /** Null of a question that is not on its list. */
  readonly askOf: (question: Question) => Ask | null;
  readonly of: Readonly<Partial<Record<Ask, HabitOf<View, Memory>>>>;
}

/**
 * Decides by habits, one for each kind of question. What a habit has no opinion on, or gets wrong, has
 * the answer that `otherwise` gives.
 */
export function byHabit<Ask extends string, View extends Seated, Memory>(
  habits: Habits<Ask, View, Memory>,
  memory: Memory,
  otherwise: (question: Question) => readonly string[],
  seed: string,
): Decider<View> {
  const random = Random.seeded(seed);
  return (question, look) => {
    const forced = onlyAnswer(question);
    if (forced) return forced;
    const ask = habits.askOf(question);
    const habit = ask === null ? null : habits.of[ask];
    const answer = habit?.(new Asked(question, look, random, memory)) ?? null;
    if (answer === null) return otherwise(question);
    const picks = typeof answer === 'string' ? [answer] : answer;
    return refuse(question, picks) === null ? picks : otherwise(question);
  };
}

/** The habit of who has no opinion: any answer is as good. */
export const noOpinion = () => null;

/** The first answer that is allowed. */
export function firstAnswer({ kind, options, min, capacity }: Question): readonly string[] {
  if (kind === 'order') return options;
  if (kind === 'one') return options.slice(0, 1);
  if (kind === 'many') return options.slice(0, min);
  const points = options.flatMap((id, index) => Array<string>(capacity?.[index] ?? 0).fill(id));
  return points.slice(0, min);
}

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
