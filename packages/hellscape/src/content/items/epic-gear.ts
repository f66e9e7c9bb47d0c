import { does } from '../../language/build.ts';
import { cardsOf } from './make.ts';

/** What is worn, of the Epic deck. */
export const epicGear = cardsOf('epic', {
  'dragonbone-plate': {
    look: 'armor',
    slot: 'chest',
    defense: 3,
    abilities: [does('defense', {}, { do: 'ignore', what: 'claws', n: 1 })],
  },
  'robe-of-a-thousand-eyes': {
    look: 'robe',
    slot: 'chest',
    defense: 2,
    abilities: [
      does('combat', {}, { do: 'reroll', n: 1 }),
      does('always', {}, { do: 'max-mana', n: 2 }),
    ],
  },
  'crown-of-cold-iron': {
    look: 'helmet',
    slot: 'head',
    defense: 1,
    abilities: [does('combat', {}, { do: 'ignore', what: 'ability', n: 1 })],
  },
  'saints-halo': {
    look: 'hood',
    slot: 'head',
    abilities: [
      does('on-round-start', {}, { do: 'heal', n: 1, on: 'self' }),
      does('defense', { needs: ['light'] }, { do: 'dice', blue: 1 }),
    ],
  },
  'seven-league-boots': {
    look: 'boots',
    slot: 'legs',
    abilities: [
      does('move', {}, { do: 'mp', n: 1 }),
      does('turn', { cost: { mana: 2 }, limit: 'round' }, { do: 'step', n: 2, safe: true }),
    ],
  },
  'heart-of-the-mountain': {
    look: 'amulet',
    slot: 'misc',
    defense: 1,
    abilities: [does('always', {}, { do: 'max-health', n: 2 })],
  },
  'ring-of-borrowed-time': {
    look: 'ring',
    slot: 'misc',
    abilities: [does('turn', { cost: { mana: 2 }, limit: 'round' }, { do: 'actions', n: 1 })],
  },
  'cloak-of-night-herself': {
    look: 'cloak',
    slot: 'misc',
    abilities: [
      does('attack', { needs: ['light'], cost: { mana: 1 } }, { do: 'in-shadow' }),
      does('defense', { needs: ['shadow'] }, { do: 'dice', blue: 1 }),
    ],
  },
});
