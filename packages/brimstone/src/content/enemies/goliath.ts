import type { EnemySheet, EnemyType } from '../../content-types.ts';
import { eachFoe, eachOf, healFoes, hits, test } from '../../language/build.ts';
import { overlay } from './make.ts';

const normal: EnemySheet = {
  type: 'goliath',
  keywords: ['Demon'],
  size: 'extra-large',
  initiative: 2,
  abilities: { 'ab-unspeakable-terror': 1, 'ab-tough': 1, 'ab-sweep': 1 },
  move: 6,
  escape: 4,
  toHitRanged: null,
  toHitMelee: 3,
  combat: 4,
  damage: 3,
  defense: 2,
  health: 30,
  xp: { base: 20, each: 5 },
  elite: [
    'el-gol-stamp',
    'el-gol-scars',
    'el-gol-bellow',
    'el-gol-haste',
    'el-gol-mends',
    'el-gol-shrug',
  ],
};

export const goliath: EnemyType = {
  id: 'goliath',
  models: 1,
  normal,
  brutal: {
    ...normal,
    initiative: 3,
    abilities: { 'ab-unspeakable-terror': 2, 'ab-tough': 1, 'ab-sweep': 2 },
    move: 7,
    escape: 5,
    combat: 6,
    damage: 5,
    defense: 3,
    health: 48,
    xp: { base: 35, each: 5 },
  },
};

export const goliathElites = [
  overlay('el-gol-stamp', (brutal) => ({
    does: {
      on: [
        {
          at: 'enemyActivationStart',
          do: [
            eachFoe(
              eachOf(
                { byEnemy: { onTile: true, adjacent: false } },
                test('agility', 5, { fail: [hits(1, brutal ? 3 : 2)] }),
              ),
            ),
          ],
        },
      ],
    },
  })),
  overlay('el-gol-scars', { does: { enemies: { defense: 1 } } }),
  overlay('el-gol-bellow', { raises: { 'ab-unspeakable-terror': 1 } }),
  overlay('el-gol-haste', (brutal) => ({
    does: { enemies: { initiative: brutal ? 4 : 3, move: 2 } },
  })),
  overlay('el-gol-mends', (brutal) => ({
    does: { on: [{ at: 'turnStart', do: [healFoes(brutal ? 'D6' : 'D3')] }] },
  })),
  overlay('el-gol-shrug', (brutal) => ({
    does: {
      enemies: { combat: brutal ? 2 : 1 },
      special: { id: 'flings-the-wounded', n: { spaces: 2 } },
    },
  })),
];
