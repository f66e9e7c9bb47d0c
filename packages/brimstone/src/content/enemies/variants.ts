import type { Variant } from '../../content-types.ts';
import { eachFoe, healFoes, RANGED, THEM_ADJACENT } from '../../language/build.ts';
import { overlay } from './make.ts';

/** A variant lies over the sheet of its base type: other keywords, some abilities less, some more. */
export const variants: readonly Variant[] = [
  {
    base: 'void-spiders',
    keywords: ['Void', 'Beast', 'Targa'],
    ...overlay('ancient-void-spiders', (brutal) => ({
      does: { enemies: { health: 1, move: -2 } },
      raises: { 'ab-void-venom': brutal ? 4 : 5 },
    })),
  },

  {
    base: 'void-spiders',
    keywords: ['Beast', 'Ice', 'Targa'],
    removes: ['ab-void-venom'],
    ...overlay('ice-scarabs', {
      does: {
        enemies: { move: -3, initiative: -2 },
        enemiesWhile: [
          {
            when: { any: { foes: THEM_ADJACENT, when: { other: true } } },
            stats: { damage: 1 },
          },
        ],
        criticalsMatter: { weapon: RANGED },
        on: [
          {
            at: 'damageRolled',
            when: { every: [{ weapon: RANGED }, { field: 'critical', is: false }] },
            change: { damage: { add: -1, least: 0 } },
          },
        ],
      },
    }),
  },

  {
    base: 'night-terrors',
    keywords: ['Beast', 'Ice', 'Targa'],
    removes: ['ab-drinks-the-light'],
    ...overlay('snow-terrors', {
      does: {
        enemies: { health: 2, initiative: -1 },
        on: [
          {
            at: 'moveRolled',
            when: { every: [{ any: THEM_ADJACENT }, { not: { immune: 'weather' } }] },
            change: { spaces: { add: -2, least: 1 } },
          },
        ],
      },
    }),
  },

  {
    base: 'stranglers',
    keywords: ['Construct', 'Targa'],
    removes: ['ab-fear', 'ab-noose', 'ab-tenacious'],
    ...overlay('robotic-custodians', (brutal) => ({
      does: {
        enemies: { move: -1 },
        on: [
          {
            at: 'enemyActivationStart',
            do: [healFoes(2, { foes: 'own-type', when: { besideItsLike: true } })],
          },
        ],
      },
      raises: { 'ab-endurance': brutal ? 6 : 4 },
    })),
  },

  {
    base: 'night-terrors',
    keywords: ['Construct', 'Targa'],
    removes: ['ab-terror', 'ab-drinks-the-light'],
    ...overlay('guardians', (brutal) => ({
      does: {
        enemies: { defense: -1, move: -1 },
        on: [
          {
            at: 'enemyActivationStart',
            do: [
              eachFoe({
                do: 'enemy-attack',
                dice: brutal ? 2 : 1,
                toHit: 4,
                damage: 2,
                to: { oneOf: { byEnemy: { inSight: true, within: 6, adjacent: false } } },
              }),
            ],
          },
        ],
      },
      raises: { 'ab-tough': 1, 'ab-fear': 1 },
    })),
  },
];
