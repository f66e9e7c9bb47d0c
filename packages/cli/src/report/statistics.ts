/** So many games, and how many of them were won. */
export interface Count {
  games: number;
  wins: number;
}

/** A share of games with the interval that holds the true one with 95 % certainty. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** Two-sided 95 %. */
const Z = 1.96;

/** Wilson's interval: honest for few games and for shares near 0 and 1, too. */
export function wilson({ games, wins }: Readonly<Count>): Share {
  if (games === 0) return { share: 0, low: 0, high: 1 };
  const share = wins / games;
  const z2 = Z ** 2 / games;
  const middle = (share + z2 / 2) / (1 + z2);
  const half = (Z / (1 + z2)) * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games));
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** The difference of two shares with its interval (Newcombe, from the two of Wilson). */
export function difference(one: Readonly<Count>, other: Readonly<Count>): Share {
  const a = wilson(one);
  const b = wilson(other);
  const share = a.share - b.share;
  return {
    share,
    low: share - Math.hypot(a.share - a.low, b.high - b.share),
    high: share + Math.hypot(a.high - a.share, b.share - b.low),
  };
}

/** The value below which this part of the sorted values lies. */
export function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

export function addTo(counts: Record<string, Count>, name: string, won: boolean): void {
  counts[name] ??= { games: 0, wins: 0 };
  counts[name].games++;
  if (won) counts[name].wins++;
}

export function countUp(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}
