import { does } from '../../../language/build.ts';
import { skillsOf } from '../skills.ts';

/**
 * The Shaman's thirteen skills. Three ways to go: the Spirits (fire and water), the storm (air), and
 * the shelter of stone and rain (earth and water); every one of them draws on other tracks.
 */
export const shamanSkills = skillsOf('shaman', {
  'flame-spirit-1': {
    level: 1,
    spirit: 'flame-spirit',
    abilities: [
      does('turn', { cost: { elements: { fire: 2 } } }, { do: 'conjure', spirit: 'flame-spirit' }),
    ],
  },
  'frost-spirit-1': {
    level: 1,
    spirit: 'frost-spirit',
    abilities: [
      does('turn', { cost: { elements: { water: 2 } } }, { do: 'conjure', spirit: 'frost-spirit' }),
    ],
  },
  'storm-lash-1': {
    level: 1,
    abilities: [does('attack', { cost: { elements: { air: 1 } } }, { do: 'dice', orange: 1 })],
  },
  'bones-of-the-hill-1': {
    level: 2,
    abilities: [does('defense', { cost: { elements: { earth: 1 } } }, { do: 'shields', n: 2 })],
  },
  'healing-rain-1': {
    level: 2,
    abilities: [
      does(
        'turn',
        { cost: { elements: { water: 2 } }, limit: 'round' },
        { do: 'heal', n: 2, on: 'heroes-here' },
      ),
    ],
  },
  'flame-spirit-2': {
    level: 3,
    upgrades: 'flame-spirit-1',
    spirit: 'flame-spirit',
    abilities: [
      does('turn', { cost: { elements: { fire: 1 } } }, { do: 'conjure', spirit: 'flame-spirit' }),
    ],
    spiritAbilities: [does('attack', {}, { do: 'dice', orange: 1 })],
  },
  'frost-spirit-2': {
    level: 3,
    upgrades: 'frost-spirit-1',
    spirit: 'frost-spirit',
    abilities: [
      does('turn', { cost: { elements: { water: 1 } } }, { do: 'conjure', spirit: 'frost-spirit' }),
    ],
    spiritAbilities: [
      does('attack', {}, { do: 'dice', yellow: 1 }),
      does('defense', {}, { do: 'shields', n: 1 }),
    ],
  },
  'storm-lash-2': {
    level: 3,
    upgrades: 'storm-lash-1',
    abilities: [
      does(
        'attack',
        { cost: { elements: { air: 1 } } },
        { do: 'dice', orange: 1 },
        { do: 'hits', n: 1 },
        { do: 'wounds', n: 1, on: 'other-enemy-there' },
      ),
    ],
  },
  'bones-of-the-hill-2': {
    level: 4,
    upgrades: 'bones-of-the-hill-1',
    abilities: [
      does('defense', { cost: { elements: { earth: 1 } } }, { do: 'shields', n: 3 }),
      does('combat', {}, { do: 'ignore', what: 'claws', n: 1 }),
    ],
  },
  'healing-rain-2': {
    level: 4,
    upgrades: 'healing-rain-1',
    abilities: [
      does(
        'anytime',
        { cost: { elements: { water: 2 } }, limit: 'round' },
        { do: 'cleanse', n: 1, on: 'heroes-here' },
        { do: 'heal', n: 3, on: 'heroes-here' },
      ),
    ],
  },
  eruption: {
    level: 4,
    abilities: [
      does(
        'action',
        { cost: { elements: { fire: 2, earth: 1 } } },
        { do: 'wounds', n: 2, on: 'enemies-within-1' },
        { do: 'fire', n: 1, on: 'enemies-within-1' },
      ),
    ],
  },
  'storm-lash-3': {
    level: 5,
    upgrades: 'storm-lash-2',
    abilities: [
      does(
        'attack',
        { cost: { elements: { air: 1 } } },
        { do: 'dice', orange: 2 },
        { do: 'hits', n: 1 },
        { do: 'wounds', n: 2, on: 'other-enemies-there' },
      ),
    ],
  },
  conflux: {
    level: 5,
    abilities: [
      does(
        'turn',
        { cost: { elements: { water: 1, fire: 1, air: 1, earth: 1 } }, limit: 'round' },
        { do: 'actions', n: 1 },
        { do: 'special', id: 'rouse-spirits' },
      ),
    ],
  },
});
