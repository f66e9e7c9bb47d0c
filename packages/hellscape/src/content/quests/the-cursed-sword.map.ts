import type { QuestMap } from '../../quest-types.ts';
import { door, lay, portals, tile } from './lay.ts';

/** Four tiles around a square in the middle: the crystals lie in the chambers at the corners. */
export const swordMap: QuestMap = {
  tiles: [tile('1B', 0, 0), tile('6A', 3, 0), tile('2B', 0, 3, 1), tile('5B', 3, 3, 1)],
  bridges: [{ x: 6, y: 4, open: ['w', 'e'] }],
  doors: [
    door(1, 0, 'w'),
    door(1, 1, 'e'),
    door(1, 2, 'w'),
    door(3, 2, 'n'),
    door(4, 1, 'n'),
    door(5, 2, 'n'),
    door(1, 3, 's'),
    door(0, 4, 's'),
    door(5, 4, 'n'),
    door(3, 4, 's'),
    door(5, 5, 'w'),
  ],
  start: [[2, 2]],
  tokens: [
    ...lay('objective', [0, 0], [5, 0], [1, 5], [5, 3], [3, 5]),
    ...lay('starting-mob', [5, 2]),
    ...lay('spawn', [2, 1], [4, 0], [0, 5], [4, 5]),
    ...lay('loot', [0, 2], [3, 1], [1, 4], [5, 3], [3, 5]),
    ...lay('chest', [2, 1], [3, 0], [1, 3], [3, 5]),
    ...lay('greater-chest', [2, 5]),
    ...lay('spike-trap', [1, 2], [2, 3]),
    ...lay('bear-trap', [4, 2]),
    ...lay('fountain', [0, 2], [4, 4]),
    ...lay('forge', [3, 3]),
    ...lay('pillar', [3, 4]),
    ...lay('roaming-portal', [6, 4]),
    ...portals([2, 0], [3, 0]),
  ],
};
