import { does } from '../../../language/build.ts';
import { skillsOf } from '../skills.ts';

/** The Wizard's thirteen spells. Each lies in one quadrant of the Amulet. */
export const wizardSkills = skillsOf('wizard', {
  'fire-course-1': {
    level: 1,
    abilities: [
      does(
        'attack',
        { cost: { mana: 2 } },
        { do: 'hits', n: 2 },
        { do: 'fire', n: 1, on: 'target' },
      ),
    ],
  },
  'rime-course-1': {
    level: 1,
    abilities: [
      does(
        'attack',
        { cost: { mana: 2 } },
        { do: 'dice', yellow: 1 },
        { do: 'frost', n: 1, on: 'target' },
      ),
    ],
  },
  'dark-magic-1': {
    level: 1,
    abilities: [
      does('turn', { cost: { mana: 1, wounds: 2 } }, { do: 'wounds', n: 3, on: 'enemy-in-sight' }),
    ],
  },
  'rift-step-1': {
    level: 2,
    abilities: [does('turn', { cost: { mana: 1 } }, { do: 'step', n: 2, safe: true })],
  },
  'mana-ward-1': {
    level: 2,
    abilities: [does('defense', { cost: { mana: 1 } }, { do: 'shields', n: 2 })],
  },
  'ley-draught': {
    level: 2,
    abilities: [does('turn', { limit: 'round' }, { do: 'mana', n: 2, on: 'self' })],
  },
  'fire-course-2': {
    level: 3,
    upgrades: 'fire-course-1',
    abilities: [
      does(
        'attack',
        { cost: { mana: 2 } },
        { do: 'hits', n: 3 },
        { do: 'fire', n: 2, on: 'target' },
      ),
    ],
  },
  'rime-course-2': {
    // The second Frost falls elsewhere: two on one target would stop a monster for good.

    level: 3,
    upgrades: 'rime-course-1',
    abilities: [
      does(
        'attack',
        { cost: { mana: 2 } },
        { do: 'dice', orange: 1 },
        { do: 'hits', n: 1 },
        { do: 'frost', n: 1, on: 'target' },
        { do: 'frost', n: 1, on: 'other-enemy-there' },
      ),
    ],
  },
  'dark-magic-2': {
    level: 4,
    upgrades: 'dark-magic-1',
    abilities: [
      does('turn', { cost: { mana: 1, wounds: 2 } }, { do: 'wounds', n: 5, on: 'enemy-in-sight' }),
    ],
  },
  'rift-step-2': {
    level: 4,
    upgrades: 'rift-step-1',
    abilities: [does('turn', { cost: { mana: 1 } }, { do: 'special', id: 'rift-gate', n: 3 })],
  },
  'mana-ward-2': {
    level: 4,
    upgrades: 'mana-ward-1',
    abilities: [
      does(
        'defense',
        { cost: { mana: 2 } },
        { do: 'shields', n: 4 },
        { do: 'frost', n: 1, on: 'target' },
      ),
    ],
  },
  'fire-course-3': {
    level: 5,
    upgrades: 'fire-course-2',
    abilities: [
      does(
        'attack',
        { cost: { mana: 3 } },
        { do: 'hits', n: 4 },
        { do: 'fire', n: 2, on: 'target' },
        { do: 'fire', n: 1, on: 'other-enemies-there' },
      ),
    ],
  },
  'stolen-moment': {
    level: 5,
    abilities: [does('turn', { cost: { mana: 3 }, limit: 'round' }, { do: 'actions', n: 1 })],
  },
});
