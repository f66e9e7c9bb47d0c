import { does } from '../../../language/build.ts';
import { skillsOf } from '../skills.ts';

/**
 * The Ranger's thirteen skills. Aim makes the arrows obey; the Skirmisher shoots and is gone, the
 * Sniper does not move at all; pins and fire are paid with the Mana that a spoilt draw may need.
 */
export const rangerSkills = skillsOf('ranger', {
  'steady-aim-1': {
    level: 1,
    abilities: [does('ranged-attack', {}, { do: 'special', id: 'arrow-peek', n: 1 })],
  },
  'skirmisher-1': {
    level: 1,
    abilities: [does('after-attack', { limit: 'round' }, { do: 'step', n: 1, safe: true })],
  },
  'pinning-shot-1': {
    level: 1,
    abilities: [
      // Once a round, or two Frost a turn would stop a monster for good.
      does(
        'ranged-attack',
        { cost: { mana: 2 }, limit: 'round' },
        { do: 'hits', n: 1 },
        { do: 'frost', n: 1, on: 'target' },
      ),
    ],
  },
  'snipers-patience-1': {
    level: 2,
    abilities: [does('ranged-attack', { needs: ['has-not-moved'] }, { do: 'dice', yellow: 1 })],
  },
  'burning-arrows-1': {
    level: 2,
    abilities: [does('ranged-attack', { cost: { mana: 1 } }, { do: 'fire', n: 1, on: 'target' })],
  },
  'steady-aim-2': {
    level: 3,
    upgrades: 'steady-aim-1',
    abilities: [does('ranged-attack', {}, { do: 'special', id: 'arrow-peek', n: 3 })],
  },
  'skirmisher-2': {
    level: 3,
    upgrades: 'skirmisher-1',
    abilities: [
      does('after-attack', {}, { do: 'step', n: 1, safe: true }),
      does('defense', {}, { do: 'shields', n: 1 }),
    ],
  },
  'pinning-shot-2': {
    level: 3,
    upgrades: 'pinning-shot-1',
    abilities: [
      does(
        'ranged-attack',
        { cost: { mana: 1 }, limit: 'round' },
        { do: 'hits', n: 1 },
        { do: 'frost', n: 1, on: 'target' },
      ),
      does('ranged-attack', { needs: ['target-frost'] }, { do: 'hits', n: 1 }),
    ],
  },
  'snipers-patience-2': {
    level: 4,
    upgrades: 'snipers-patience-1',
    abilities: [
      does(
        'ranged-attack',
        { needs: ['has-not-moved'] },
        { do: 'dice', orange: 1 },
        { do: 'less-shields', n: 1 },
      ),
    ],
  },
  'burning-arrows-2': {
    level: 4,
    upgrades: 'burning-arrows-1',
    abilities: [
      does(
        'ranged-attack',
        { cost: { mana: 1 } },
        { do: 'fire', n: 1, on: 'target' },
        { do: 'fire', n: 1, on: 'other-enemies-there' },
        { do: 'hits', n: 1 },
      ),
    ],
  },
  'second-string': {
    level: 4,
    abilities: [does('after-attack', { cost: { mana: 2 }, limit: 'round' }, { do: 'attack' })],
  },
  'dead-eye': {
    level: 5,
    abilities: [does('ranged-attack', { limit: 'round' }, { do: 'special', id: 'arrow-bend' })],
  },
  'storm-of-arrows': {
    level: 5,
    abilities: [
      does('ranged-attack', { cost: { mana: 1 } }, { do: 'special', id: 'arrow-storm', n: 1 }),
    ],
  },
});
