/** A hint, and how many questions there had been when it came up. */
interface Noted {
  readonly hint: string;
  readonly at: number;
}

/** So many questions a hint stays in sight: then it has been read. So long one waits for its turn. */
const STAYS = 3;

/** What there is to be said: one thing at a time, in the order of what happens. */
export interface Hints {
  readonly shown: Noted | null;
  readonly waiting: readonly Noted[];
}

export const NO_HINTS: Hints = { shown: null, waiting: [] };

/** What comes up now waits for its turn; what was noted too long ago comes again with its matter. */
export function noting({ shown, waiting }: Hints, about: readonly string[], now: number): Hints {
  const still = waiting.filter(({ at }) => at > now - STAYS);
  const known = [shown, ...still].map((noted) => noted?.hint);
  const fresh = [...new Set(about)].filter((hint) => !known.includes(hint));
  return { shown, waiting: [...still, ...fresh.map((hint) => ({ hint, at: now }))] };
}

/** Whether the hint in sight has been there long enough. */
export function isReadBy({ shown }: Hints, now: number): boolean {
  return shown !== null && shown.at <= now - STAYS;
}

/** The next one, where none is in sight. */
export function withNext({ shown, waiting }: Hints, now: number): Hints {
  const [next, ...rest] = waiting;
  if (shown || !next) return { shown, waiting };
  return { shown: { ...next, at: now }, waiting: rest };
}
