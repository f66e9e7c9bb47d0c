import type { Motion } from '../settings/index.ts';

/** How much shorter things take at each setting. */
export const PACE: Readonly<Record<Motion, number>> = { full: 1, fast: 0.4, off: 0 };
