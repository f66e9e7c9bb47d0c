import { dangerOf, expectedOf, type Measured } from '@crawlspace/bots/kit';
import type { Moment } from '../games/moments.ts';
import { type Share, wilson } from '../report/statistics.ts';
import { gamesIn, type Shown } from './shown.ts';

/** Moments at which much the same was told, and how often those games were won. */
export interface Band {
  /** The middle of the band in percent, or the step of danger. */
  readonly of: number;
  readonly moments: number;
  readonly games: number;
  /** What was told on average. */
  readonly told: number;
  /** With an interval that takes all moments of a game for one. */
  readonly won: Share;
}

export interface Findings {
  readonly games: number;
  readonly bands: readonly Band[];
  readonly dangers: readonly Band[];
  readonly quiet: {
    /** Two moments of a game in peace between which nothing happened. */
    readonly steps: number;
    /** In points: the largest difference between what was told, and how many were more than allowed. */
    readonly largest: number;
    readonly tooLarge: number;
  };
}

const QUIET = 5;

/** What was told, drawn by lot, beside what was won; and the danger that people were told before each game. */
export function findingsOf(shown: readonly Shown[], measured: Measured): Findings {
  const drawn = shown.filter(({ kind }) => kind === 'any');
  const first = shown.filter(({ kind }) => kind === 'first');
  const expected = (moment: Moment) => expectedOf(measured, moment);
  const moves = shown.flatMap(({ quietMove }) =>
    quietMove === null ? [] : [Math.round(1000 * quietMove) / 10],
  );
  return {
    games: gamesIn(shown).length,
    bands: bandsOf(
      drawn,
      ({ chance }) => 10 * Math.round(10 * chance),
      ({ chance }) => chance,
    ),
    dangers: bandsOf(
      first,
      (moment) => dangerOf(expected(moment)) ?? 0,
      (moment) => expected(moment)?.won ?? 0,
    ),
    quiet: {
      steps: moves.length,
      largest: Math.max(0, ...moves),
      tooLarge: moves.filter((move) => move > QUIET).length,
    },
  };
}

function bandsOf(
  moments: readonly Shown[],
  bandOf: (moment: Shown) => number,
  told: (moment: Shown) => number,
): readonly Band[] {
  const bands = [...new Set(moments.map(bandOf))].sort((a, b) => a - b);
  return bands.map((of) => {
    const own = moments.filter((moment) => bandOf(moment) === of);
    const share = own.filter(({ won }) => won).length / own.length;
    const games = new Set(own.map(({ game }) => game)).size;
    return {
      of,
      moments: own.length,
      games,
      told: own.reduce((sum, moment) => sum + told(moment), 0) / own.length,
      won: { ...wilson({ games, wins: share * games }), share },
    };
  });
}

/** So far, in points, what was won may be from what was told. */
const NEAR = 5;

/** Whether a band holds: as it should be, not clear with so few games, or off. */
export function verdictOn({ told, won }: Band): 'met' | 'unclear' | 'missed' {
  if (Math.abs(won.share - told) * 100 <= NEAR) return 'met';
  return won.low - NEAR / 100 <= told && told <= won.high + NEAR / 100 ? 'unclear' : 'missed';
}
