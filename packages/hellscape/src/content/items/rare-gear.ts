import { does } from '../../language/build.ts';
import { cardsOf } from './make.ts';

/** What is worn, of the Rare deck. */
export const rareGear = cardsOf('rare', {
  'wyrmscale-hauberk': {
    look: 'armor',
    slot: 'chest',
    defense: 2,
    abilities: [does('on-turn-start', {}, { do: 'cleanse', n: 1 })],
  },
  'brigandine-of-nails': {
    look: 'armor',
    slot: 'chest',
    defense: 2,
    abilities: [does('defense', { cost: { mana: 1 } }, { do: 'wounds', n: 1, on: 'target' })],
  },
  'nightweave-robe': {
    look: 'robe',
    slot: 'chest',
    defense: 1,
    abilities: [
      does('defense', { needs: ['shadow'] }, { do: 'dice', blue: 1 }),
      does('always', {}, { do: 'max-mana', n: 1 }),
    ],
  },
  'martyrs-vestment': {
    look: 'robe',
    slot: 'chest',
    defense: 2,
    abilities: [does('on-wounded', { limit: 'round' }, { do: 'mana', n: 1 })],
  },
  'owl-visor': {
    look: 'helmet',
    slot: 'head',
    defense: 1,
    abilities: [does('attack', { needs: ['far'] }, { do: 'reroll', n: 1 })],
  },
  'horned-barbute': {
    look: 'helmet',
    slot: 'head',
    defense: 1,
    abilities: [does('melee-attack', { needs: [{ enemiesHere: 2 }] }, { do: 'hits', n: 1 })],
  },
  'mitre-of-ash': {
    look: 'hood',
    slot: 'head',
    abilities: [does('on-round-start', {}, { do: 'mana', n: 1 })],
  },
  'windrunner-boots': {
    look: 'boots',
    slot: 'legs',
    abilities: [does('move', {}, { do: 'mp', n: 1 })],
  },
  'gravewalker-greaves': {
    look: 'boots',
    slot: 'legs',
    defense: 1,
    abilities: [does('move', { limit: 'round' }, { do: 'slip' })],
  },
  'hushed-sandals': {
    look: 'boots',
    slot: 'legs',
    abilities: [
      does('turn', { cost: { mana: 1 }, limit: 'round' }, { do: 'step', n: 1, safe: true }),
    ],
  },
  'ring-of-the-last-breath': {
    look: 'ring',
    slot: 'misc',
    abilities: [does('defense', { needs: [{ wounded: 3 }] }, { do: 'dice', blue: 1 })],
  },
  'ring-of-idle-hours': {
    look: 'ring',
    slot: 'misc',
    abilities: [does('on-recover', {}, { do: 'heal', n: 1, on: 'self' }, { do: 'mana', n: 1 })],
  },
  'lodestone-charm': {
    look: 'amulet',
    slot: 'misc',
    abilities: [does('on-reveal', {}, { do: 'mana', n: 2 })],
  },
  'wolf-tooth-necklace': {
    look: 'amulet',
    slot: 'misc',
    abilities: [does('attack', { needs: ['alone'] }, { do: 'hits', n: 1 })],
  },
  'cloak-of-moths': {
    look: 'cloak',
    slot: 'misc',
    abilities: [does('defense', { needs: ['shadow'] }, { do: 'less-hits', n: 1 })],
  },
});
