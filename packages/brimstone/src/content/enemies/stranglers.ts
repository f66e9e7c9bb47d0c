import { heroesBeside } from '../../rules/queries.ts';
import type { EnemySheet, EnemyType } from '../types.ts';
import { causedBy, overlay } from './make.ts';

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
  overlay('el-str-breathless', {
    data: { unblocked: 2, grit: 1, wounds: 1 },
    brutal: { wounds: 2 },
    ability: ({ unblocked, grit, wounds }) => ({
      on: {
        *heroHurt(g, { type, card }, { hero, cause, hits }) {
          if (cause.kind !== 'enemy' || cause.id !== type || hits < unblocked) return;
          if (hero.grit > 0) g.do.loseGrit(g, hero, grit);
          else yield* g.do.woundHero(g, hero, wounds, causedBy(card, cause.enemy));
        },
      },
    }),
  }),

  overlay('el-str-murmur', {
    data: { fear: 1 },
    brutal: { fear: 2 },
    raises: ({ fear }) => ({ 'ab-fear': fear }),
  }),

  overlay('el-str-ceiling', {
    data: { move: 3, initiative: 1 },
    brutal: { initiative: 2 },
    grants: ['passes-models'],
    ability: ({ move, initiative }) => ({ enemies: { move, initiative } }),
  }),

  overlay('el-str-stone-throat', {
    data: { armor: 5 },
    brutal: { armor: 4 },
    raises: ({ armor }) => ({ 'ab-armor': armor }),
  }),

  overlay('el-str-rattle', {
    data: { hits: 1 },
    brutal: { hits: 2 },
    ability: ({ hits }) => ({
      on: {
        *enemyKilled(g, { type, card }, { enemy, survives }) {
          if (enemy.type !== type || survives) return;
          for (const hero of heroesBeside(g, enemy)) {
            yield* g.do.horrorHit(g, hero, { hits, cause: causedBy(card, enemy) });
          }
        },
      },
    }),
  }),

  overlay('el-str-knuckles', {
    data: { damage: 1 },
    ability: ({ damage }) => ({ enemies: { damage } }),
  }),
];
