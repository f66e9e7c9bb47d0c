import { brimstoneKit } from '../brimstone/kit.ts';
import { hellscapeKit } from '../hellscape/kit.ts';
import type { GameId } from './ids.ts';
import type { ScreenKit } from './kit.ts';

/** Every game that can be played here. */
export const KITS: Readonly<Record<GameId, ScreenKit>> = {
  brimstone: brimstoneKit,
  hellscape: hellscapeKit,
};
