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

/** Two-sided 95%. */
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

/** Games of two kinds that are otherwise alike. */
export interface Pair {
  readonly own: Readonly<Count>;
  readonly others: Readonly<Count>;
}

/**
 * How much more often own games are won than others that are alike, over all pairs (Mantel and Haenszel),
 * with its interval (Greenland and Robins). Null where nothing can be compared.
 */
export function matchedDifference(pairs: readonly Pair[]): Share | null {
  let weights = 0;
  let sum = 0;
  let variance = 0;
  for (const { own, others } of pairs) {
    const [n, m] = [own.games, others.games];
    if (n === 0 || m === 0) continue;
    weights += (n * m) / (n + m);
    sum += (own.wins * m - others.wins * n) / (n + m);
    const ownSpread = own.wins * (n - own.wins) * m ** 3;
    const othersSpread = others.wins * (m - others.wins) * n ** 3;
    variance += (ownSpread + othersSpread) / (n * m * (n + m) ** 2);
  }
  if (weights === 0) return null;
  const share = sum / weights;
  const half = (Z * Math.sqrt(variance)) / weights;
  return { share, low: Math.max(-1, share - half), high: Math.min(1, share + half) };
}

/** How much more often one of two games on the same luck is won than the other, with its interval. */
export function pairedDifference(
  pairs: readonly (readonly [own: boolean, other: boolean])[],
): Share {
  const n = pairs.length;
  if (n === 0) return { share: 0, low: -1, high: 1 };
  const differences = pairs.map(([own, other]) => Number(own) - Number(other));
  const share = differences.reduce((sum, each) => sum + each, 0) / n;
  const spread = differences.reduce((sum, each) => sum + (each - share) ** 2, 0);
  // One more game that could have gone either way: few games are no proof, however alike they went.
  const half = Z * Math.sqrt((spread + 1) / n / n);
  return { share, low: Math.max(-1, share - half), high: Math.min(1, share + half) };
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
