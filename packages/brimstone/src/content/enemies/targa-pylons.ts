import type { EnemySheet, EnemyType } from '../../content-types.ts';
import { blast, corruption, hits, horror, RANGED, WOUNDS } from '../../language/build.ts';
import { overlay } from './make.ts';

const normal: EnemySheet = {
  type: 'targa-pylons',
  keywords: ['Construct', 'Targa'],
  size: 'large',
  initiative: 4,
  abilities: { 'ab-immobile': 1, 'ab-the-eye': 6 },
  move: 0,
  escape: 3,
  toHitRanged: 4,
  toHitMelee: null,
  ranged: { range: 10, shots: 2 },
  combat: null,
  damage: 3,
  defense: 2,
  health: 10,
  xp: { base: 10, each: 5 },
  elite: [
    'el-pyl-twin',
    'el-pyl-lattice',
    'el-pyl-black-beam',
    'el-pyl-sees-all',
    'el-pyl-overload',
    'el-pyl-chorus',
  ],
};

export const targaPylons: EnemyType = {
  id: 'targa-pylons',
  models: 2,
  normal,
  brutal: {
    ...normal,
    initiative: 5,
    abilities: { 'ab-immobile': 1, 'ab-the-eye': 5 },
    ranged: { range: 12, shots: 3 },
    damage: 4,
    defense: 3,
    health: 15,
    xp: { base: 20, each: 5 },
  },
};

export const targaPylonElites = [
  overlay('el-pyl-twin', { does: { enemies: { shots: 1 } } }),
  overlay('el-pyl-lattice', (brutal) => ({
    does: {
      on: [
        {
          at: 'enemyWounded',
          when: { some: [{ weapon: RANGED }, blast] },
          change: { armor: { most: brutal ? 4 : 5 } },
        },
      ],
    },
  })),
  overlay('el-pyl-black-beam', (brutal) => ({
    does: {
      on: [{ at: 'heroHurt', when: WOUNDS, do: [corruption(1), horror(brutal ? 2 : 1)] }],
    },
  })),
  overlay('el-pyl-sees-all', (brutal) => ({ does: { enemies: { range: brutal ? 6 : 4 } } }), {
    grants: ['sees-through-walls'],
  }),
  overlay('el-pyl-overload', (brutal) => ({
    does: {
      on: [
        {
          at: 'enemyKilled',
          do: [hits(2, brutal ? 3 : 2, { byEnemy: { within: 2 } })],
        },
      ],
    },
  })),
  overlay('el-pyl-chorus', (brutal) => ({
    does: { special: { id: 'choir', n: { initiative: 1, heal: brutal ? 2 : 1 } } },
  })),
];
