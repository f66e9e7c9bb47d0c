import type { QuestMap } from '../../quest-types.ts';
import { door, gate, lay, portals, tile } from './lay.ts';

/** A row of three tiles: every chamber has two doors, save the one behind the Gate, where the mobs wait. */
export const highwayMap: QuestMap = {
  tiles: [tile('1A', 0, 1), tile('3A', 3, 1, 3), tile('5A', 6, 1, 1)],
  bridges: [
    { x: 6, y: 0, open: ['n', 's'] },
    { x: 6, y: 4, open: ['n', 's'] },
  ],
  doors: [
    gate(6, 2, 'e'),
    door(1, 1, 'w'),
    door(0, 3, 'n'),
    door(1, 3, 'e'),
    door(2, 1, 's'),
    door(3, 1, 'e'),
    door(5, 2, 'n'),
    door(3, 3, 'e'),
    door(5, 2, 's'),
  ],
  start: [[0, 3]],
  tokens: [
    ...lay('objective', [4, 1], [4, 3]),
    ...lay('objective-gray', [8, 2]),
    ...lay('starting-mob', [2, 1], [5, 2]),
    ...lay('spawn', [7, 1], [8, 1], [7, 3], [8, 3]),
    ...lay('loot', [0, 2], [5, 3], [7, 3]),
    ...lay('chest', [7, 3], [8, 3]),
    ...lay('spike-trap', [1, 2]),
    ...lay('pillar', [4, 2]),
    ...lay('forge', [6, 3]),
    ...lay('roaming-portal', [6, 1]),
    ...portals([5, 1], [2, 3]),
  ],
};
