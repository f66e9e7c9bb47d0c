import type { EnemySheet, EnemyType } from '../../content-types.ts';
import { healFoes, RANGED } from '../../language/build.ts';
import type { Foes } from '../../language/values.ts';
import { overlay } from './make.ts';

const normal: EnemySheet = {
  type: 'night-terrors',
  keywords: ['Demon'],
  size: 'large',
  initiative: 3,
  abilities: { 'ab-terror': 1, 'ab-drinks-the-light': 1 },
  move: 5,
  escape: 4,
  toHitRanged: null,
  toHitMelee: 4,
  combat: 3,
  damage: 3,
  defense: 2,
  health: 14,
  xp: { base: 10, each: 5 },
  elite: [
    'el-nig-second-face',
    'el-nig-bad-dream',
    'el-nig-feeds',
    'el-nig-talons',
    'el-nig-bedside',
    'el-nig-edge',
  ],
};

export const nightTerrors: EnemyType = {
  id: 'night-terrors',
  models: 3,
  normal,
  brutal: {
    ...normal,
    initiative: 4,
    abilities: { 'ab-terror': 2, 'ab-drinks-the-light': 1 },
    move: 6,
    escape: 5,
    toHitMelee: 3,
    damage: 4,
    defense: 3,
    health: 20,
    xp: { base: 20, each: 5 },
  },
};

/** Of those on the hero's tile. */
const MOST_WOUNDED_THERE: Foes = {
  mostWounded: { foes: 'here', when: { type: 'own', wounded: true } },
};

export const nightTerrorElites = [
  overlay('el-nig-second-face', { raises: { 'ab-terror': 1 } }),
  overlay('el-nig-bad-dream', (brutal) => ({
    raises: { 'ab-tough': 1, 'ab-endurance': brutal ? 6 : 5 },
  })),
  overlay('el-nig-feeds', (brutal) => ({
    does: {
      on: [
        {
          at: 'heroSanityLost',
          of: 'anyone',
          do: [healFoes({ count: { field: 'amount' }, times: brutal ? 2 : 1 }, MOST_WOUNDED_THERE)],
        },
      ],
    },
  })),
  overlay('el-nig-talons', { raises: { 'ab-smash': 6 }, does: { enemies: { damage: 1 } } }),
  overlay('el-nig-bedside', (brutal) => ({
    does: { special: { id: 'visits-the-dreamer', n: { sanity: brutal ? 2 : 1 } } },
  })),
  overlay('el-nig-edge', (brutal) => ({
    does: {
      on: [
        {
          at: 'aimedAt',
          when: { every: [{ weapon: RANGED }, { enemy: { beyond: 2 } }] },
          change: { need: brutal ? 2 : 1 },
        },
      ],
    },
  })),
];
