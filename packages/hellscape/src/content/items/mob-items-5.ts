import { does } from '../../language/build.ts';
import { mobItemsOf } from './make.ts';

/** What the lords of Hell arm their guard with: three or four dice, and most of it has a will. */
export const mobItemsHigh = mobItemsOf('5', {
  'tongue-of-the-adder': {
    look: 'dagger',
    slot: 'hand',
    attacks: { melee: { yellow: 2, orange: 1 } },
    abilities: [does('melee-attack', { needs: ['shadow'] }, { do: 'hits', n: 1 })],
  },
  'seraphs-regret': {
    look: 'sword',
    slot: 'hand',
    attacks: { melee: { yellow: 1, orange: 2 } },
    abilities: [does('melee-attack', { needs: ['light'] }, { do: 'reroll', n: 1 })],
  },
  'wrathful-edge': {
    look: 'greatsword',
    slot: 'two-hands',
    attacks: { melee: { yellow: 2, orange: 2 } },
  },
  headsman: {
    look: 'axe',
    slot: 'two-hands',
    attacks: { melee: { yellow: 1, orange: 3 } },
    abilities: [does('melee-attack', { needs: ['against-monster'] }, { do: 'hits', n: 1 })],
  },
  'mountain-breaker': {
    look: 'mace',
    slot: 'two-hands',
    attacks: { melee: { orange: 3 } },
    abilities: [does('melee-attack', {}, { do: 'less-shields', n: 1 })],
  },
  'famine-scythe': {
    look: 'scythe',
    slot: 'two-hands',
    attacks: { melee: { yellow: 2, orange: 2 } },
    abilities: [
      does(
        'melee-attack',
        { cost: { mana: 1 } },
        { do: 'wounds', n: 1, on: 'other-enemies-there' },
      ),
    ],
  },
  'iron-rosary': {
    look: 'whip',
    slot: 'hand',
    attacks: { melee: { yellow: 1, orange: 1 }, magic: { yellow: 2, orange: 1 } },
    abilities: [does('combat', { cost: { mana: 1 } }, { do: 'reroll', n: 2 })],
  },
  'tyrants-trident': {
    look: 'spear',
    slot: 'two-hands',
    attacks: { melee: { yellow: 2, orange: 2 }, ranged: { yellow: 2, orange: 1 } },
  },
  'razor-feathers': {
    look: 'throwing',
    slot: 'hand',
    attacks: { melee: { yellow: 2 }, ranged: { yellow: 2, orange: 1 } },
    abilities: [does('ranged-attack', { needs: ['dual-wield'] }, { do: 'hits', n: 1 })],
  },
  'meteor-chain': {
    look: 'mace',
    slot: 'two-hands',
    attacks: { melee: { yellow: 1, orange: 2 }, ranged: { yellow: 1, orange: 2 } },
    abilities: [does('attack', { cost: { mana: 1 } }, { do: 'push', n: 1, on: 'target' })],
  },
  'widows-ribbow': {
    look: 'bow',
    slot: 'two-hands',
    attacks: { ranged: { yellow: 3, orange: 1 }, melee: { yellow: 1 } },
  },
  'black-pilgrims-bow': {
    look: 'bow',
    slot: 'two-hands',
    attacks: { ranged: { yellow: 2, orange: 2 } },
    abilities: [
      does('ranged-attack', { needs: ['shadow'] }, { do: 'ignore', what: 'shields', n: 1 }),
    ],
  },
  doomspitter: {
    look: 'crossbow',
    slot: 'two-hands',
    attacks: { ranged: { orange: 3 }, melee: { yellow: 2 } },
    abilities: [does('ranged-attack', { cost: { mana: 1 } }, { do: 'fire', n: 1, on: 'target' })],
  },
  'eye-of-the-abyss': {
    look: 'orb',
    slot: 'hand',
    attacks: { magic: { yellow: 2, orange: 1 } },
    abilities: [does('magic-attack', { needs: ['shadow'] }, { do: 'hits', n: 1 })],
  },
  'finger-of-a-god': {
    look: 'wand',
    slot: 'hand',
    attacks: { magic: { yellow: 1, orange: 2 } },
    abilities: [does('on-kill', {}, { do: 'mana', n: 1 })],
  },
  'ledger-of-debts': {
    look: 'tome',
    slot: 'hand',
    attacks: { magic: { yellow: 3 }, melee: { yellow: 2 } },
    abilities: [does('turn', { cost: { wounds: 1 }, limit: 'round' }, { do: 'mana', n: 2 })],
  },
  'hollow-crown-staff': {
    look: 'staff',
    slot: 'two-hands',
    attacks: { melee: { yellow: 2 }, magic: { yellow: 2, orange: 2 } },
  },
  'winters-crook': {
    look: 'staff',
    slot: 'two-hands',
    attacks: { magic: { yellow: 2, orange: 1 }, melee: { yellow: 2 } },
    abilities: [does('magic-attack', { cost: { mana: 2 } }, { do: 'frost', n: 1, on: 'target' })],
  },
  'organ-of-knives': {
    look: 'instrument',
    slot: 'two-hands',
    attacks: { magic: { orange: 3 }, ranged: { yellow: 2, orange: 1 } },
  },
  'gatewardens-lance': {
    look: 'spear',
    slot: 'two-hands',
    attacks: { melee: { yellow: 1, orange: 2 }, ranged: { yellow: 2 } },
    abilities: [does('melee-attack', { needs: ['has-not-moved'] }, { do: 'dice', orange: 1 })],
  },
});
