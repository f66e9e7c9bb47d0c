import type { EnemySheet, EnemyType } from '../../content-types.ts';
import { horror, wounds } from '../../language/build.ts';
import { overlay } from './make.ts';

const normal: EnemySheet = {
  type: 'stranglers',
  keywords: ['Demon'],
  size: 'medium',
  initiative: 5,
  abilities: { 'ab-fear': 1, 'ab-noose': 1 },
  move: 6,
  escape: 4,
  toHitRanged: null,
  toHitMelee: 4,
  combat: 3,
  damage: 2,
  defense: 2,
  health: 7,
  xp: { base: 20, each: 0 },
  elite: [
    'el-str-breathless',
    'el-str-murmur',
    'el-str-ceiling',
    'el-str-stone-throat',
    'el-str-rattle',
    'el-str-knuckles',
  ],
};

export const stranglers: EnemyType = {
  id: 'stranglers',
  models: 6,
  normal,
  brutal: {
    ...normal,
    initiative: 6,
    abilities: { 'ab-fear': 1, 'ab-noose': 1, 'ab-tenacious': 5 },
    move: 7,
    escape: 5,
    combat: 4,
    damage: 3,
    defense: 3,
    health: 10,
    xp: { base: 35, each: 0 },
  },
};

export const stranglerElites = [
  overlay('el-str-breathless', (brutal) => ({
    does: {
      on: [
        {
          at: 'heroHurt',
          when: { field: 'hits', least: 2 },
          do: [{ do: 'lose-grit', n: 1, else: [wounds(brutal ? 2 : 1)] }],
        },
      ],
    },
  })),
  overlay('el-str-murmur', (brutal) => ({ raises: { 'ab-fear': brutal ? 2 : 1 } })),
  overlay(
    'el-str-ceiling',
    (brutal) => ({ does: { enemies: { move: 3, initiative: brutal ? 2 : 1 } } }),
    { grants: ['passes-models'] },
  ),
  overlay('el-str-stone-throat', (brutal) => ({ raises: { 'ab-armor': brutal ? 4 : 5 } })),
  overlay('el-str-rattle', (brutal) => ({
    does: {
      on: [
        {
          at: 'enemyKilled',
          do: [horror(brutal ? 2 : 1, 1, { byEnemy: { adjacent: true } })],
        },
      ],
    },
  })),
  overlay('el-str-knuckles', { does: { enemies: { damage: 1 } } }),
];
