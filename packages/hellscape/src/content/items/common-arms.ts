import { does } from '../../language/build.ts';
import { cardsOf } from './make.ts';

/** Weapons and shields of the Common deck: two dice, three with a little luck. */
export const commonArms = cardsOf('common', {
  'big-freakin-greatsword': {
    look: 'greatsword',
    slot: 'two-hands',
    attacks: { melee: { yellow: 1, orange: 1 } },
  },
  'notched-falchion': {
    look: 'sword',
    slot: 'hand',
    attacks: { melee: { yellow: 2 } },
    abilities: [does('defense', { cost: { mana: 1 } }, { do: 'shields', n: 1 })],
  },
  'butchers-cleaver': {
    look: 'axe',
    slot: 'hand',
    attacks: { melee: { orange: 1 } },
    abilities: [does('melee-attack', { needs: ['against-mob'] }, { do: 'hits', n: 1 })],
  },
  'ratcatchers-dirk': {
    look: 'dagger',
    slot: 'hand',
    attacks: { melee: { yellow: 1 }, ranged: { yellow: 1 } },
    abilities: [does('attack', { needs: ['shadow'] }, { do: 'dice', yellow: 1 })],
  },
  'pitch-torch': {
    look: 'mace',
    slot: 'hand',
    attacks: { melee: { yellow: 1 }, magic: { yellow: 1 } },
    abilities: [does('attack', { needs: ['light'] }, { do: 'hits', n: 1 })],
  },
  'ox-whip': {
    look: 'whip',
    slot: 'hand',
    attacks: { melee: { orange: 1 } },
    abilities: [does('turn', { cost: { mana: 1 } }, { do: 'pull', n: 1, on: 'enemy-within-1' })],
  },
  'throwing-hatchets': {
    look: 'throwing',
    slot: 'hand',
    attacks: { melee: { yellow: 1 }, ranged: { yellow: 2 } },
  },
  'coal-sling': {
    look: 'throwing',
    slot: 'hand',
    attacks: { ranged: { yellow: 1 } },
    abilities: [does('ranged-attack', { cost: { mana: 1 } }, { do: 'fire', n: 1, on: 'target' })],
  },
  'alley-crossbow': {
    look: 'crossbow',
    slot: 'hand',
    attacks: { ranged: { orange: 1 } },
    abilities: [does('ranged-attack', { cost: { mana: 1 } }, { do: 'reroll', n: 2 })],
  },
  'apprentice-rod': {
    look: 'wand',
    slot: 'hand',
    attacks: { magic: { yellow: 2 } },
    abilities: [does('turn', { cost: { wounds: 1 }, limit: 'round' }, { do: 'mana', n: 1 })],
  },
  'worn-grimoire': {
    look: 'tome',
    slot: 'hand',
    attacks: { magic: { yellow: 1 } },
    abilities: [does('magic-attack', { limit: 'round' }, { do: 'mana', n: 1 })],
  },
  'mourning-bell': {
    look: 'instrument',
    slot: 'hand',
    attacks: { magic: { yellow: 1 } },
    abilities: [does('action', {}, { do: 'mana', n: 2, on: 'other-heroes-here' })],
  },
  'gravediggers-spade': {
    look: 'mace',
    slot: 'two-hands',
    attacks: { melee: { yellow: 2 } },
    abilities: [does('on-kill', {}, { do: 'mana', n: 1 })],
  },
  'kettle-maul': {
    look: 'mace',
    slot: 'two-hands',
    attacks: { melee: { yellow: 2 } },
    abilities: [does('melee-attack', {}, { do: 'less-shields', n: 1 })],
  },
  'boar-spear': {
    look: 'spear',
    slot: 'two-hands',
    attacks: { melee: { yellow: 2 }, ranged: { yellow: 1 } },
    abilities: [does('melee-attack', { cost: { mana: 1 } }, { do: 'push', n: 1, on: 'target' })],
  },
  'hay-scythe': {
    look: 'scythe',
    slot: 'two-hands',
    attacks: { melee: { yellow: 2 } },
    abilities: [does('melee-attack', { needs: [{ enemiesHere: 3 }] }, { do: 'dice', orange: 1 })],
  },
  'poachers-bow': {
    look: 'bow',
    slot: 'two-hands',
    attacks: { ranged: { yellow: 1, orange: 1 } },
  },
  'gatehouse-arbalest': {
    look: 'crossbow',
    slot: 'two-hands',
    attacks: { ranged: { yellow: 2 } },
    abilities: [does('ranged-attack', { needs: ['has-not-moved'] }, { do: 'dice', orange: 1 })],
  },
  'pilgrims-quarterstaff': {
    look: 'staff',
    slot: 'two-hands',
    attacks: { melee: { yellow: 2 }, magic: { yellow: 2 } },
  },
  'hexwood-staff': {
    look: 'staff',
    slot: 'two-hands',
    attacks: { magic: { yellow: 1, orange: 1 } },
  },
  'barrel-lid': { look: 'shield', slot: 'hand', copies: 2, defense: 1 },
  'spiked-buckler': {
    look: 'shield',
    slot: 'hand',
    attacks: { melee: { yellow: 1 } },
    defense: 1,
  },
});
