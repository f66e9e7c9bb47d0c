import type { Bands } from '../targets.ts';

/** How often parties should win, in percent. */
export const BANDS: Bands = {
  alone: { low: 15, high: 60 },
  together: { low: 35, high: 80 },
  introduction: { low: 60, high: 90 },
};
