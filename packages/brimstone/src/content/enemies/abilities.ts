import type { EnemyAbility } from '../../content-types.ts';
import { corruption, eachFoe, WOUNDS } from '../../language/build.ts';
import { byId } from '../cards.ts';
import { sheetAbility } from './make.ts';

const LOWEST = { lowest: true } as const;

/** The abilities on the sheets of enemies. Those that do nothing here the rulebook itself explains: the rules look at their number. */
export const enemyAbilities = byId<EnemyAbility>([
  sheetAbility(
    'ab-smash',
    { on: [{ at: 'enemyAttackRolled', change: { ignoresDefenseOn: { most: 'X' } } }] },
    LOWEST,
  ),
  sheetAbility('ab-fear', {}),
  sheetAbility('ab-terror', {}),
  sheetAbility('ab-unspeakable-terror', {}),
  sheetAbility('ab-tough', {}),
  sheetAbility(
    'ab-endurance',
    { on: [{ at: 'enemyWounded', change: { wounds: { most: 'X' } } }] },
    LOWEST,
  ),
  sheetAbility('ab-armor', {}, LOWEST),
  sheetAbility(
    'ab-tenacious',
    { special: { id: 'keeps-its-last-health', n: { from: 'X' } } },
    LOWEST,
  ),
  sheetAbility(
    'ab-void-venom',
    {
      on: [
        {
          at: 'heroHurt',
          // A second marker would change nothing.
          when: {
            every: [WOUNDS, { field: 'rolls', least: 'X' }, { not: { has: 'void-venom' } }],
          },
          do: [{ do: 'void-venom' }],
        },
      ],
    },
    LOWEST,
  ),
  sheetAbility('ab-immobile', {}),
  sheetAbility('ab-undermine', {}, { grants: ['passes-models', 'not-pushed'] }),
  sheetAbility('ab-noose', { special: { id: 'noose', n: { most: 6 } } }),
  sheetAbility('ab-drinks-the-light', {
    on: [
      {
        at: 'holdBackRolled',
        when: { any: { foes: 'by-the-lantern', when: { type: 'own' } } },
        change: { total: -1 },
      },
    ],
  }),
  sheetAbility('ab-sweep', {
    on: [
      {
        at: 'enemyActivationEnd',
        do: [
          eachFoe({
            do: 'enemy-attack',
            dice: 'X',
            to: { byEnemy: { adjacent: true, target: false } },
          }),
        ],
      },
    ],
  }),
  sheetAbility(
    'ab-the-eye',
    {
      on: [{ at: 'enemyAttackRolled', when: { field: 'dice', least: 'X' }, do: [corruption(1)] }],
    },
    LOWEST,
  ),
]);
