import type { GameShape, ModuleOf } from '@crawlspace/host';

export const GAME_IDS = ['brimstone', 'hellscape'] as const;
export type GameId = (typeof GAME_IDS)[number];

/** The rules of a game without their types: rooms hand on what they never look into. */
export type AnyModule = ModuleOf<GameShape>;

const MODULES: Readonly<Record<GameId, () => Promise<unknown>>> = {
  brimstone: async () => (await import('@crawlspace/brimstone')).brimstone,
  hellscape: async () => (await import('@crawlspace/hellscape')).hellscape,
};

export function isGameId(id: unknown): id is GameId {
  return GAME_IDS.some((each) => each === id);
}

/** Loads the rules of a game when the first table needs them. */
export async function moduleOf(game: GameId): Promise<AnyModule> {
  return (await MODULES[game]()) as AnyModule;
}
