import type { Decision } from '@crawlspace/kernel';

/**
 * What people have picked of questions they have not answered yet. Whoever is asked side by side with others
 * keeps it while those act, as far as it can still be had.
 */
export class Drafts {
  readonly #picks = new Map<number, readonly string[]>();

  keep(question: Decision | null, picks: readonly string[]): void {
    if (question) this.#picks.set(question.id, picks);
  }

  of(question: Decision | null): readonly string[] {
    return question ? stillPossible(question, this.#picks.get(question.id) ?? []) : [];
  }

  /** The table went back: its questions are others now. */
  clear(): void {
    this.#picks.clear();
  }
}

/** The picks that a question takes as it is asked now. */
function stillPossible(question: Decision, picks: readonly string[]): readonly string[] {
  const taken: string[] = [];
  for (const pick of picks) {
    const option = question.options.find(({ id }) => id === pick);
    const before = taken.filter((each) => each === pick).length;
    if (option && before < (option.capacity ?? 1) && taken.length < question.max) taken.push(pick);
  }
  return taken;
}
