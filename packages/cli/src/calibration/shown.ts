import { type Calibration, Forecast, type Measured, sampleOf } from '@crawlspace/bots/kit';
import type { Moment } from '../games/moments.ts';

/** A moment with the chance that a person would have been told then. */
export interface Shown extends Moment {
  readonly chance: number;
  /** How far that is from the number before it. Null for the first, and where something happened in between. */
  readonly quietMove: number | null;
}

/** What a person would have been told at each moment of these games, one game after the other. */
export function shownAt(
  moments: readonly Moment[],
  measured: Measured,
  calibration: Calibration,
): readonly Shown[] {
  return gamesIn(moments).flatMap((game) => {
    const forecast = new Forecast({ measured, calibration });
    let last: Shown | null = null;
    return game.map((moment) => {
      const { chance } = forecast.see(moment, sampleOf(moment.worths));
      const isQuiet = last?.mark === moment.mark && last.peace && moment.peace;
      const shown: Shown = {
        ...moment,
        chance,
        quietMove: last && isQuiet ? Math.abs(chance - last.chance) : null,
      };
      last = shown;
      return shown;
    });
  });
}

export function gamesIn(moments: readonly Moment[]): readonly (readonly Moment[])[] {
  const games = new Map<string, Moment[]>();
  for (const moment of moments) {
    const own = games.get(moment.game) ?? [];
    own.push(moment);
    games.set(moment.game, own);
  }
  return [...games.values()];
}
