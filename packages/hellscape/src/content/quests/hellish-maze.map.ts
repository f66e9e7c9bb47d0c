import type { QuestMap } from '../../quest-types.ts';
import { door, lay, portals, tile } from './lay.ts';

/** Four islands: only the magic passages lead from one to another. */
export const mazeMap: QuestMap = {
  tiles: [tile('5B', 0, 0), tile('4B', 4, 0), tile('3B', 0, 4), tile('6A', 4, 4)],
  bridges: [],
  doors: [
    door(1, 0, 'w'),
    door(0, 2, 'n'),
    door(1, 1, 'e'),
    door(5, 1, 'w'),
    door(5, 0, 'e'),
    door(5, 2, 'e'),
    door(0, 4, 'e'),
    door(2, 6, 'n'),
    door(4, 6, 'n'),
    door(5, 5, 'n'),
  ],
  start: [[0, 2]],
  tokens: [
    ...lay('objective', [2, 0], [5, 0], [5, 2], [0, 6], [6, 6]),
    ...lay('corruption', [2, 2], [6, 1], [2, 4], [4, 4]),
    ...lay('starting-mob', [1, 0]),
    ...lay('spawn', [0, 0], [4, 1], [1, 5], [6, 5], [6, 4]),
    ...lay('loot', [0, 1], [2, 1], [4, 0], [6, 0], [6, 2], [1, 4], [2, 5], [5, 4], [6, 4]),
    ...lay('chest', [0, 0]),
    ...lay('greater-chest', [2, 5], [5, 4]),
    ...lay('spike-trap', [5, 1], [1, 6]),
    ...lay('bear-trap', [5, 6]),
    ...lay('fountain', [4, 0], [0, 5]),
    ...lay('forge', [1, 2], [4, 6]),
    ...lay('roaming-portal', [6, 6]),
    ...portals([5, 4], [0, 0]),
  ],
};
