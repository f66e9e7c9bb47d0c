import type { Upgrade } from '../../content-types.ts';
import { blast, MELEE } from '../../language/build.ts';
import { upgradesOf } from '../upgrades/build.ts';

const bandido = upgradesOf('bandido');

const pocketful = bandido('pocketful', { sticks: 1, bag: 1 }, ({ sticks, bag }) => ({
  stats: { sideBag: bag },
  on: [{ at: 'adventureStart', do: [{ do: 'token', kind: 'dynamite', n: sticks }] }],
}));

const ducksInTime = bandido('ducks-in-time', { wounds: 2 }, ({ wounds }) => ({
  on: [
    {
      at: 'woundsIncoming',
      of: 'here',
      when: blast,
      change: { wounds: { add: -wounds, least: 0 } },
    },
  ],
}));

const packedWithNails = bandido('packed-with-nails', { wounds: 2 }, ({ wounds }) => ({
  on: [{ at: 'enemyWounded', of: 'you', when: blast, change: { wounds } }],
}));

const oneForTheRoad = bandido('one-for-the-road', { sticks: 1 }, ({ sticks }) => ({
  on: [
    {
      at: 'exploded',
      when: 'in-fight',
      once: 'fight',
      told: true,
      do: [{ do: 'token', kind: 'dynamite', n: sticks }],
    },
  ],
}));

const heavyHand = bandido('heavy-hand', { damageMelee: 1 }, (stats) => ({ stats }));

const bullsRush = bandido('bulls-rush', { combat: 1 }, ({ combat }) => ({
  attackDice: { when: { every: ['has-moved', { weapon: MELEE }] }, n: combat },
}));

const redMist = bandido('red-mist', { dice: 2 }, ({ dice }) => ({
  on: [
    {
      at: 'attackResolved',
      when: { every: [{ field: 'kills', filled: true }, { weapon: MELEE }] },
      once: 'turn',
      told: true,
      change: { extraDice: dice },
    },
  ],
}));

const butchersEye = bandido('butchers-eye', { toHit: 1 }, ({ toHit }) => ({
  stats: { toHitMelee: -toHit },
}));

export const powder: readonly Upgrade[] = [pocketful, ducksInTime, packedWithNails, oneForTheRoad];

export const machete: readonly Upgrade[] = [heavyHand, bullsRush, redMist, butchersEye];
