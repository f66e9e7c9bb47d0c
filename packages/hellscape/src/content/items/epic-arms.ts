import { does } from '../../language/build.ts';
import { cardsOf } from './make.ts';

/** Weapons and shields of the Epic deck: three to five dice and a power that has a name in songs. */
export const epicArms = cardsOf('epic', {
  dawnbringer: {
    look: 'sword',
    slot: 'hand',
    attacks: { melee: { yellow: 1, orange: 1 } },
    abilities: [
      does('melee-attack', { needs: ['light'] }, { do: 'dice', orange: 1 }),
      does('on-kill', {}, { do: 'heal', n: 1, on: 'self' }),
    ],
  },
  'mother-of-ruin': {
    look: 'greatsword',
    slot: 'two-hands',
    attacks: { melee: { yellow: 2, orange: 2 } },
    abilities: [does('on-kill', { limit: 'round' }, { do: 'attack' })],
  },
  'hellforged-maul': {
    look: 'mace',
    slot: 'two-hands',
    attacks: { melee: { orange: 3 } },
    abilities: [does('melee-attack', {}, { do: 'fire', n: 1, on: 'target' })],
  },
  'worldroot-spear': {
    look: 'spear',
    slot: 'two-hands',
    attacks: { melee: { yellow: 2, orange: 1 }, ranged: { yellow: 2, orange: 1 } },
    abilities: [does('after-attack', {}, { do: 'heal', n: 1, on: 'self' })],
  },
  'last-harvest': {
    look: 'scythe',
    slot: 'two-hands',
    attacks: { melee: { yellow: 1, orange: 2 } },
    abilities: [
      does(
        'melee-attack',
        { cost: { mana: 1 } },
        { do: 'wounds', n: 2, on: 'other-enemies-there' },
      ),
      does('on-kill', {}, { do: 'mana', n: 1 }),
    ],
  },
  'grinning-kris': {
    look: 'dagger',
    slot: 'hand',
    attacks: { melee: { yellow: 1, orange: 1 }, ranged: { yellow: 1, orange: 1 } },
    abilities: [does('attack', { needs: ['shadow'] }, { do: 'dice', orange: 1 })],
  },
  'twin-moons': {
    look: 'throwing',
    slot: 'hand',
    attacks: { melee: { yellow: 2 }, ranged: { yellow: 1, orange: 1 } },
    abilities: [
      does('attack', { needs: ['dual-wield'] }, { do: 'hits', n: 2 }),
      does('attack', {}, { do: 'reroll', n: 1 }),
    ],
  },
  'serpent-of-iron': {
    look: 'whip',
    slot: 'hand',
    attacks: { melee: { yellow: 1, orange: 1 }, magic: { yellow: 1, orange: 1 } },
    abilities: [
      does('attack', { cost: { mana: 1 } }, { do: 'wounds', n: 1, on: 'other-enemy-there' }),
    ],
  },
  'the-long-goodbye': {
    look: 'bow',
    slot: 'two-hands',
    attacks: { ranged: { yellow: 2, orange: 2 } },
    abilities: [does('ranged-attack', {}, { do: 'less-shields', n: 1 })],
  },
  'nine-bolts': {
    look: 'crossbow',
    slot: 'two-hands',
    attacks: { ranged: { yellow: 1, orange: 2 } },
    abilities: [does('after-attack', { cost: { mana: 2 }, limit: 'round' }, { do: 'attack' })],
  },
  'staff-of-the-drowned-star': {
    look: 'staff',
    slot: 'two-hands',
    attacks: { melee: { yellow: 2 }, magic: { yellow: 2, orange: 2 } },
    abilities: [does('magic-attack', { cost: { mana: 1 } }, { do: 'frost', n: 1, on: 'target' })],
  },
  'wand-of-final-words': {
    look: 'wand',
    slot: 'hand',
    attacks: { magic: { orange: 2 } },
    abilities: [
      does('magic-attack', { cost: { mana: 1 }, limit: 'any-number' }, { do: 'hits', n: 1 }),
    ],
  },
  'gospel-of-teeth': {
    look: 'tome',
    slot: 'hand',
    attacks: { magic: { yellow: 1, orange: 1 } },
    abilities: [does('magic-attack', {}, { do: 'hits', n: { per: 'mana-left', each: 1, max: 2 } })],
  },
  'choir-of-the-damned': {
    look: 'instrument',
    slot: 'hand',
    attacks: { magic: { yellow: 2 } },
    abilities: [
      does('action', { cost: { mana: 2 } }, { do: 'wounds', n: 3, on: 'enemies-within-1' }),
    ],
  },
  'aegis-of-first-light': {
    look: 'shield',
    slot: 'hand',
    defense: 2,
    abilities: [
      does('defense', { needs: ['light'] }, { do: 'shields', n: 1 }),
      does('defense', { cost: { mana: 1 } }, { do: 'ignore', what: 'claws', n: 2 }),
    ],
  },
});
