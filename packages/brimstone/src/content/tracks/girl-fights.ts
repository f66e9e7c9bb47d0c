import type { Upgrade } from '../../content-types.ts';
import { MELEE } from '../../language/build.ts';
import { upgradesOf } from '../upgrades/build.ts';

const saloonGirl = upgradesOf('saloon-girl');

const hatPin = saloonGirl('hat-pin', { crit: 5 }, ({ crit }) => ({ bestOf: { critMelee: crit } }));

const barFighter = saloonGirl('bar-fighter', { combat: 1 }, (stats) => ({ stats }));

/** The Wound comes first: who dies of it needs no push. */
const outTheDoor = saloonGirl('out-the-door', { wounds: 1, spaces: 3 }, ({ wounds, spaces }) => ({
  on: [
    {
      at: 'hitResolved',
      when: {
        every: [
          { field: 'killed', is: false },
          { weapon: MELEE },
          { enemy: { size: 'small-or-medium' } },
        ],
      },
      once: 'turn',
      told: true,
      do: [
        { do: 'wound-enemy', n: wounds, foes: 'target' },
        { do: 'push-enemy', n: spaces, foes: 'target' },
      ],
    },
  ],
}));

const floorShow = saloonGirl('floor-show', { dice: 3 }, ({ dice }) => ({
  uses: [
    {
      id: 'kick',
      timing: 'free-attack',
      limit: 'fight',
      when: { any: 'adjacent' },
      do: [{ do: 'free-attack', kind: 'melee', dice }],
    },
  ],
}));

const lightFeet = saloonGirl('light-feet', { agility: 1, escape: 1 }, (stats) => ({ stats }));

const throughTheirLegs = saloonGirl('through-their-legs', {}, () => ({
  on: [
    {
      at: 'escapeTest',
      when: {
        every: [
          { field: 'waived', is: false },
          { field: 'forbidden', is: false },
        ],
      },
      once: 'turn',
      told: true,
      change: { waived: true },
    },
  ],
}));

const neverWhereTheyAim = saloonGirl('never-where-they-aim', { cover: 6 }, (bestOf) => ({
  bestOf,
}));

const exitStageLeft = saloonGirl('exit-stage-left', { spaces: 2 }, ({ spaces }) => ({
  uses: [
    {
      id: 'slip',
      timing: 'activation',
      limit: 'turn',
      when: 'in-fight',
      do: [{ do: 'move', n: spaces }],
    },
  ],
}));

export const brawl: readonly Upgrade[] = [hatPin, barFighter, outTheDoor, floorShow];

export const dance: readonly Upgrade[] = [
  lightFeet,
  throughTheirLegs,
  neverWhereTheyAim,
  exitStageLeft,
];
