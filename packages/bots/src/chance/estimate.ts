import { type Expected, logOdds, shareOf } from './measured.ts';
import type { Standing } from './standing.ts';

/**
 * How what futures promise becomes a chance that holds: measured by `crawlspace calibrate`, which
 * compares what was shown with what was won.
 */
export interface Calibration {
  /** Log odds: so much for nothing, and for each of what the futures and what the mission promise. */
  readonly base: number;
  readonly futures: number;
  readonly mission: number;
  /** After so many turns the futures count for half. */
  readonly turns: number;
  /** So many futures like the mission stand against those that were looked into. */
  readonly pull: number;
  /** What is left to set right: log odds as worked out, and as they should be, both rising. */
  readonly bend: readonly (readonly number[])[];
}

/** How good it looked in so many futures: their sum, and that of their squares. */
export interface Sample {
  readonly futures: number;
  readonly sum: number;
  readonly squares: number;
}

export function sampleOf(worths: readonly number[]): Sample {
  let [sum, squares] = [0, 0];
  for (const worth of worths) {
    sum += worth;
    squares += worth ** 2;
  }
  return { futures: worths.length, sum, squares };
}

/** A chance to win, and between what it may lie as far as chance may have moved it. */
export interface Estimate {
  readonly chance: number;
  readonly low: number;
  readonly high: number;
}

/** Where nobody has measured a mission, any is as good as another. */
const UNKNOWN: Expected = { won: 0.6, low: 0.35, high: 0.85, games: 0 };
/** Even before the first turn is over something may have happened. */
const HEADWAY = 0.25;
/** From so many futures, a number may be within so much, however alike the futures are. */
const A_FEW = 16;
const NEAR = 0.05;
/** Two-sided 90 %. */
const Z = 1.64;

/** The chance to win: what is known of the mission, and ever more what futures show. */
export function estimate(
  calibration: Calibration,
  expected: Expected | null,
  { over }: Pick<Standing, 'over'>,
  sample: Sample,
): Estimate {
  const known = expected ?? UNKNOWN;
  const { base, futures, mission, turns, pull, bend } = calibration;
  const start = logOdds(known.won);
  const share = sample.futures === 0 ? 0 : (over + HEADWAY) / (over + HEADWAY + turns);
  const all = sample.futures + pull;
  const seen = (sample.sum + pull * known.won) / all;
  const at = (worth: number) => {
    const straight = base + futures * logOdds(worth) + mission * start;
    const mixed = start + share * (straight - start);
    return shareOf(mixed + share * (bent(bend, mixed) - mixed));
  };
  const chance = at(seen);
  const error = (Z * Math.sqrt(sample.futures) * spreadOf(sample)) / all;
  const half = Math.hypot(
    (at(seen + error) - at(seen - error)) / 2,
    (1 - share) * ((known.high - known.low) / 2),
  );
  const least = share * NEAR * Math.sqrt(A_FEW / Math.max(1, sample.futures));
  return { chance, ...around(chance, Math.max(half, least)) };
}

/** The same, so much better. */
export function shifted({ chance, low, high }: Estimate, by: number): Estimate {
  const [own, least, most] = [chance, low, high].map((share) => within(share + by));
  return { chance: own ?? chance, low: least ?? low, high: most ?? high };
}

export function around(chance: number, half: number): Omit<Estimate, 'chance'> {
  return { low: within(chance - half), high: within(chance + half) };
}

/** Nothing is certain before it is over. */
export function within(share: number): number {
  return Math.min(0.99, Math.max(0.01, share));
}

/** How far one future is from another. */
function spreadOf({ futures, sum, squares }: Sample): number {
  if (futures < 2) return WIDE;
  const variance = (squares - sum ** 2 / futures) / (futures - 1);
  return Math.sqrt(Math.max(0, variance));
}

/** How far two futures may be apart, where only one was looked into. */
const WIDE = 0.3;

const NO_BEND = [0, 0] as const;

/** A line through rising points, going on at either end as steeply as one to one. */
function bent(bend: Calibration['bend'], at: number): number {
  const after = bend.findIndex(([from = 0]) => from >= at);
  const [x1 = 0, y1 = 0] = (after < 0 ? bend.at(-1) : bend[after]) ?? NO_BEND;
  const [x0 = 0, y0 = 0] = (after < 0 ? bend.at(-1) : bend[Math.max(0, after - 1)]) ?? NO_BEND;
  return x1 === x0 ? at + y0 - x0 : y0 + ((y1 - y0) * (at - x0)) / (x1 - x0);
}
