import { type Adventure, board, heroAt, isUp } from '../../adventure.ts';
import { distance, type SpaceId } from '../../board/index.ts';
import { rollAmount } from '../../dice.ts';
import { enemySpaces, heroesBeside, heroesOnTile, tilesOf } from '../../rules/queries.ts';
import type { Enemy, Hero } from '../../state.ts';
import type { EnemySheet, EnemyType } from '../types.ts';
import { causedBy, modelsOf, overlay } from './make.ts';

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

/** The space of the base that is nearest to a hero: heroes are flung away from it. */
function nearestSpace(g: Adventure, enemy: Enemy, hero: Hero): SpaceId {
  const away = (space: SpaceId) => distance(board(g), space, hero.space);
  return enemySpaces(g, enemy).reduce((best, space) => (away(space) < away(best) ? space : best));
}

export const goliathElites = [
  overlay('el-gol-stamp', {
    data: { target: 5, hits: 1, damage: 2 },
    brutal: { damage: 3 },
    ability: ({ target, hits, damage }) => ({
      on: {
        *enemyActivationStart(g, { card, type: own }, { type }) {
          if (type !== own) return;
          for (const enemy of modelsOf(g, type)) {
            const tiles = new Set(enemySpaces(g, enemy).flatMap((space) => tilesOf(g, space)));
            const here = new Set([...tiles].flatMap((tile) => heroesOnTile(g, tile)));
            for (const hero of heroesBeside(g, enemy)) here.delete(hero);
            for (const hero of here) {
              const test = { skill: 'agility', need: target, card } as const;
              if ((yield* g.do.skillTest(g, hero, test)) > 0) continue;
              yield* g.do.hitHero(g, hero, { hits, damage, cause: causedBy(card, enemy) });
            }
          }
        },
      },
    }),
  }),

  overlay('el-gol-scars', {
    data: { defense: 1 },
    ability: ({ defense }) => ({ enemies: { defense } }),
  }),

  overlay('el-gol-bellow', {
    data: { terror: 1 },
    raises: ({ terror }) => ({ 'ab-unspeakable-terror': terror }),
  }),

  overlay('el-gol-haste', {
    data: { initiative: 3, move: 2 },
    brutal: { initiative: 4 },
    ability: ({ initiative, move }) => ({ enemies: { initiative, move } }),
  }),

  overlay('el-gol-mends', {
    data: { heal: 'D3' as 'D3' | 'D6' },
    brutal: { heal: 'D6' },
    ability: ({ heal }) => ({
      on: {
        turnStart(g, { type }): undefined {
          for (const enemy of modelsOf(g, type)) {
            if (enemy.wounds > 0) g.do.healEnemy(g, enemy, rollAmount(g, 'mends', heal));
          }
        },
      },
    }),
  }),

  overlay('el-gol-shrug', {
    data: { push: 2, combat: 1 },
    brutal: { combat: 2 },
    ability: ({ push, combat }) => ({
      enemies: { combat },
      on: {
        heroHurt(g, { type, card }, { hero, cause, wounds }): undefined {
          if (cause.kind !== 'enemy' || cause.id !== type || wounds === 0) return;
          g.state.exhausted[`${card}:h${hero.index}`] = 'activation';
        },
        *enemyActivationEnd(g, { card, type: own }, { type }) {
          if (type !== own) return;
          const [enemy] = modelsOf(g, type);
          for (const { index } of g.state.heroes) {
            const key = `${card}:h${index}`;
            if (!g.state.exhausted[key]) continue;
            delete g.state.exhausted[key];
            const hero = heroAt(g, index);
            if (!enemy || !isUp(hero)) continue;
            const from = nearestSpace(g, enemy, hero);
            yield* g.do.pushHero(g, hero, push, from);
          }
        },
      },
    }),
  }),
];
