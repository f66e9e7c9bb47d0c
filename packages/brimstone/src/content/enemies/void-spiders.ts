import type { EnemySheet, EnemyType } from '../../content-types.ts';
import { hits, poison, THEM_ADJACENT, WOUNDS } from '../../language/build.ts';
import { overlay } from './make.ts';

const normal: EnemySheet = {
  type: 'void-spiders',
  keywords: ['Void', 'Beast'],
  size: 'small',
  initiative: 6,
  abilities: { 'ab-void-venom': 6 },
  move: 8,
  escape: 3,
  toHitRanged: null,
  toHitMelee: 5,
  combat: 2,
  damage: 1,
  defense: 1,
  health: 3,
  xp: { base: 10, each: 0 },
  elite: [
    'el-spi-glands',
    'el-spi-hatching',
    'el-spi-sour-blood',
    'el-spi-shell',
    'el-spi-skitter',
    'el-spi-heap',
  ],
};

export const voidSpiders: EnemyType = {
  id: 'void-spiders',
  models: 12,
  normal,
  brutal: {
    ...normal,
    initiative: 7,
    abilities: { 'ab-void-venom': 5 },
    move: 9,
    escape: 4,
    toHitMelee: 4,
    defense: 2,
    health: 5,
    xp: { base: 15, each: 0 },
  },
};

export const voidSpiderElites = [
  overlay('el-spi-glands', (brutal) => ({
    raises: { 'ab-void-venom': 4 },
    does: {
      on: [
        {
          at: 'heroHurt',
          when: { every: [WOUNDS, { field: 'rolls', least: brutal ? 5 : 6 }] },
          onceEach: true,
          do: [poison()],
        },
      ],
    },
  })),
  overlay('el-spi-hatching', (brutal) => ({
    does: { special: { id: 'hatches', n: { count: brutal ? 'D3' : 1 } } },
  })),
  overlay('el-spi-sour-blood', (brutal) => ({
    does: {
      on: [
        {
          at: 'enemyKilled',
          when: { every: [{ weapon: { kind: 'melee' } }, { enemy: { adjacent: true } }] },
          do: [hits(1, brutal ? 2 : 1)],
        },
      ],
    },
  })),
  overlay('el-spi-shell', { does: { enemies: { defense: 1 } } }),
  overlay('el-spi-skitter', { does: { enemies: { initiative: 2, escape: 1 } } }),
  overlay('el-spi-heap', (brutal) => ({
    does: {
      enemiesWhile: [
        {
          when: { number: { count: { foes: THEM_ADJACENT } }, least: brutal ? 2 : 3 },
          stats: { combat: 1 },
        },
      ],
    },
  })),
];
