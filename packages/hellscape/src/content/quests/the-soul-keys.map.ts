import type { PlacedToken, QuestMap } from '../../quest-types.ts';
import { type Cell, door, gate, lay, portals, tile } from './lay.ts';

/** The zones of the Time Chamber with an Hourglass. */
export const HOURGLASSES = [
  [7, 0],
  [7, 2],
] as const;

function key([x, y]: Cell, time: number): PlacedToken {
  return { kind: 'objective', x, y, count: time };
}

/** The ring has no walls of its own: doors make four rooms of it, to both sides of the bridge over the pit. */
export const keysMap: QuestMap = {
  tiles: [tile('6B', 0, 0, 3), tile('7A', 3, 0), tile('8B', 6, 0)],
  bridges: [
    { x: 2, y: 2, open: ['n', 's'] },
    { x: 4, y: 1, open: ['w', 'e'] },
  ],
  rooms: [
    [
      [3, 0],
      [4, 0],
    ],
    [[5, 0]],
    [[3, 2]],
    [
      [4, 2],
      [5, 2],
    ],
  ],
  doors: [
    gate(5, 1, 'e'),
    door(1, 1, 'w'),
    door(3, 0, 's'),
    door(4, 0, 'e'),
    door(5, 0, 's'),
    door(3, 2, 'n'),
    door(3, 2, 'e'),
    door(5, 2, 'n'),
  ],
  start: [[2, 1]],
  tokens: [
    key([0, 1], 1),
    key([3, 0], 3),
    key([4, 2], 5),
    ...lay('starting-mob', [5, 1]),
    ...lay('spawn', [0, 2], [4, 0], [5, 2]),
    ...lay('loot', [0, 0], [0, 2], [4, 0], [5, 0], [4, 2]),
    ...lay('chest', [3, 2]),
    ...lay('greater-chest', [5, 0], [0, 2]),
    ...lay('bear-trap', [3, 1]),
    ...lay('forge', [1, 1]),
    ...lay('fountain', [4, 1]),
    ...lay('roaming-portal', [5, 1]),
    ...portals([4, 1], [5, 0]),
  ],
  boss: { tile: '8B', at: [8, 1], start: [[6, 1]] },
};
