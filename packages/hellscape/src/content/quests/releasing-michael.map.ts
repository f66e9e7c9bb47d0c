import type { QuestMap } from '../../quest-types.ts';
import { door, gate, lay, portals, tile } from './lay.ts';

/** Where Corruption wells up once the fight has begun. */
export const WELLS = [
  [6, 1],
  [8, 1],
  [6, 3],
  [8, 3],
] as const;

/** Between the seals and the archangel lies one door. */
export const michaelMap: QuestMap = {
  tiles: [tile('2B', 0, 1, 2), tile('4B', 3, 1, 1), tile('8A', 6, 1)],
  bridges: [
    { x: 1, y: 0, open: ['n', 's'] },
    { x: 2, y: 4, open: ['n', 's'] },
  ],
  doors: [
    gate(5, 2, 'e'),
    door(1, 1, 'w'),
    door(2, 3, 'w'),
    door(2, 1, 'e'),
    door(4, 2, 'n'),
    door(2, 3, 'e'),
    door(4, 2, 's'),
  ],
  start: [[2, 4]],
  tokens: [
    ...lay('corruption', [0, 1], [0, 3], [5, 1], [5, 3]),
    ...lay('starting-mob', [4, 2], [2, 1]),
    ...lay('spawn', [0, 2], [1, 2], [5, 1], [5, 3]),
    ...lay('loot', [1, 3], [3, 3]),
    ...lay('chest', [1, 2], [3, 1], [5, 3]),
    ...lay('greater-chest', [4, 3]),
    ...lay('spike-trap', [3, 2]),
    ...lay('bear-trap', [2, 1]),
    ...lay('fountain', [1, 0]),
    ...lay('forge', [5, 2]),
    ...lay('roaming-portal', [5, 2]),
    ...portals([1, 0], [1, 1]),
  ],
  boss: { tile: '8A', at: [7, 2], start: [[6, 2]] },
};
