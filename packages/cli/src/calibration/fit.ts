import {
  type Calibration,
  estimate,
  expectedOf,
  logOdds,
  type Measured,
  sampleOf,
} from '@crawlspace/bots/kit';
import type { Moment } from '../games/moments.ts';

/** A moment as it is fitted: by all of its futures, and by a few of them, as who waits less would see it. */
interface Seen {
  readonly moment: Moment;
  readonly expected: ReturnType<typeof expectedOf>;
  readonly sample: ReturnType<typeof sampleOf>;
}

const A_FEW = 8;
/** Where the search begins: futures and mission count the same. */
const START: Calibration = { base: 0, futures: 0.5, mission: 0.5, turns: 3, pull: 4, bend: [] };
const STEPS = [0.4, 0.2, 0.1, 0.05, 0.02];
/** What is a share of something cannot go below nothing. */
const ABOVE_NOTHING = ['futures', 'mission', 'turns', 'pull'] as const;
const PARAMETERS = ['base', ...ABOVE_NOTHING] as const;

/** The calibration that makes what was shown at these moments fit best to what was won (the least log loss). */
export function fit(moments: readonly Moment[], measured: Measured): Calibration {
  const seen = moments.flatMap((moment) => {
    const expected = expectedOf(measured, moment);
    const few = moment.worths.slice(0, A_FEW);
    return [few, moment.worths].map((worths) => ({ moment, expected, sample: sampleOf(worths) }));
  });
  let best = START;
  let least = lossOf(best, seen);
  for (const step of STEPS) {
    for (let isBetter = true; isBetter; ) {
      isBetter = false;
      for (const next of neighbours(best, step)) {
        const loss = lossOf(next, seen);
        if (loss >= least - 1e-6) continue;
        [best, least, isBetter] = [next, loss, true];
      }
    }
  }
  return rounded({ ...best, bend: bendOf(best, seen) });
}

function* neighbours(from: Calibration, step: number): Generator<Calibration> {
  for (const name of PARAMETERS)
    for (const way of [-1, 1]) {
      const value = name === 'base' ? from.base + way * step : from[name] * (1 + step) ** way;
      yield { ...from, [name]: value };
    }
}

function lossOf(calibration: Calibration, seen: readonly Seen[]): number {
  let loss = 0;
  for (const { moment, expected, sample } of seen) {
    const { chance } = estimate(calibration, expected, moment, sample);
    loss -= Math.log(moment.won ? chance : 1 - chance);
  }
  return (loss + STUBBORN * farFromStart(calibration)) / Math.max(1, seen.length);
}

/** As much as that has to speak against where it begins: some moments of a few games should not turn it over. */
const STUBBORN = 3;

function farFromStart(calibration: Calibration): number {
  const far = ABOVE_NOTHING.map((name) => Math.log(calibration[name] / START[name]) ** 2);
  return far.reduce((sum, each) => sum + each, calibration.base ** 2);
}

/** Fewer moments than these say nothing about where the line should bend. */
const IN_A_BIN = 200;
const MOST_BINS = 10;

interface Bin {
  readonly count: number;
  readonly from: number;
  readonly wins: number;
}

/** What is left to set right: in bins of as many moments each, merged until they rise. */
function bendOf(calibration: Calibration, seen: readonly Seen[]): Calibration['bend'] {
  const told = seen
    .map(({ moment, expected, sample }) => ({
      at: logOdds(estimate(calibration, expected, moment, sample).chance),
      won: moment.won,
    }))
    .sort((one, other) => one.at - other.at);
  const bins = Math.min(MOST_BINS, Math.floor(told.length / IN_A_BIN));
  const rising: Bin[] = [];
  for (let bin = 0; bin < bins; bin++) {
    const [start, end] = [bin, bin + 1].map((n) => Math.round((n * told.length) / bins));
    const own = told.slice(start, end);
    const from = own.reduce((sum, { at }) => sum + at, 0);
    let next: Bin = { count: own.length, from, wins: own.filter(({ won }) => won).length };
    for (let last = rising.at(-1); last && shareIn(last) >= shareIn(next); last = rising.at(-1)) {
      rising.pop();
      next = {
        count: last.count + next.count,
        from: last.from + next.from,
        wins: last.wins + next.wins,
      };
    }
    rising.push(next);
  }
  return rising.map((bin) => [bin.from / bin.count, logOdds(shareIn(bin))]);
}

function shareIn({ count, wins }: Bin): number {
  return wins / count;
}

function rounded({ bend, ...others }: Calibration): Calibration {
  const short = (value: number) => Math.round(value * 1000) / 1000;
  const { base, futures, mission, turns, pull } = others;
  return {
    base: short(base),
    futures: short(futures),
    mission: short(mission),
    turns: short(turns),
    pull: short(pull),
    bend: bend.map((point) => point.map(short)),
  };
}

/** Laid out as the formatter of this project would. */
export function calibrationText({ bend, ...others }: Calibration): string {
  const lines = Object.entries(others).map(([name, value]) => `  "${name}": ${value},\n`);
  const points = bend.map((point) => `\n    [${point.join(', ')}]`).join(',');
  return `{\n${lines.join('')}  "bend": [${points}${points ? '\n  ' : ''}]\n}\n`;
}
