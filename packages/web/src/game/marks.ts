import type { IconName } from '../ui/icons.ts';
import type { GameId } from './ids.ts';

/** The mark of each game, where both stand side by side. */
export const GAME_MARKS: Readonly<Record<GameId, IconName>> = {
  brimstone: 'lantern',
  hellscape: 'horns',
};
