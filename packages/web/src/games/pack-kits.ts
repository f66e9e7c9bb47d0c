import type { PacksOnPage } from '../game/kit.ts';
import type { GameId } from '../game-ids.ts';

/** What each game has for packs: loaded when somebody brings one. */
export const PACK_KITS: Readonly<Record<GameId, () => Promise<PacksOnPage>>> = {
  brimstone: async () => (await import('../brimstone/pack-kit.ts')).packKit,
  hellscape: async () => (await import('../hellscape/pack-kit.ts')).packKit,
};
