import { does } from '../../language/build.ts';
import { cardsOf } from './make.ts';

/** Weapons and shields of the Rare deck: three dice, or two and a good trick. */
export const rareArms = cardsOf('rare', {
  'widowmaker-saber': {
    look: 'sword',
    slot: 'hand',
    attacks: { melee: { yellow: 1, orange: 1 } },
    abilities: [does('on-kill', { limit: 'round' }, { do: 'mana', n: 2 })],
  },
  oathbreaker: {
    look: 'sword',
    slot: 'hand',
    attacks: { melee: { yellow: 2 } },
    abilities: [does('melee-attack', { cost: { wounds: 1 } }, { do: 'dice', orange: 1 })],
  },
  'bloodletter-hatchet': {
    look: 'axe',
    slot: 'hand',
    attacks: { melee: { yellow: 2 } },
    abilities: [does('melee-attack', { needs: [{ wounded: 3 }] }, { do: 'dice', orange: 1 })],
  },
  'confessors-flail': {
    look: 'mace',
    slot: 'hand',
    attacks: { melee: { yellow: 1, orange: 1 } },
    abilities: [does('melee-attack', { needs: ['against-monster'] }, { do: 'less-shields', n: 1 })],
  },
  'moonfang-dagger': {
    look: 'dagger',
    slot: 'hand',
    attacks: { melee: { yellow: 1, orange: 1 }, ranged: { yellow: 1 } },
    abilities: [does('attack', { needs: ['shadow'] }, { do: 'hits', n: 1 })],
  },
  'swallow-knives': {
    look: 'throwing',
    slot: 'hand',
    attacks: { melee: { yellow: 1 }, ranged: { yellow: 2 } },
    abilities: [does('attack', { needs: ['dual-wield'] }, { do: 'dice', orange: 1 })],
  },
  'briar-whip': {
    look: 'whip',
    slot: 'hand',
    attacks: { melee: { yellow: 1, orange: 1 } },
    abilities: [does('turn', { cost: { mana: 1 } }, { do: 'pull', n: 2, on: 'enemy-in-sight' })],
  },
  'emberglass-wand': {
    look: 'wand',
    slot: 'hand',
    attacks: { magic: { yellow: 1, orange: 1 } },
    abilities: [does('magic-attack', { cost: { mana: 1 } }, { do: 'fire', n: 1, on: 'target' })],
  },
  'rimewood-wand': {
    look: 'wand',
    slot: 'hand',
    attacks: { magic: { yellow: 2 } },
    abilities: [does('magic-attack', { cost: { mana: 2 } }, { do: 'frost', n: 1, on: 'target' })],
  },
  'tome-of-bitter-verses': {
    look: 'tome',
    slot: 'hand',
    attacks: { magic: { yellow: 1 } },
    abilities: [
      does(
        'turn',
        { cost: { mana: 2 }, limit: 'round' },
        { do: 'wounds', n: 2, on: 'enemy-within-1' },
      ),
    ],
  },
  'orb-of-echoes': {
    look: 'orb',
    slot: 'hand',
    abilities: [does('magic-attack', {}, { do: 'dice', yellow: 1 })],
  },
  'funeral-drum': {
    look: 'instrument',
    slot: 'hand',
    attacks: { magic: { yellow: 1, orange: 1 } },
    abilities: [does('action', {}, { do: 'heal', n: 2, on: 'heroes-here' })],
  },
  'executioners-verdict': {
    look: 'axe',
    slot: 'two-hands',
    attacks: { melee: { yellow: 1, orange: 2 } },
    abilities: [does('melee-attack', { needs: ['target-frost'] }, { do: 'hits', n: 2 })],
  },
  'anvil-hammer': {
    look: 'mace',
    slot: 'two-hands',
    attacks: { melee: { orange: 2 } },
    abilities: [does('melee-attack', { cost: { mana: 1 } }, { do: 'less-shields', n: 2 })],
  },
  'longshanks-pike': {
    look: 'spear',
    slot: 'two-hands',
    attacks: { melee: { yellow: 2, orange: 1 }, ranged: { yellow: 1, orange: 1 } },
  },
  'harvest-scythe': {
    look: 'scythe',
    slot: 'two-hands',
    attacks: { melee: { yellow: 2 } },
    abilities: [
      does('melee-attack', {}, { do: 'hits', n: { per: 'enemies-here', each: 1, max: 3 } }),
    ],
  },
  'heartseeker-bow': {
    look: 'bow',
    slot: 'two-hands',
    attacks: { ranged: { yellow: 2, orange: 1 } },
  },
  'siege-arbalest': {
    look: 'crossbow',
    slot: 'two-hands',
    attacks: { ranged: { yellow: 1, orange: 1 } },
    abilities: [
      does('ranged-attack', { cost: { mana: 1 } }, { do: 'ignore', what: 'shields', n: 2 }),
    ],
  },
  'stormcallers-staff': {
    look: 'staff',
    slot: 'two-hands',
    attacks: { magic: { yellow: 2, orange: 1 } },
  },
  'pilgrim-kings-crozier': {
    look: 'staff',
    slot: 'two-hands',
    attacks: { melee: { yellow: 2 }, magic: { yellow: 1, orange: 1 } },
    abilities: [does('turn', { cost: { mana: 1 }, limit: 'round' }, { do: 'heal', n: 2 })],
  },
  'tower-shield': { look: 'shield', slot: 'hand', defense: 2 },
  'mirror-shield': {
    look: 'shield',
    slot: 'hand',
    defense: 1,
    abilities: [
      does(
        'defense',
        { cost: { mana: 1 } },
        { do: 'less-hits', n: 1 },
        { do: 'wounds', n: 1, on: 'target' },
      ),
    ],
  },
});
