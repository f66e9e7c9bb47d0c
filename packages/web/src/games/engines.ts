import type { RunningGame } from '../engine.ts';
import type { TableId } from '../game-ids.ts';

/** The rules and bots of each table: loaded when a game, a replay or a file first needs them. */
export const ENGINES: Readonly<Record<TableId, () => Promise<RunningGame>>> = {
  brimstone: async () => (await import('../brimstone/engine.ts')).engine,
  'brimstone-stay': async () => (await import('../brimstone/stay/engine.ts')).engine,
  hellscape: async () => (await import('../hellscape/engine.ts')).engine,
};
