import { board, heroAt, heroesUp } from '../../adventure.ts';
import { distance, sees } from '../../board/index.ts';
import { adjacentEnemies, enemiesBeside, isAdjacent, isImmune } from '../../rules/queries.ts';
import type { Variant } from '../types.ts';
import { modelsOf, overlay } from './make.ts';

/** A variant lies over the sheet of its base type: other keywords, some abilities less, some more. */
export const variants: readonly Variant[] = [
  {
    base: 'void-spiders',
    keywords: ['Void', 'Beast', 'Targa'],
    ...overlay('ancient-void-spiders', {
      data: { health: 1, move: -2, venomOn: 5 },
      brutal: { venomOn: 4 },
      raises: ({ venomOn }) => ({ 'ab-void-venom': venomOn }),
      ability: ({ health, move }) => ({ enemies: { health, move } }),
    }),
  },

  {
    base: 'void-spiders',
    keywords: ['Beast', 'Ice', 'Targa'],
    removes: ['ab-void-venom'],
    ...overlay('ice-scarabs', {
      data: { move: -3, ranged: 1, initiative: -2, damage: 1 },
      ability: ({ move, ranged, initiative, damage }) => ({
        enemies: { move, initiative },
        enemiesWhen(g, source, enemy, type) {
          if (type !== source.type || !enemy || enemy.target === null) return {};
          const around = adjacentEnemies(g, heroAt(g, enemy.target));
          const another = around.some((other) => other !== enemy && other.type === type);
          return another ? { damage } : {};
        },
        criticalsMatter: (_g, _source, weapon) => weapon.kind === 'ranged',
        on: {
          damageRolled(_, { type }, hit): undefined {
            if (hit.enemy.type !== type || hit.weapon.kind !== 'ranged' || hit.critical) return;
            hit.damage = Math.max(0, hit.damage - ranged);
          },
        },
      }),
    }),
  },

  {
    base: 'night-terrors',
    keywords: ['Beast', 'Ice', 'Targa'],
    removes: ['ab-drinks-the-light'],
    ...overlay('snow-terrors', {
      data: { health: 2, initiative: -1, movePenalty: 2 },
      ability: ({ health, initiative, movePenalty }) => ({
        enemies: { health, initiative },
        on: {
          moveRolled(g, { type }, roll): undefined {
            const cold = adjacentEnemies(g, roll.hero).some((enemy) => enemy.type === type);
            if (!cold || isImmune(g, roll.hero, 'weather')) return;
            roll.spaces = Math.max(Math.min(roll.spaces, 1), roll.spaces - movePenalty);
          },
        },
      }),
    }),
  },

  {
    base: 'stranglers',
    keywords: ['Construct', 'Targa'],
    removes: ['ab-fear', 'ab-noose', 'ab-tenacious'],
    ...overlay('robotic-custodians', {
      data: { endurance: 4, heal: 2, move: -1 },
      brutal: { endurance: 6 },
      raises: ({ endurance }) => ({ 'ab-endurance': endurance }),
      ability: ({ heal, move }) => ({
        enemies: { move },
        on: {
          enemyActivationStart(g, source, { type }): undefined {
            if (type !== source.type) return;
            for (const enemy of modelsOf(g, type)) {
              const serviced = enemiesBeside(g, enemy).some((other) => other.type === type);
              if (serviced) g.do.healEnemy(g, enemy, heal);
            }
          },
        },
      }),
    }),
  },

  {
    base: 'night-terrors',
    keywords: ['Construct', 'Targa'],
    removes: ['ab-terror', 'ab-drinks-the-light'],
    ...overlay('guardians', {
      data: { defense: -1, move: -1, range: 6, shots: 1, toHit: 4, damage: 2 },
      brutal: { shots: 2 },
      raises: () => ({ 'ab-tough': 1, 'ab-fear': 1 }),
      ability: ({ defense, move, range, shots, toHit, damage }) => ({
        enemies: { defense, move },
        on: {
          *enemyActivationStart(g, source, { type }) {
            if (type !== source.type) return;
            for (const enemy of modelsOf(g, type)) {
              const { space } = enemy;
              const inSight = heroesUp(g).filter(
                (hero) =>
                  !isAdjacent(g, hero.space, enemy) &&
                  distance(board(g), space, hero.space) <= range &&
                  sees(board(g), space, hero.space),
              );
              if (inSight.length === 0) continue;
              const hero = g.do.randomHero(g, inSight);
              yield* g.do.enemyAttack(g, enemy, hero, { dice: shots, toHit, damage });
            }
          },
        },
      }),
    }),
  },
];
