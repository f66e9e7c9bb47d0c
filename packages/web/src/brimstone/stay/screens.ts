import type { TableScreens } from '../../game/kit.ts';
import { lazy } from '../../lazy.tsx';
import { together } from '../campaign/together.ts';
import type { BrimstoneStay } from '../stay-shape.ts';

/** The road and Town, as they are played, told and played again. */
export const stayScreens: TableScreens<BrimstoneStay> = {
  words: async () => ({ ...(await import('../game-words.ts')).words }),
  content: async () => (await import('../content.ts')).house,
  Table: lazy(async () => (await import('./StayScreen.tsx')).StayScreen),
  together,
  Report: lazy(async () => (await import('./Report.tsx')).Report),
  Stage: lazy(async () => (await import('./Stage.tsx')).Stage),
};
