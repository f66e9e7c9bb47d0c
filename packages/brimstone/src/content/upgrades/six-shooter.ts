import type { Upgrade } from '../../content-types.ts';
import { CHAMBERS, DEAD_EYE, RICOCHET } from '../../language/ammunition.ts';
import { upgradesOf } from './build.ts';

const gunslinger = upgradesOf('gunslinger');

const DEAD_EYE_DATA = { damage: 2 };

/** Dead Eye Shots come with the Six-Shooter; the other kinds bring their own ability. */
const sixShooter = gunslinger('six-shooter', { chambers: CHAMBERS }, () => ({
  special: { id: 'six-shooter', n: DEAD_EYE_DATA },
}));

const deadEyeShot = gunslinger(DEAD_EYE, DEAD_EYE_DATA, () => ({}));

export const ricochetShot = gunslinger(RICOCHET, { otherAmmo: 1 }, () => ({
  special: { id: 'ricochet-shot' },
}));

export const cerberusShot = gunslinger('cerberus-shot', { grit: 1, damage: 'D6' }, (n) => ({
  special: { id: 'cerberus-shot', n },
}));

export const hellfireShot = gunslinger('hellfire-shot', { grit: 1, factor: 2 }, (n) => ({
  special: { id: 'hellfire-shot', n },
}));

export const sixShooterUpgrades: readonly Upgrade[] = [
  sixShooter,
  deadEyeShot,
  ricochetShot,
  cerberusShot,
  hellfireShot,
];
