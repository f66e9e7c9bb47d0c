/** How often bots got through, by mission: games and wins of one hero to six (`crawlspace balance --record`). */
export type Measured = Readonly<
  Record<string, { readonly games: readonly number[]; readonly wins: readonly number[] }>
>;

export const DANGERS = [1, 2, 3, 4, 5] as const;
export type Danger = (typeof DANGERS)[number];

/** Fewer games won of 100 than this, and it is one step more dangerous. */
const STEPS = [90, 70, 58, 48];

/** The fewest games won of 100 that are no more dangerous than this; null for the most dangerous. */
export function leastWon(danger: Danger): number | null {
  return STEPS[danger - 1] ?? null;
}

/** What was measured for a party of this size; null where nobody did. */
export function measuredFor(
  measured: Measured,
  mission: string,
  heroes: number,
): { readonly games: number; readonly won: number } | null {
  const games = measured[mission]?.games[heroes - 1] ?? 0;
  const wins = measured[mission]?.wins[heroes - 1] ?? 0;
  return games === 0 ? null : { games, won: wins / games };
}

/** How hard a mission is for a party of this size; what nobody measured may be anything. */
export function dangerOf(measured: Measured, mission: string, heroes: number): Danger | null {
  const found = measuredFor(measured, mission, heroes);
  if (!found) return null;
  const harder = STEPS.filter((step) => 100 * found.won < step).length;
  return DANGERS[harder] ?? null;
}
