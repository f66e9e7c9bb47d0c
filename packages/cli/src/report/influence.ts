import type { GameResult } from '../simulation/game.ts';
import { addTo, type Count, matchedDifference, type Share } from './statistics.ts';

/** How games with a card or an enemy went. */
export interface Influence {
  readonly kind: string;
  readonly id: string;
  readonly with: Count;
  readonly without: Count;
  /**
   * What it adds to the share of wins, −1 to 1, against others of its kind that came up in the same turn
   * of the same mission. Games that last see more cards and are lost more often: that is no card's fault.
   */
  readonly difference: Share;
}

/** Seldom seen, or seldom missing, and nothing can be said. */
const ENOUGH = 10;

/** Every card and enemy that came up often enough, the worst first. */
export function influenceOf(played: readonly GameResult[]): Influence[] {
  const all = { games: played.length, wins: played.filter(({ won }) => won).length };
  return sightingsIn(played)
    .flatMap((kind) => influenceWithin(kind, all))
    .filter((entry) => entry.with.games >= ENOUGH && entry.without.games >= ENOUGH)
    .sort((a, b) => a.difference.share - b.difference.share || (a.id < b.id ? -1 : 1));
}

/** Games of one kind of card or enemy, by the moment it came up: of all, and of each. */
interface Sightings {
  readonly kind: string;
  readonly all: Record<string, Count>;
  readonly each: Record<string, Record<string, Count>>;
}

function sightingsIn(played: readonly GameResult[]): Sightings[] {
  const kinds = new Map<string, Sightings>();
  for (const { facts, mission, won } of played)
    for (const [kind, cards] of Object.entries(facts?.seen ?? {})) {
      const sightings = kinds.get(kind) ?? { kind, all: {}, each: {} };
      kinds.set(kind, sightings);
      for (const [id, round] of Object.entries(cards)) {
        const moment = `${mission}/${round}`;
        sightings.each[id] ??= {};
        addTo(sightings.all, moment, won);
        addTo(sightings.each[id], moment, won);
      }
    }
  return [...kinds.values()];
}

function influenceWithin({ kind, all, each }: Sightings, played: Count): Influence[] {
  return Object.entries(each).flatMap(([id, moments]) => {
    const pairs = Object.entries(moments).map(([moment, own]) => ({
      own,
      others: rest(all[moment] as Count, own),
    }));
    const count = { games: 0, wins: 0 };
    for (const { own } of pairs) {
      count.games += own.games;
      count.wins += own.wins;
    }
    const difference = matchedDifference(pairs);
    return difference ? { kind, id, with: count, without: rest(played, count), difference } : [];
  });
}

function rest(all: Count, part: Count): Count {
  return { games: all.games - part.games, wins: all.wins - part.wins };
}

/** Whether the difference is more than chance would explain. */
export function isClear({ difference: { low, high } }: Influence): boolean {
  return low > 0 || high < 0;
}
