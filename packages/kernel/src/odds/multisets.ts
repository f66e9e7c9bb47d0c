/** A side that some of a die's faces share. */
export interface WeightedSide {
  readonly code: number;
  /** How many of the die's faces are this side. */
  readonly weight: number;
}

/** What equal dice show when it does not matter which die shows what. */
export interface Roll {
  /** How many dice show each side. */
  readonly counts: readonly number[];
  readonly code: number;
  /** How many of the equally likely outcomes are this roll. */
  readonly weight: number;
}

export function rollsOf(dice: number, sides: readonly WeightedSide[]): Roll[] {
  return multisets(dice, sides.length).map((counts) => ({ counts, ...weigh(counts, sides) }));
}

/** All ways to spread items over one or more kinds, as the count of each kind. */
export function multisets(items: number, kinds: number): number[][] {
  if (kinds === 1) return [[items]];
  const all: number[][] = [];
  for (let first = items; first >= 0; first--) {
    for (const rest of multisets(items - first, kinds - 1)) all.push([first, ...rest]);
  }
  return all;
}

function weigh(counts: readonly number[], sides: readonly WeightedSide[]): WeightedSide {
  let code = 0;
  let weight = 1;
  let placed = 0;
  for (const [at, side] of sides.entries()) {
    const count = counts[at] ?? 0;
    code += count * side.code;
    for (let i = 1; i <= count; i++) {
      placed++;
      // Multiplied before it is divided, this stays a whole number: a binomial coefficient grows.
      weight = (weight * placed * side.weight) / i;
    }
  }
  return { code, weight };
}
