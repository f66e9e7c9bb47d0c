import type { EnemySheet, EnemyType } from '../../content-types.ts';
import { healFoes, hits, THEM_ADJACENT } from '../../language/build.ts';
import { overlay } from './make.ts';

const normal: EnemySheet = {
  type: 'tentacles',
  keywords: ['Void'],
  size: 'medium',
  initiative: 4,
  abilities: { 'ab-smash': 6, 'ab-undermine': 1 },
  move: 4,
  escape: 4,
  toHitRanged: null,
  toHitMelee: 5,
  combat: 2,
  damage: 2,
  defense: 2,
  health: 5,
  xp: { base: 15, each: 0 },
  elite: [
    'el-tent-hide',
    'el-tent-wide-swing',
    'el-tent-regrowth',
    'el-tent-hooks',
    'el-tent-cut-one',
    'el-tent-pulse',
  ],
};

export const tentacles: EnemyType = {
  id: 'tentacles',
  models: 6,
  normal,
  brutal: {
    ...normal,
    initiative: 5,
    move: 5,
    escape: 5,
    combat: 3,
    damage: 3,
    defense: 3,
    health: 7,
    xp: { base: 25, each: 0 },
  },
};

export const tentacleElites = [
  overlay('el-tent-hide', { does: { enemies: { defense: 1 } } }),
  overlay('el-tent-wide-swing', { raises: { 'ab-smash': 5 } }),
  overlay('el-tent-regrowth', (brutal) => ({
    does: { on: [{ at: 'enemyActivationStart', do: [healFoes(brutal ? 4 : 2)] }] },
  })),
  overlay('el-tent-hooks', (brutal) => ({
    does: {
      on: [
        {
          at: 'heroActivationEnd',
          when: { number: { count: { foes: THEM_ADJACENT } }, least: 2 },
          do: [hits(brutal ? 2 : 1)],
        },
      ],
    },
  })),
  overlay('el-tent-cut-one', (brutal) => ({
    does: {
      on: [
        {
          at: 'enemyKilled',
          chance: { roll: 'cut-one', from: brutal ? 5 : 6 },
          change: { replaced: true },
        },
      ],
    },
  })),
  overlay('el-tent-pulse', { does: { enemies: { combat: 1, move: 1 } } }),
];
