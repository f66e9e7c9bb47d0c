import { does } from '../../language/build.ts';
import { cardsOf } from './make.ts';

/** What is worn, of the Common deck. */
export const commonGear = cardsOf('common', {
  'ring-mail': { look: 'armor', slot: 'chest', copies: 2, defense: 2 },
  'quilted-gambeson': {
    look: 'armor',
    slot: 'chest',
    defense: 1,
    abilities: [does('defense', { cost: { mana: 1 } }, { do: 'shields', n: 2 })],
  },
  'rawhide-coat': {
    look: 'armor',
    slot: 'chest',
    defense: 1,
    abilities: [does('combat', {}, { do: 'ignore', what: 'claws', n: 1 })],
  },
  'acolytes-robe': {
    look: 'robe',
    slot: 'chest',
    defense: 1,
    abilities: [does('on-recover', {}, { do: 'mana', n: 1 })],
  },
  'pot-helm': { look: 'helmet', slot: 'head', copies: 2, defense: 1 },
  'miners-hood': {
    look: 'hood',
    slot: 'head',
    abilities: [does('combat', {}, { do: 'reroll', n: 1, enemyDiceOnly: true })],
  },
  'scholars-cap': {
    look: 'hood',
    slot: 'head',
    abilities: [does('magic-attack', {}, { do: 'reroll', n: 1 })],
  },
  'stalkers-hood': {
    look: 'hood',
    slot: 'head',
    abilities: [does('ranged-attack', { needs: ['shadow'] }, { do: 'hits', n: 1 })],
  },
  'hobnail-boots': { look: 'boots', slot: 'legs', defense: 1 },
  'travellers-boots': {
    look: 'boots',
    slot: 'legs',
    abilities: [does('move', { limit: 'round' }, { do: 'mp', n: 1 })],
  },
  'cat-soft-shoes': {
    look: 'boots',
    slot: 'legs',
    abilities: [does('move', { cost: { mana: 1 } }, { do: 'slip' })],
  },
  'silver-ring': {
    look: 'ring',
    slot: 'misc',
    abilities: [does('action', {}, { do: 'heal', n: 3 })],
  },
  'bloodstone-pendant': {
    look: 'amulet',
    slot: 'misc',
    abilities: [does('on-kill', { limit: 'round' }, { do: 'heal', n: 1, on: 'self' })],
  },
  'lucky-knucklebone': {
    look: 'amulet',
    slot: 'misc',
    abilities: [does('combat', { limit: 'round' }, { do: 'reroll', n: 1 })],
  },
  'ragpickers-cloak': {
    look: 'cloak',
    slot: 'misc',
    abilities: [does('defense', { needs: ['shadow'] }, { do: 'shields', n: 1 })],
  },
});
