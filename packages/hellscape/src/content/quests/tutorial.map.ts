import type { QuestMap } from '../../quest-types.ts';
import { door, lay, tile } from './lay.ts';

/** Two of the four chambers have no door: they stay shut. */
export const tutorialMap: QuestMap = {
  tiles: [tile('1A', 0, 0), tile('4A', 3, 0, 2)],
  bridges: [{ x: 4, y: 3, open: ['n', 's'] }],
  doors: [door(1, 2, 'e'), door(4, 1, 'e')],
  start: [[0, 2]],
  tokens: [
    ...lay('objective', [2, 1]),
    ...lay('objective-gray', [5, 0]),
    ...lay('spawn', [2, 1]),
    ...lay('loot', [2, 2], [5, 2]),
    ...lay('roaming-portal', [4, 3]),
  ],
};
