import type { Upgrade } from '../../content-types.ts';
import { PISTOL, RANGED } from '../../language/build.ts';
import { upgradesOf } from '../upgrades/build.ts';
import { hellfireShot, ricochetShot } from '../upgrades/six-shooter.ts';

const gunslinger = upgradesOf('gunslinger');

const fanTheHammer = gunslinger('fan-the-hammer', { shots: 3 }, ({ shots }) => ({
  on: [
    {
      at: 'attackDeclared',
      when: { weapon: { ...PISTOL, free: false } },
      asks: true,
      once: 'fight',
      change: { dice: shots },
    },
  ],
}));

const throughAndThrough = gunslinger('through-and-through', { wounds: 'D3' }, ({ wounds }) => ({
  on: [
    {
      at: 'hitResolved',
      when: {
        every: [{ field: 'killed', is: true }, { weapon: PISTOL }, { any: 'beside-target' }],
      },
      once: 'turn',
      told: true,
      do: [{ do: 'wound-enemy', n: wounds, foes: 'beside-target', one: true, roll: 'damage' }],
    },
  ],
}));

const neverMissesTwice = gunslinger('never-misses-twice', {}, () => ({
  on: [
    {
      at: 'heroRolled',
      when: { field: 'purpose', is: 'to-hit' },
      reroll: { failedOnly: true, limit: 'turn' },
    },
  ],
}));

const darkPowder = gunslinger('dark-powder', { damage: 1, stones: 1 }, ({ damage, stones }) => ({
  on: [
    {
      at: 'damageRolled',
      when: { every: [{ weapon: RANGED }, { has: 'dark-stone', n: stones }] },
      change: { damage },
    },
  ],
}));

const brimstoneTips = gunslinger('brimstone-tips', { from: 6 }, ({ from }) => ({
  on: [
    {
      at: 'damageRolled',
      when: { every: [{ weapon: RANGED }, { field: 'die', least: from }] },
      change: { ignoresDefense: true },
    },
  ],
}));

const hellsDue = gunslinger('hells-due', { extra: 1, grit: 1 }, ({ extra, grit }) => ({
  stats: { maxGrit: extra },
  on: [
    {
      at: 'hitResolved',
      when: { every: [{ field: 'killed', is: true }, { weapon: RANGED }, 'lacks-grit'] },
      once: 'fight',
      told: true,
      do: [{ do: 'grit', n: grit }],
    },
  ],
}));

export const trickShots: readonly Upgrade[] = [
  ricochetShot,
  fanTheHammer,
  throughAndThrough,
  neverMissesTwice,
];

export const hellfire: readonly Upgrade[] = [hellfireShot, darkPowder, brimstoneTips, hellsDue];
