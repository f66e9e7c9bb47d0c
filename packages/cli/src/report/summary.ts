import type { GameResult } from '../simulation/game.ts';
import { type Influence, influenceOf } from './influence.ts';
import { addTo, type Count, countUp, quantile, type Share, wilson } from './statistics.ts';

/** What a simulation found: the object that `--json` prints. */
export interface Summary {
  readonly games: number;
  readonly wins: number;
  readonly winRate: Share;
  readonly losses: Readonly<Record<string, number>>;
  readonly decisions: number;
  readonly seconds: number;
  readonly decisionsPerSecond: number;
  /** The middle, and where the shortest and the longest tenth of games end and begin. */
  readonly turns: { readonly median: number; readonly low: number; readonly high: number };
  readonly errors: number;
  /** Present when it was ended early. */
  readonly stopped?: true;
  readonly missions: Readonly<Record<string, Count>>;
  /** Games and wins of parties by who took part. */
  readonly heroes: Readonly<Record<string, Count>>;
  /** From events, when they were asked for. */
  readonly stats?: Statistics;
}

export interface Statistics {
  /** What a hero of a class did in a game on average. */
  readonly carried: Readonly<Record<string, Carried>>;
  readonly knockedOutBy: Readonly<Record<string, number>>;
  readonly influence: readonly Influence[];
  /** Games by the luck of the heroes' dice, from the unlucky third to the lucky one. */
  readonly luck: readonly (Count & { readonly deviation: number })[];
}

export interface Carried {
  readonly games: number;
  readonly dealt: number;
  readonly kills: number;
  readonly taken: number;
  readonly knockedOut: number;
  /** How often nobody in the party dealt more. */
  readonly most: number;
}

export function summarize(
  results: readonly GameResult[],
  seconds: number,
  stopped = false,
): Summary {
  const losses: Record<string, number> = {};
  const missions: Record<string, Count> = {};
  const heroes: Record<string, Count> = {};
  const played = results.filter(({ error }) => error === null);
  for (const { won, cause, mission, heroes: party } of played) {
    if (!won) countUp(losses, cause);
    addTo(missions, mission, won);
    for (const hero of new Set(party)) addTo(heroes, hero, won);
  }
  const wins = played.filter(({ won }) => won).length;
  const decisions = played.reduce((sum, game) => sum + game.decisions, 0);
  const lengths = played.map(({ rounds }) => rounds).sort((a, b) => a - b);
  const withFacts = played.some(({ facts }) => facts !== null);
  return {
    games: results.length,
    wins,
    winRate: wilson({ games: played.length, wins }),
    losses,
    decisions,
    seconds,
    decisionsPerSecond: Math.round(decisions / seconds),
    turns: {
      median: quantile(lengths, 0.5),
      low: quantile(lengths, 0.1),
      high: quantile(lengths, 0.9),
    },
    errors: results.length - played.length,
    ...(stopped ? { stopped } : {}),
    missions,
    heroes,
    ...(withFacts ? { stats: statisticsOf(played) } : {}),
  };
}

function statisticsOf(played: readonly GameResult[]): Statistics {
  const knockedOutBy: Record<string, number> = {};
  for (const { facts } of played)
    for (const cause of facts?.knockedOutBy ?? []) countUp(knockedOutBy, cause);
  return {
    carried: carriedBy(played),
    knockedOutBy,
    influence: influenceOf(played),
    luck: luckOf(played),
  };
}

function carriedBy(played: readonly GameResult[]): Record<string, Carried> {
  const sums: Record<string, { -readonly [Key in keyof Carried]: Carried[Key] }> = {};
  for (const { facts } of played) {
    const most = Math.max(...(facts?.heroes ?? []).map(({ dealt }) => dealt));
    for (const { hero, dealt, kills, taken, knockedOut } of facts?.heroes ?? []) {
      sums[hero] ??= { games: 0, dealt: 0, kills: 0, taken: 0, knockedOut: 0, most: 0 };
      const sum = sums[hero];
      sum.games++;
      sum.dealt += dealt;
      sum.kills += kills;
      sum.taken += taken;
      sum.knockedOut += knockedOut;
      if (dealt === most) sum.most++;
    }
  }
  for (const sum of Object.values(sums))
    for (const key of ['dealt', 'kills', 'taken', 'knockedOut', 'most'] as const)
      sum[key] = Number((sum[key] / sum.games).toFixed(3));
  return sums;
}

const THIRDS = 3;

function luckOf(played: readonly GameResult[]): Statistics['luck'] {
  const games = played
    .map(({ won, facts }) => ({ won, luck: facts?.luck ?? 0 }))
    .sort((a, b) => a.luck - b.luck);
  return Array.from({ length: THIRDS }, (_, third) => {
    const from = Math.floor((games.length * third) / THIRDS);
    const part = games.slice(from, Math.floor((games.length * (third + 1)) / THIRDS));
    const deviation = part.reduce((sum, { luck }) => sum + luck, 0) / Math.max(1, part.length);
    return {
      games: part.length,
      wins: part.filter(({ won }) => won).length,
      deviation: Number(deviation.toFixed(3)),
    };
  });
}
