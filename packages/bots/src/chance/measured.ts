import type { Place } from './standing.ts';

/**
 * How often rules of thumb got through, by mission: games and wins of one new hero to six
 * (`crawlspace balance --record`), and of companies by how many went and the level of the highest,
 * `2/3` for two at level 3 (`crawlspace simulate --campaign --record`).
 */
export type Measured = Readonly<Record<string, MeasuredMission>>;

export interface MeasuredMission {
  readonly games: readonly number[];
  readonly wins: readonly number[];
  readonly companies?: Readonly<Record<string, readonly number[]>>;
}

/** How likely a party is to win before anything has happened. */
export interface Expected {
  readonly won: number;
  /** The interval that holds the true share with 95 % certainty. */
  readonly low: number;
  readonly high: number;
  /** Games of exactly this mission, size and level; 0 where it is worked out from others like it. */
  readonly games: number;
}

/** In so many games of exactly these circumstances one need look at no others. */
const ENOUGH = 100;

/** What to expect of a party in a mission; null where nothing like it was measured. */
export function expectedOf(measured: Measured, place: Place): Expected | null {
  const { mission, heroes, level } = place;
  const known = measured[mission];
  const single = { games: known?.games[heroes - 1] ?? 0, wins: known?.wins[heroes - 1] ?? 0 };
  if (!known || single.games === 0) return null;
  const [games = 0, wins = 0] = known.companies?.[`${heroes}/${level}`] ?? [];
  const expected =
    level === null
      ? exactly(single)
      : games >= ENOUGH
        ? exactly({ games, wins })
        : likeOthers(known, single, level);
  return place.otherRules ? lessSure(expected) : expected;
}

/** What other rules may do to it, either way. */
const RULES_MAY = 0.1;

function lessSure({ won, low, high }: Expected): Expected {
  return {
    won,
    low: Math.max(0, low - RULES_MAY),
    high: Math.min(1, high + RULES_MAY),
    games: 0,
  };
}

interface Count {
  readonly games: number;
  readonly wins: number;
}

function exactly({ games, wins }: Count): Expected {
  return { ...between(wins / games, games), games };
}

/** Each level further away counts for half as much. */
const FADING = 0.5;
/** So many games like those of new heroes stand against what companies did. */
const RESERVE = 12;
/** What each level less than ever measured makes worse, as log odds: a step of danger or so. */
const PER_LEVEL = 0.5;

/**
 * A company is to new heroes as the companies that went there, whatever their size, were to new
 * heroes: those of the same level first, then those near it.
 */
function likeOthers(known: MeasuredMission, single: Count, level: number): Expected {
  const companies = Object.entries(known.companies ?? {}).map(([key, [games = 0, wins = 0]]) => {
    const [heroes = 1, at = 1] = key.split('/').map(Number);
    return { heroes, at, games, wins };
  });
  const lowest = Math.min(...companies.map(({ at }) => at));
  const missing = companies.length > 0 ? Math.max(0, lowest - level) : 0;
  const sums = { games: 0, wins: 0, usual: 0 };
  for (const { heroes, at, games, wins } of companies) {
    const weight = FADING ** Math.abs(at - (level + missing));
    const newcomers = (known.wins[heroes - 1] ?? 0) / Math.max(1, known.games[heroes - 1] ?? 0);
    sums.games += weight * games;
    sums.wins += weight * wins;
    sums.usual += weight * games * newcomers;
  }
  const own = single.wins / single.games;
  const shift =
    sums.games === 0
      ? 0
      : logOdds((sums.wins + RESERVE * own) / (sums.games + RESERVE)) -
        logOdds((sums.usual + RESERVE * own) / (sums.games + RESERVE));
  const won = shareOf(logOdds(own) + shift - PER_LEVEL * missing);
  const games = Math.min(single.games, sums.games + RESERVE) / (1 + missing);
  return { ...between(won, games), games: 0 };
}

export const DANGERS = [1, 2, 3, 4, 5] as const;
export type Danger = (typeof DANGERS)[number];

/** Fewer games won of 100 than this, and it is one step more dangerous. */
const STEPS = [90, 70, 58, 48];

/** How hard a mission is, by what may be expected there; what nobody measured may be anything. */
export function dangerOf(expected: Expected | null): Danger | null {
  if (!expected) return null;
  const harder = STEPS.filter((step) => Math.round(100 * expected.won) < step).length;
  return DANGERS[harder] ?? null;
}

/** Two-sided 95 %. */
const Z = 1.96;

/** Wilson's interval around a share of so many games. */
function between(won: number, games: number): Omit<Expected, 'games'> {
  const z2 = Z ** 2 / games;
  const middle = (won + z2 / 2) / (1 + z2);
  const half = (Z / (1 + z2)) * Math.sqrt((won * (1 - won)) / games + z2 / (4 * games));
  return { won, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** Nothing is quite certain before it is over. */
const LEAST = 0.01;

/** How a share looks where twice as likely is always as far. */
export function logOdds(share: number): number {
  const kept = Math.min(1 - LEAST, Math.max(LEAST, share));
  return Math.log(kept / (1 - kept));
}

export function shareOf(logOdds: number): number {
  return Math.min(1 - LEAST, Math.max(LEAST, 1 / (1 + Math.exp(-logOdds))));
}
