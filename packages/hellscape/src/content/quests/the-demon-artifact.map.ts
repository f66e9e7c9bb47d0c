import type { QuestMap } from '../../quest-types.ts';
import { door, lay, portals, tile } from './lay.ts';

/** A cross of three arms: heroes come over the bridge in the south, the Demonic Forge burns in the north. */
export const artifactMap: QuestMap = {
  tiles: [tile('3B', 3, 0), tile('5B', 0, 3), tile('7B', 3, 3, 1), tile('1B', 3, 6)],
  bridges: [{ x: 6, y: 8, open: ['w', 'e'] }],
  doors: [
    door(3, 0, 'e'),
    door(4, 2, 'n'),
    door(5, 2, 's'),
    door(3, 4, 'e'),
    door(5, 6, 'n'),
    door(1, 3, 'w'),
    door(0, 5, 'n'),
    door(2, 3, 's'),
    door(4, 6, 'w'),
    door(4, 7, 'e'),
    door(4, 8, 'w'),
  ],
  start: [[6, 8]],
  tokens: [
    ...lay('objective', [0, 3], [5, 4], [3, 6]),
    ...lay('objective-gray', [5, 0]),
    ...lay('starting-mob', [4, 5], [4, 3], [1, 5]),
    ...lay('spawn', [4, 1], [5, 1], [5, 3], [0, 4], [2, 5], [3, 6]),
    ...lay('loot', [4, 0], [5, 5], [0, 4], [2, 4], [2, 5], [5, 7], [3, 8]),
    ...lay('spike-trap', [4, 6], [3, 2]),
    ...lay('bear-trap', [1, 4]),
    ...lay('forge', [0, 5]),
    ...lay('roaming-portal', [4, 1]),
    ...portals([3, 1], [2, 5]),
  ],
};
