import {
  around,
  type Calibration,
  type Estimate,
  estimate,
  type Sample,
  within,
} from './estimate.ts';
import { expectedOf, type Measured } from './measured.ts';
import type { Standing } from './standing.ts';

/** What a game knows of its chances. */
export interface Chances<View> {
  /** Where a game stands, for what the chance to win is measured by. */
  readonly standing: (view: View) => Standing;
  readonly measured: Measured;
  readonly calibration: Calibration;
}

interface Shown {
  readonly mark: string;
  readonly peace: boolean;
  readonly sample: Sample;
  readonly chance: number;
  /** Everything that was shown since something happened lies between these. */
  readonly least: number;
  readonly most: number;
}

/** As long as nothing happens in peace, no two numbers are further apart. */
const QUIET = 0.05;
/** Less than this is no news. */
const NOISE = 0.02;
/** What was seen before counts for so much with every look. */
const FADING = 0.7;

/**
 * The chance to win of one game as people are told it, moment by moment. It begins with what was
 * measured for the mission. While nothing happens, what futures showed is put together, and the
 * number holds still.
 */
export class Forecast {
  readonly #chances: Known;
  #shown: Shown | null = null;

  constructor(chances: Known) {
    this.#chances = chances;
  }

  /** The chance at this moment, after a look into futures of it. */
  see(standing: Standing, sample: Sample): Estimate {
    const { mark, peace } = standing;
    const before = this.#shown ?? this.#outset(standing);
    const isSame = before?.mark === mark && before.peace === peace;
    const pooled = isSame ? together(before.sample, sample) : sample;
    const found = this.estimate(standing, pooled);
    const calm =
      isSame && peace
        ? Math.min(before.least + QUIET, Math.max(before.most - QUIET, found.chance))
        : found.chance;
    const isNews = !before || Math.abs(calm - before.chance) >= NOISE;
    const chance = isNews ? calm : before.chance;
    this.#shown = {
      ...{ mark, peace, sample: pooled, chance },
      least: isSame ? Math.min(before.least, chance) : chance,
      most: isSame ? Math.max(before.most, chance) : chance,
    };
    return { chance, ...around(chance, (found.high - found.low) / 2) };
  }

  /** The chance as these futures alone show it. */
  estimate(standing: Standing, sample: Sample): Estimate {
    const { calibration, measured } = this.#chances;
    return estimate(calibration, expectedOf(measured, standing), standing, sample);
  }

  /** In the first turn people still have in mind what they were told of the mission. */
  #outset(standing: Standing): Shown | null {
    const expected = expectedOf(this.#chances.measured, standing);
    if (standing.over > 0 || !expected) return null;
    const won = within(expected.won);
    const { mark, peace } = standing;
    return { mark, peace, sample: NOTHING, chance: won, least: won, most: won };
  }
}

type Known = Pick<Chances<never>, 'measured' | 'calibration'>;

const NOTHING: Sample = { futures: 0, sum: 0, squares: 0 };

function together(old: Sample, now: Sample): Sample {
  return {
    futures: FADING * old.futures + now.futures,
    sum: FADING * old.sum + now.sum,
    squares: FADING * old.squares + now.squares,
  };
}
