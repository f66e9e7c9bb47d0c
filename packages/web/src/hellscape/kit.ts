import type { ScreenKit } from '../game/kit.ts';
import { lazy } from '../lazy.tsx';
import { QUICK_START } from './quick-start.ts';
import type { Hellscape } from './shape.ts';

export const hellscapeKit: ScreenKit<Hellscape> = {
  id: 'hellscape',
  quickStart: QUICK_START,
  words: async () => (await import('./game-words.ts')).words,
  content: async (packs) =>
    packs
      ? (await import('./pack-kit.ts')).packKit.contentOf(packs)
      : (await import('./content.ts')).house,
  rules: async (language) => (await import('./rules.ts')).bookIn(language),
  Table: lazy(async () => (await import('./table/HellscapeTable.tsx')).HellscapeTable),
  Muster: lazy(async () => (await import('./muster/Muster.tsx')).Muster),
  PackCards: lazy(async () => (await import('./PackCards.tsx')).PackCards),
  Report: lazy(async () => (await import('./after/Report.tsx')).Report),
  Stage: lazy(async () => (await import('./Stage.tsx')).Stage),
};
