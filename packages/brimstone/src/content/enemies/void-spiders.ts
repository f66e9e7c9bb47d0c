import { type Adventure, heroAt } from '../../adventure.ts';
import { rollAmount } from '../../dice.ts';
import {
  adjacentEnemies,
  freeSpacesBeside,
  isAdjacent,
  modelsInReserve,
} from '../../rules/queries.ts';
import type { EnemySheet, EnemyType } from '../types.ts';
import { causedBy, modelsOf, overlay } from './make.ts';

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

/** How many spiders are next to a hero. */
function spidersAround(g: Adventure, index: number): number {
  return adjacentEnemies(g, heroAt(g, index)).filter(({ type }) => type === 'void-spiders').length;
}

export const voidSpiderElites = [
  overlay('el-spi-glands', {
    data: { roll: 4, poison: 6 },
    brutal: { poison: 5 },
    raises: ({ roll }) => ({ 'ab-void-venom': roll }),
    ability: ({ poison }) => ({
      on: {
        enemyActivationStart(g, { card, type: own }, { type }): undefined {
          if (type !== own) return;
          for (const hero of g.state.heroes) delete g.state.exhausted[`${card}:h${hero.index}`];
        },
        *heroHurt(g, { type, card }, { hero, cause, wounds, rolls }) {
          const key = `${card}:h${hero.index}`;
          if (cause.kind !== 'enemy' || cause.id !== type || wounds === 0) return;
          if (g.state.exhausted[key] || rolls.every((die) => die < poison)) return;
          g.state.exhausted[key] = 'activation';
          yield* g.do.poison(g, hero);
        },
      },
    }),
  }),

  overlay('el-spi-hatching', {
    data: { count: 1 as 1 | 'D3' },
    brutal: { count: 'D3' },
    ability: ({ count }) => ({
      on: {
        enemyActivationStart(g, source, { type }): undefined {
          if (type !== source.type || modelsInReserve(g, type) === 0) return;
          const nest = g.pick('hatching', modelsOf(g, type));
          const hatched = Math.min(rollAmount(g, 'number', count), modelsInReserve(g, type));
          for (let i = 0; i < hatched; i++) {
            const [space] = freeSpacesBeside(g, nest.space);
            if (space === undefined) return;
            const { id } = g.do.addEnemy(g, type, space);
            g.emit({ t: 'enemies-placed', enemy: id, type, amount: 1, spaces: [space] });
          }
        },
      },
    }),
  }),

  overlay('el-spi-sour-blood', {
    data: { hits: 1, damage: 1 },
    brutal: { damage: 2 },
    ability: ({ hits, damage }) => ({
      on: {
        *enemyKilled(g, { type, card }, { enemy, hero, weapon, survives }) {
          if (enemy.type !== type || survives || hero === null) return;
          if (weapon?.kind !== 'melee' || !isAdjacent(g, hero.space, enemy)) return;
          yield* g.do.hitHero(g, hero, { hits, damage, cause: causedBy(card, enemy) });
        },
      },
    }),
  }),

  overlay('el-spi-shell', {
    data: { defense: 1 },
    ability: ({ defense }) => ({ enemies: { defense } }),
  }),

  overlay('el-spi-skitter', {
    data: { initiative: 2, escape: 1 },
    ability: (enemies) => ({ enemies }),
  }),

  overlay('el-spi-heap', {
    data: { near: 3, combat: 1 },
    brutal: { near: 2 },
    ability: ({ near, combat }) => ({
      enemiesWhen(g, source, enemy, type) {
        const target = type === source.type ? (enemy?.target ?? null) : null;
        return target !== null && spidersAround(g, target) >= near ? { combat } : {};
      },
    }),
  }),
];
