/** What changed a number, and by how much: a card, or a word that the locale files know (`made.…`). */
export interface Part {
  readonly source: string;
  readonly amount: number;
}

/** How a number came about: what was rolled, or stood there at first, and what changed it. */
export interface Made {
  readonly rolled: number;
  readonly parts: readonly Part[];
}

/** What no card explains: limits, and effects that keep no name. */
export const OTHER = 'other-effects';

/** For an event: nothing where the number is just what was rolled. */
export function madeOf(rolled: number, amount: number, parts: readonly Part[]): { made?: Made } {
  if (amount === rolled) return {};
  let rest = amount - rolled;
  for (const part of parts) rest -= part.amount;
  return {
    made: { rolled, parts: rest === 0 ? parts : [...parts, { source: OTHER, amount: rest }] },
  };
}
