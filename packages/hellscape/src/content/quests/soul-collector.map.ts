import type { QuestMap } from '../../quest-types.ts';
import { door, lay, portals, tile } from './lay.ts';

/** The Gate of the Valley stands across the abyss: around through the north, or through a chamber and over the bridge. */
export const soulsMap: QuestMap = {
  tiles: [tile('5B', 0, 0), tile('3B', 3, 0), tile('2B', 0, 3), tile('6B', 3, 3, 2)],
  bridges: [
    { x: 3, y: 4, open: ['w', 'e'] },
    { x: 1, y: 6, open: ['n', 's'] },
  ],
  doors: [
    door(1, 0, 'w'),
    door(1, 1, 'e'),
    door(3, 1, 'e'),
    door(5, 2, 'n'),
    door(0, 3, 'e'),
    door(1, 5, 'n'),
    door(2, 4, 'e'),
    door(4, 4, 's'),
  ],
  start: [[1, 6]],
  tokens: [
    ...lay('objective', [0, 0], [2, 2], [5, 0], [2, 5]),
    ...lay('objective-gray', [5, 5]),
    ...lay('starting-mob', [0, 4], [3, 2]),
    ...lay('spawn', [1, 3], [4, 0], [3, 5], [4, 5], [5, 5]),
    ...lay('loot', [0, 1], [2, 1], [4, 1], [5, 1], [1, 4], [2, 3], [4, 5]),
    ...lay('chest', [4, 5]),
    ...lay('greater-chest', [4, 0], [3, 5]),
    ...lay('spike-trap', [1, 1]),
    ...lay('bear-trap', [4, 3]),
    ...lay('fountain', [1, 2], [4, 2]),
    ...lay('forge', [3, 0]),
    ...lay('pillar', [2, 0]),
    ...lay('roaming-portal', [4, 1]),
    ...portals([1, 1], [1, 3]),
  ],
};
