import { type Adventure, board, heroesUp } from '../../adventure.ts';
import { distance } from '../../board/index.ts';
import { enemiesOnTile, tilesOf } from '../../rules/queries.ts';
import type { Enemy } from '../../state.ts';
import type { EnemySheet, EnemyType } from '../types.ts';
import { causedBy, modelsOf, overlay } from './make.ts';

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

/** The enemies of other types on the tiles of pylons. */
function choir(g: Adventure): Enemy[] {
  const pylons = modelsOf(g, 'targa-pylons');
  const tiles = new Set(pylons.flatMap(({ space }) => [...tilesOf(g, space)]));
  const singers = [...tiles].flatMap((tile) => enemiesOnTile(g, tile));
  return [...new Set(singers)].filter(({ type }) => type !== 'targa-pylons');
}

export const targaPylonElites = [
  overlay('el-pyl-twin', {
    data: { shots: 1 },
    ability: ({ shots }) => ({ enemies: { shots } }),
  }),

  overlay('el-pyl-lattice', {
    data: { armor: 5 },
    brutal: { armor: 4 },
    ability: ({ armor }) => ({
      on: {
        enemyWounded(_, { type }, hit): undefined {
          const shot = hit.weapon?.kind === 'ranged' || hit.cause.kind === 'explosion';
          if (hit.enemy.type === type && shot) hit.armor = Math.min(hit.armor ?? armor, armor);
        },
      },
    }),
  }),

  overlay('el-pyl-black-beam', {
    data: { corruption: 1, sanity: 1 },
    brutal: { sanity: 2 },
    ability: ({ corruption, sanity }) => ({
      on: {
        *heroHurt(g, { type, card }, { hero, cause, wounds }) {
          if (cause.kind !== 'enemy' || cause.id !== type || wounds === 0) return;
          const beam = causedBy(card, cause.enemy);
          yield* g.do.corruptionHit(g, hero, corruption, beam);
          yield* g.do.horrorHit(g, hero, { hits: sanity, cause: beam });
        },
      },
    }),
  }),

  overlay('el-pyl-sees-all', {
    data: { range: 4 },
    brutal: { range: 6 },
    grants: ['sees-through-walls'],
    ability: ({ range }) => ({ enemies: { range } }),
  }),

  overlay('el-pyl-overload', {
    data: { reach: 2, hits: 2, damage: 2 },
    brutal: { damage: 3 },
    ability: ({ reach, hits, damage }) => ({
      on: {
        *enemyKilled(g, { type, card }, { enemy, survives }) {
          if (enemy.type !== type || survives) return;
          for (const hero of heroesUp(g)) {
            if (distance(board(g), enemy.space, hero.space) > reach) continue;
            yield* g.do.hitHero(g, hero, { hits, damage, cause: causedBy(card, enemy) });
          }
        },
      },
    }),
  }),

  overlay('el-pyl-chorus', {
    data: { heal: 1, initiative: 1 },
    brutal: { heal: 2 },
    ability: ({ heal, initiative }) => ({
      enemiesWhen: (g, _, __, type) =>
        choir(g).some((enemy) => enemy.type === type) ? { initiative } : {},
      on: {
        enemyActivationStart(g, source, { type }): undefined {
          if (type === source.type) for (const enemy of choir(g)) g.do.healEnemy(g, enemy, heal);
        },
      },
    }),
  }),
];
