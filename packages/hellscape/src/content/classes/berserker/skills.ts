import { does } from '../../../language/build.ts';
import { skillsOf } from '../skills.ts';

/** The Berserker's thirteen skills, each under one stance or under a stance of choice. */
export const berserkerSkills = skillsOf('berserker', {
  'fatal-fury-1': {
    level: 1,
    stance: 'blood-rage',
    abilities: [does('attack', { cost: { rage: 1 } }, { do: 'dice', yellow: 1 })],
  },
  'wild-charge-1': {
    level: 1,
    stance: 'reckless',
    abilities: [
      does('turn', { cost: { rage: 1 }, limit: 'round' }, { do: 'step', n: 2, safe: true }),
    ],
  },
  'retaliate-1': {
    level: 1,
    stance: 'provoke',
    abilities: [
      does('defense', { cost: { rage: 1 }, needs: ['near'] }, { do: 'wounds', n: 2, on: 'target' }),
    ],
  },
  'open-old-wounds': {
    level: 2,
    stance: 'any',
    abilities: [does('turn', { cost: { wounds: 1 }, limit: 'round' }, { do: 'rage', n: 1 })],
  },
  cleave: {
    level: 2,
    stance: 'blood-rage',
    abilities: [
      does(
        'melee-attack',
        { cost: { rage: 1 } },
        { do: 'wounds', n: 2, on: 'other-enemies-there' },
      ),
    ],
  },
  'iron-scars': {
    level: 2,
    stance: 'provoke',
    abilities: [does('defense', { cost: { rage: 1 } }, { do: 'dice', blue: 2 })],
  },
  'fatal-fury-2': {
    level: 3,
    upgrades: 'fatal-fury-1',
    stance: 'blood-rage',
    abilities: [
      does('attack', { cost: { rage: 1 } }, { do: 'dice', orange: 1 }, { do: 'hits', n: 1 }),
    ],
  },
  'wild-charge-2': {
    level: 3,
    upgrades: 'wild-charge-1',
    stance: 'reckless',
    abilities: [
      does(
        'turn',
        { cost: { rage: 1 }, limit: 'round' },
        { do: 'step', n: 2, safe: true },
        { do: 'wounds', n: 2, on: 'enemy-here' },
      ),
    ],
  },
  'pain-is-power': {
    level: 3,
    stance: 'any',
    abilities: [
      does('attack', { needs: [{ wounded: 4 }] }, { do: 'dice', orange: 1 }),
      does('defense', { needs: [{ wounded: 4 }] }, { do: 'dice', blue: 1 }),
    ],
  },
  'retaliate-2': {
    level: 4,
    upgrades: 'retaliate-1',
    stance: 'provoke',
    abilities: [does('defense', { cost: { rage: 1 } }, { do: 'wounds', n: 4, on: 'target' })],
  },
  'too-angry-to-die': {
    level: 4,
    stance: 'any',
    abilities: [
      does('on-wounded', { cost: { rage: 3 }, limit: 'round' }, { do: 'heal', n: 3, on: 'self' }),
    ],
  },
  'wild-charge-3': {
    level: 5,
    upgrades: 'wild-charge-2',
    stance: 'reckless',
    abilities: [
      does(
        'turn',
        { cost: { rage: 1 }, limit: 'round' },
        { do: 'step', n: 3, safe: true },
        { do: 'wounds', n: 3, on: 'enemies-here' },
      ),
    ],
  },
  bloodbath: {
    level: 5,
    stance: 'blood-rage',
    abilities: [does('after-attack', { cost: { rage: 2 }, limit: 'round' }, { do: 'attack' })],
  },
});
