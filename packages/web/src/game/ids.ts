/** The games that can be played here, in the order in which they came. */
export const GAME_IDS = ['brimstone', 'hellscape'] as const;
export type GameId = (typeof GAME_IDS)[number];

export function isGameId(id: unknown): id is GameId {
  return (GAME_IDS as readonly unknown[]).includes(id);
}
