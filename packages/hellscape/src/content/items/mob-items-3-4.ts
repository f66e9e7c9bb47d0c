import { does } from '../../language/build.ts';
import { mobItemsOf } from './make.ts';

/** What hardened mobs carry: two or three dice; in a hero's hands some of it can do more. */
export const mobItemsMiddle = mobItemsOf('3-4', {
  'flayers-knife': {
    look: 'dagger',
    slot: 'hand',
    attacks: { melee: { yellow: 2 } },
    abilities: [does('melee-attack', { needs: ['shadow'] }, { do: 'less-shields', n: 1 })],
  },
  'sin-eaters-cleaver': {
    look: 'axe',
    slot: 'hand',
    attacks: { melee: { yellow: 1, orange: 1 } },
    abilities: [does('on-kill', { limit: 'round' }, { do: 'heal', n: 1, on: 'self' })],
  },
  'barbed-morningstar': {
    look: 'mace',
    slot: 'hand',
    attacks: { melee: { yellow: 1, orange: 1 } },
  },
  'pit-champions-blade': {
    look: 'greatsword',
    slot: 'two-hands',
    attacks: { melee: { yellow: 1, orange: 2 } },
  },
  'carrion-glaive': {
    look: 'spear',
    slot: 'two-hands',
    attacks: { melee: { yellow: 3 } },
    abilities: [does('melee-attack', { cost: { mana: 1 } }, { do: 'push', n: 1, on: 'target' })],
  },
  'slag-hammer': { look: 'mace', slot: 'two-hands', attacks: { melee: { orange: 2 } } },
  'bramble-scythe': {
    look: 'scythe',
    slot: 'two-hands',
    attacks: { melee: { yellow: 2, orange: 1 } },
  },
  'chain-of-the-penitent': {
    look: 'whip',
    slot: 'hand',
    attacks: { melee: { yellow: 1, orange: 1 }, magic: { yellow: 1 } },
    abilities: [does('attack', { cost: { wounds: 1 } }, { do: 'hits', n: 2 })],
  },
  'quill-darts': {
    look: 'throwing',
    slot: 'hand',
    attacks: { melee: { yellow: 1 }, ranged: { yellow: 1, orange: 1 } },
  },
  'severed-wing': {
    look: 'throwing',
    slot: 'hand',
    attacks: { melee: { yellow: 2 }, ranged: { yellow: 2 } },
    abilities: [
      does('turn', { cost: { mana: 2 }, limit: 'round' }, { do: 'step', n: 1, safe: true }),
    ],
  },
  'hoofed-halberd': {
    look: 'axe',
    slot: 'two-hands',
    attacks: { melee: { yellow: 2, orange: 1 }, ranged: { yellow: 1 } },
  },
  'sinew-longbow': {
    look: 'bow',
    slot: 'two-hands',
    attacks: { ranged: { yellow: 2, orange: 1 }, melee: { yellow: 1 } },
  },
  'wailing-crossbow': {
    look: 'crossbow',
    slot: 'two-hands',
    attacks: { ranged: { orange: 2 }, melee: { yellow: 1 } },
    abilities: [does('ranged-attack', {}, { do: 'reroll', n: 1, enemyDiceOnly: true })],
  },
  'splinter-arbalest': {
    look: 'crossbow',
    slot: 'two-hands',
    attacks: { ranged: { yellow: 1, orange: 2 } },
  },
  'brimstone-rod': {
    look: 'wand',
    slot: 'hand',
    attacks: { magic: { yellow: 1, orange: 1 } },
    abilities: [does('magic-attack', { cost: { mana: 2 } }, { do: 'fire', n: 2, on: 'target' })],
  },
  'weeping-lantern': {
    look: 'orb',
    slot: 'hand',
    attacks: { magic: { yellow: 2 } },
    abilities: [does('magic-attack', { needs: ['light'] }, { do: 'hits', n: 1 })],
  },
  'dirge-pipes': {
    look: 'instrument',
    slot: 'two-hands',
    attacks: { magic: { yellow: 2, orange: 1 } },
    abilities: [does('action', {}, { do: 'mana', n: 3 })],
  },
  'skinbound-ledger': {
    look: 'tome',
    slot: 'hand',
    attacks: { magic: { orange: 1 }, melee: { yellow: 1 } },
    abilities: [does('magic-attack', { cost: { mana: 1 } }, { do: 'dice', orange: 1 })],
  },
  'ashen-crook': {
    look: 'staff',
    slot: 'two-hands',
    attacks: { melee: { yellow: 2 }, magic: { yellow: 1, orange: 1 } },
  },
  'furnace-sceptre': {
    look: 'mace',
    slot: 'hand',
    attacks: { melee: { orange: 1 }, magic: { yellow: 2 } },
  },
});
