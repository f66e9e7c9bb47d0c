import type { Upgrade } from '../../content-types.ts';
import { loadShots, PISTOL, when } from '../../language/build.ts';
import type { WeaponFilter, When } from '../../language/values.ts';
import { upgradesOf } from './build.ts';
import { sixShooterUpgrades } from './six-shooter.ts';

const gunslinger = upgradesOf('gunslinger');

/** The mark may be shot at over the shoulders of adjacent enemies, and has to fall to no one else. */
const calledOut = gunslinger('called-out', { damage: 1, horror: 1 }, (n) => ({
  special: { id: 'called-out', n },
}));

const DRAWN: WeaponFilter = { ...PISTOL, free: false };
const QUICK: readonly When[] = ['first-turn-of-fight', { not: 'exhausted' }];

/** Of two pistols only the first one fired, the one in the primary hand, is that quick. */
const beforeTheEcho = gunslinger(
  'before-the-echo',
  { initiative: 3, shots: 1 },
  ({ initiative, shots }) => ({
    while: [{ when: 'first-turn-of-fight', stats: { initiative } }],
    attackDice: { when: { every: [...QUICK, { firstWeapon: DRAWN }] }, n: shots },
    on: [
      {
        at: 'attackDeclared',
        when: { every: [...QUICK, { weapon: DRAWN }] },
        once: 'activation',
      },
    ],
  }),
);

const warmBrass = gunslinger('warm-brass', { one: 1, two: 2 }, ({ one, two }) => ({
  on: [
    {
      at: 'fightEnd',
      do: [
        when({ number: { count: 'loaded-shots' }, most: 0 }, [loadShots(two)], [loadShots(one)]),
      ],
    },
  ],
}));

export const gunslingerUpgrades: readonly Upgrade[] = [
  ...sixShooterUpgrades,
  calledOut,
  beforeTheEcho,
  warmBrass,
];
