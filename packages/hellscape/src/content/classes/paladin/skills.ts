import { does } from '../../../language/build.ts';
import { skillsOf } from '../skills.ts';

/**
 * The Paladin's skills. They work for every hero who stands on the column's ground, and each hero
 * pays for themselves: so most of them cost Mana, and a blessing makes them better or free.
 */
export const paladinSkills = skillsOf('paladin', {
  'holy-strike-1': {
    level: 1,
    abilities: [does('attack', { cost: { mana: 1 } }, { do: 'dice', yellow: 1 })],
    blessed: [
      does('attack', { cost: { mana: 1 } }, { do: 'dice', yellow: 1 }, { do: 'hits', n: 1 }),
    ],
  },
  'shield-of-faith-1': {
    level: 1,
    abilities: [does('defense', { cost: { mana: 1 } }, { do: 'shields', n: 2 })],
    blessed: [
      does('defense', {}, { do: 'shields', n: 1 }),
      does('defense', { cost: { mana: 1 } }, { do: 'shields', n: 1 }),
    ],
  },
  'healing-light-1': {
    level: 1,
    abilities: [does('turn', { cost: { mana: 1 }, limit: 'round' }, { do: 'heal', n: 2 })],
    blessed: [
      does(
        'turn',
        { cost: { mana: 1 }, limit: 'round' },
        { do: 'cleanse', n: 1 },
        { do: 'heal', n: 3 },
      ),
    ],
  },
  'searing-ground': {
    level: 2,
    abilities: [
      does(
        'attack',
        { cost: { mana: 1 } },
        { do: 'hits', n: 1 },
        { do: 'fire', n: 1, on: 'target' },
      ),
    ],
    blessed: [
      does(
        'attack',
        { cost: { mana: 1 } },
        { do: 'hits', n: 1 },
        { do: 'fire', n: 2, on: 'target' },
      ),
    ],
  },
  'march-of-the-faithful': {
    level: 2,
    abilities: [does('move', {}, { do: 'mp', n: 1 })],
    blessed: [does('move', {}, { do: 'mp', n: 1 }, { do: 'slip' })],
  },
  'font-of-grace': {
    level: 2,
    abilities: [does('on-turn-start', {}, { do: 'mana', n: 1 })],
    blessed: [does('on-turn-start', {}, { do: 'mana', n: 2 })],
  },
  'holy-strike-2': {
    level: 3,
    upgrades: 'holy-strike-1',
    abilities: [
      does('attack', { cost: { mana: 1 } }, { do: 'dice', orange: 1 }, { do: 'hits', n: 1 }),
    ],
    blessed: [
      does(
        'attack',
        { cost: { mana: 1 } },
        { do: 'dice', orange: 1 },
        { do: 'hits', n: 1 },
        { do: 'less-shields', n: 1 },
      ),
    ],
  },
  'shield-of-faith-2': {
    level: 3,
    upgrades: 'shield-of-faith-1',
    abilities: [
      does('defense', {}, { do: 'shields', n: 1 }),
      does('defense', { cost: { mana: 1 } }, { do: 'shields', n: 1 }),
    ],
    blessed: [does('defense', {}, { do: 'shields', n: 2 })],
  },
  retribution: {
    level: 3,
    abilities: [does('defense', { needs: ['near'] }, { do: 'wounds', n: 1, on: 'target' })],
    blessed: [does('defense', { needs: ['near'] }, { do: 'wounds', n: 2, on: 'target' })],
  },
  'healing-light-2': {
    level: 4,
    upgrades: 'healing-light-1',
    abilities: [
      does(
        'turn',
        { cost: { mana: 1 }, limit: 'round' },
        { do: 'cleanse', n: 1 },
        { do: 'heal', n: 3 },
      ),
    ],
    blessed: [does('turn', { limit: 'round' }, { do: 'cleanse', n: 2 }, { do: 'heal', n: 3 })],
  },
  'steps-of-light': {
    level: 4,
    abilities: [
      does('turn', { cost: { mana: 1 }, limit: 'round' }, { do: 'special', id: 'light-step' }),
    ],
    blessed: [does('turn', { limit: 'round' }, { do: 'special', id: 'light-step' })],
  },
  'holy-strike-3': {
    level: 5,
    upgrades: 'holy-strike-2',
    abilities: [
      does(
        'attack',
        { cost: { mana: 1 } },
        { do: 'dice', yellow: 1, orange: 1 },
        { do: 'hits', n: 1 },
      ),
    ],
    blessed: [does('attack', {}, { do: 'dice', yellow: 1, orange: 1 }, { do: 'hits', n: 1 })],
  },
  judgement: {
    level: 5,
    abilities: [
      does(
        'attack',
        { cost: { mana: 2 } },
        { do: 'dice', orange: 1 },
        { do: 'hits', n: { per: 'heroes-here', each: 1, max: 4 } },
      ),
    ],
    blessed: [
      does(
        'attack',
        { cost: { mana: 1 } },
        { do: 'dice', orange: 1 },
        { do: 'hits', n: { per: 'heroes-here', each: 1, max: 4 } },
      ),
    ],
  },
});
