import type { Upgrade } from '../../content-types.ts';
import { SHOTGUN } from '../../language/build.ts';
import { upgradesOf } from '../upgrades/build.ts';

const marshal = upgradesOf('us-marshal');

const tightChoke = marshal('tight-choke', { damage: 1 }, ({ damage }) => ({
  on: [{ at: 'damageRolled', when: { weapon: SHOTGUN }, change: { damage } }],
}));

const bothBarrels = marshal('both-barrels', { shots: 2 }, ({ shots }) => ({
  on: [
    {
      at: 'attackDeclared',
      when: { weapon: SHOTGUN },
      asks: true,
      once: 'fight',
      change: { dice: shots },
    },
  ],
}));

const stoppingPower = marshal('stopping-power', { spaces: 2 }, ({ spaces }) => ({
  on: [
    {
      at: 'hitResolved',
      when: {
        every: [
          { field: 'killed', is: false },
          { weapon: SHOTGUN },
          { enemy: { size: 'small-or-medium' } },
        ],
      },
      do: [{ do: 'push-enemy', n: spaces, foes: 'target' }],
    },
  ],
}));

const eightGauge = marshal('eight-gauge', { shots: 1 }, ({ shots }) => ({
  attackDice: { when: { weapon: SHOTGUN }, n: shots },
}));

const boilerPlate = marshal('boiler-plate', { armor: 6 }, (bestOf) => ({ bestOf }));

const feetPlanted = marshal('feet-planted', { health: 3 }, ({ health }) => ({
  stats: { maxHealth: health },
  immune: ['push'],
}));

const notToday = marshal('not-today', { hits: 2 }, ({ hits }) => ({
  on: [
    {
      at: 'heroHit',
      when: {
        every: [{ field: 'kind', is: 'hit' }, { cause: ['enemy'] }, { field: 'hits', least: hits }],
      },
      asks: true,
      once: 'fight',
      change: { hits: -hits },
    },
  ],
}));

/** What is printed decides: a blow that does 1 anyway stays a blow. */
const inFrontOfMe = marshal('in-front-of-me', { damage: 1, from: 2 }, ({ damage, from }) => ({
  enemiesWhile: [
    { when: { enemy: { adjacent: true, printedDamage: from } }, stats: { damage: -damage } },
  ],
}));

export const scattergun: readonly Upgrade[] = [tightChoke, bothBarrels, stoppingPower, eightGauge];

export const wall: readonly Upgrade[] = [boilerPlate, feetPlanted, notToday, inFrontOfMe];
