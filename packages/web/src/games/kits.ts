import { brimstoneKit } from '../brimstone/kit.ts';
import { stayScreens } from '../brimstone/stay/screens.ts';
import type { ScreenKit, TableScreens } from '../game/kit.ts';
import type { GameId, TableId } from '../game-ids.ts';
import { hellscapeKit } from '../hellscape/kit.ts';

/** Every game that can be played here. */
export const KITS: Readonly<Record<GameId, ScreenKit>> = {
  brimstone: brimstoneKit,
  hellscape: hellscapeKit,
};

/** Whatever can be played at a table. */
export const TABLES: Readonly<Record<TableId, TableScreens>> = {
  ...KITS,
  'brimstone-stay': stayScreens,
};
