import type { QuestMap } from '../../quest-types.ts';
import { door, lay, portals, tile } from './lay.ts';

/** Where the Beast lies: in a chamber whose doors the heroes can leave shut until they are ready. */
export const LAIR = [5, 6] as const;

/** A horseshoe of four tiles around the way from the heroes to the lair; feathers lie in the other chambers. */
export const beastMap: QuestMap = {
  tiles: [tile('1B', 0, 1), tile('4B', 3, 1), tile('5B', 0, 4), tile('7B', 3, 4, 1)],
  bridges: [{ x: 4, y: 0, open: ['n', 's'] }],
  doors: [
    door(1, 1, 'w'),
    door(1, 2, 'e'),
    door(1, 3, 'w'),
    door(2, 1, 'e'),
    door(4, 2, 'w'),
    door(4, 1, 'e'),
    door(1, 4, 'w'),
    door(0, 6, 'n'),
    door(1, 5, 'e'),
    door(3, 6, 'w'),
    door(3, 5, 'e'),
    door(4, 4, 'e'),
  ],
  start: [[0, 2]],
  tokens: [
    ...lay('objective', [2, 2], [0, 4], [2, 6], [3, 2], [5, 3]),
    ...lay('starting-mob', [2, 4]),
    ...lay('spawn', [2, 2], [3, 3], [5, 2], [0, 5], [2, 5], [4, 5]),
    ...lay('loot', [0, 1], [0, 3], [3, 1], [5, 1], [5, 2], [0, 4], [0, 5], [2, 5], [2, 6]),
    ...lay('chest', [0, 3], [3, 1]),
    ...lay('greater-chest', [5, 1]),
    ...lay('spike-trap', [1, 3], [3, 4], [4, 3]),
    ...lay('bear-trap', [1, 6]),
    ...lay('fountain', [0, 1], [2, 3]),
    ...lay('forge', [2, 1]),
    ...lay('roaming-portal', [4, 0]),
    ...portals([4, 6], [0, 6]),
  ],
};
