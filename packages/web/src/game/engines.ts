import type { RunningGame } from '../session/engine.ts';
import type { GameId } from './ids.ts';

/** The rules and bots of each game: loaded when a game, a replay or a file first needs them. */
export const ENGINES: Readonly<Record<GameId, () => Promise<RunningGame>>> = {
  brimstone: async () => (await import('../brimstone/engine.ts')).engine,
  hellscape: async () => (await import('../hellscape/engine.ts')).engine,
};
