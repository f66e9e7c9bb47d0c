import { d6 } from '@crawlspace/kernel';
import { adjacentEnemies } from '../../rules/queries.ts';
import type { EnemySheet, EnemyType } from '../types.ts';
import { causedBy, modelsOf, overlay } from './make.ts';

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
  overlay('el-tent-hide', {
    data: { defense: 1 },
    ability: ({ defense }) => ({ enemies: { defense } }),
  }),

  overlay('el-tent-wide-swing', {
    data: { roll: 5 },
    raises: ({ roll }) => ({ 'ab-smash': roll }),
  }),

  overlay('el-tent-regrowth', {
    data: { heal: 2 },
    brutal: { heal: 4 },
    ability: ({ heal }) => ({
      on: {
        enemyActivationStart(g, source, { type }): undefined {
          if (type !== source.type) return;
          for (const enemy of modelsOf(g, type)) g.do.healEnemy(g, enemy, heal);
        },
      },
    }),
  }),

  overlay('el-tent-hooks', {
    data: { near: 2, hits: 1, damage: 1 },
    brutal: { hits: 2 },
    ability: ({ near, hits, damage }) => ({
      on: {
        *heroActivationEnd(g, { type, card }, { hero }) {
          const around = adjacentEnemies(g, hero).filter((enemy) => enemy.type === type);
          if (around.length < near) return;
          yield* g.do.hitHero(g, hero, { hits, damage, cause: causedBy(card) });
        },
      },
    }),
  }),

  overlay('el-tent-cut-one', {
    data: { roll: 6 },
    brutal: { roll: 5 },
    ability: ({ roll }) => ({
      on: {
        enemyKilled(g, { type }, death): undefined {
          if (death.enemy.type !== type || death.survives) return;
          death.replaced = g.roll('cut-one', d6) >= roll;
        },
      },
    }),
  }),

  overlay('el-tent-pulse', {
    data: { combat: 1, move: 1 },
    ability: ({ combat, move }) => ({ enemies: { combat, move } }),
  }),
];
