import type { GameResult } from '../simulation/game.ts';
import { type Count, difference, type Share } from './statistics.ts';

/** How games with a card or an enemy went, beside those without it. */
export interface Influence {
  readonly kind: string;
  readonly id: string;
  readonly with: Count;
  readonly without: Count;
  /** What it adds to the share of wins, −1 to 1. */
  readonly difference: Share;
}

/** Seldom seen, or seldom missing, and nothing can be said. */
const ENOUGH = 10;

/** Every card and enemy that came up often enough, the worst first. */
export function influenceOf(played: readonly GameResult[]): Influence[] {
  const all = { games: played.length, wins: played.filter(({ won }) => won).length };
  const counts = new Map<string, { readonly kind: string; readonly id: string; count: Count }>();
  for (const { facts, won } of played)
    for (const [kind, ids] of Object.entries(facts?.seen ?? {}))
      for (const id of ids) {
        const key = `${kind}/${id}`;
        const entry = counts.get(key) ?? { kind, id, count: { games: 0, wins: 0 } };
        counts.set(key, entry);
        entry.count.games++;
        if (won) entry.count.wins++;
      }
  return [...counts.values()]
    .map(({ kind, id, count }) => {
      const without = { games: all.games - count.games, wins: all.wins - count.wins };
      return { kind, id, with: count, without, difference: difference(count, without) };
    })
    .filter((entry) => entry.with.games >= ENOUGH && entry.without.games >= ENOUGH)
    .sort((a, b) => a.difference.share - b.difference.share || (a.id < b.id ? -1 : 1));
}

/** Whether the difference is more than chance would explain. */
export function isClear({ difference: { low, high } }: Influence): boolean {
  return low > 0 || high < 0;
}
