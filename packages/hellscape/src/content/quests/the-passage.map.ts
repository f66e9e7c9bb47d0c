import type { QuestMap } from '../../quest-types.ts';
import { door, gate, lay, portals, tile } from './lay.ts';

/** From bridge to bridge one corridor leads past every chamber to the ritual chamber: the Summoner's way. */
export const passageMap: QuestMap = {
  tiles: [tile('2A', 0, 0), tile('4A', 3, 0, 2), tile('5A', 3, 4, 2)],
  bridges: [
    { x: 2, y: 3, open: ['n', 's'] },
    { x: 4, y: 3, open: ['n', 's'] },
  ],
  doors: [
    gate(5, 4, 's'),
    door(1, 0, 'w'),
    door(1, 2, 'w'),
    door(1, 1, 'e'),
    door(3, 0, 's'),
    door(4, 2, 'w'),
    door(4, 0, 'e'),
    door(4, 1, 'e'),
  ],
  start: [[2, 3]],
  tokens: [
    ...lay('objective', [3, 6]),
    ...lay('starting-mob', [2, 0], [4, 2]),
    ...lay('spawn', [0, 1], [3, 2], [5, 2], [4, 5], [5, 6], [3, 6]),
    ...lay('loot', [0, 0], [0, 2], [3, 1], [5, 0], [4, 6], [5, 6]),
    ...lay('spike-trap', [1, 1]),
    ...lay('bear-trap', [4, 0]),
    ...lay('fountain', [0, 1]),
    ...lay('forge', [3, 4]),
    ...lay('pillar', [4, 4]),
    ...lay('roaming-portal', [5, 4]),
    ...portals([5, 0], [5, 1]),
  ],
};
