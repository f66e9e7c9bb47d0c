import type { Ability } from '../../ability.ts';
import { does } from '../../language/build.ts';
import { cardsOf } from './make.ts';

/** Used up by using it. */
const USED_UP: Pick<Ability, 'cost'> = { cost: { discard: true } };

/** Consumables of the Common deck. What works on the dice is for a combat, the rest for any time. */
export const consumables = cardsOf('common', {
  'troll-broth': {
    look: 'potion',
    slot: 'none',
    copies: 2,
    consumable: true,
    abilities: [does('anytime', USED_UP, { do: 'heal', n: 2 }, { do: 'mana', n: 2 })],
  },
  'brawlers-brew': {
    look: 'potion',
    slot: 'none',
    consumable: true,
    abilities: [does('attack', USED_UP, { do: 'dice', yellow: 1, orange: 1 })],
  },
  'iron-tonic': {
    look: 'potion',
    slot: 'none',
    copies: 2,
    consumable: true,
    abilities: [does('defense', USED_UP, { do: 'dice', blue: 2 })],
  },
  'cleansing-salts': {
    look: 'potion',
    slot: 'none',
    consumable: true,
    abilities: [does('anytime', USED_UP, { do: 'cleanse', n: 3, on: 'heroes-here' })],
  },
  'fire-oil': {
    look: 'bomb',
    slot: 'none',
    copies: 2,
    consumable: true,
    abilities: [
      does('attack', USED_UP, { do: 'dice', orange: 1 }, { do: 'fire', n: 1, on: 'target' }),
    ],
  },
  'frost-vial': {
    look: 'bomb',
    slot: 'none',
    consumable: true,
    abilities: [does('anytime', USED_UP, { do: 'frost', n: 2, on: 'enemy-within-1' })],
  },
  'thunder-keg': {
    look: 'bomb',
    slot: 'none',
    consumable: true,
    abilities: [does('anytime', USED_UP, { do: 'wounds', n: 2, on: 'enemies-here' })],
  },
  'smoke-pellet': {
    look: 'bomb',
    slot: 'none',
    consumable: true,
    abilities: [does('move', USED_UP, { do: 'slip' }, { do: 'mp', n: 1 })],
  },
  'scroll-of-passage': {
    look: 'tome',
    slot: 'none',
    consumable: true,
    abilities: [does('anytime', USED_UP, { do: 'step', n: 2, safe: true })],
  },
});
