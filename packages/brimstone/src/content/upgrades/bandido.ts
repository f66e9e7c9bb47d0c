import type { Upgrade } from '../../content-types.ts';
import { MELEE } from '../../language/build.ts';
import { upgradesOf } from './build.ts';

const bandido = upgradesOf('bandido');

/** Only the Move roll counts, and only as it fell; extra movement dice are no Move roll. */
const wildCard = bandido('wild-card', { upTo: 2 }, ({ upTo }) => ({
  on: [{ at: 'moveRolled', when: { field: 'die', most: upTo }, change: { byAbility: true } }],
}));

const friendOfTheFuse = bandido(
  'friend-of-the-fuse',
  { bounces: 1 },
  ({ bounces }) => ({ on: [{ at: 'dynamiteMissed', change: { bounces: { most: bounces } } }] }),
  ['dynamite-satchel'],
);

const doubleOrDust = bandido('double-or-dust', { factor: 2, luck: 1 }, ({ factor, luck }) => ({
  stats: { luck },
  special: { id: 'double-or-dust', n: { factor } },
}));

/** Half of the Health or less left: fists and blades gain dice, and once the grave is refused. */
const tooMeanToBury = bandido('too-mean-to-bury', { combat: 2, left: 1 }, ({ combat, left }) => ({
  attackDice: { when: { every: ['half-health', { weapon: MELEE }] }, n: combat },
  special: { id: 'too-mean-to-bury', n: { left } },
}));

export const bandidoUpgrades: readonly Upgrade[] = [
  wildCard,
  friendOfTheFuse,
  doubleOrDust,
  tooMeanToBury,
];
