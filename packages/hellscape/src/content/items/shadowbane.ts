import type { ItemCard } from '../../content-types.ts';
import { does } from '../../language/build.ts';
import { cardsOf } from './make.ts';

/** Pieces that every class can use, one for each place that is no hand. */
const shared = [
  ...cardsOf('rare', {
    'shadowbane-hood': {
      look: 'hood',
      slot: 'head',
      copies: 2,
      defense: 1,
      abilities: [does('attack', { needs: ['shadow'] }, { do: 'reroll', n: 1 })],
    },
    'shadowbane-greaves': {
      look: 'boots',
      slot: 'legs',
      copies: 2,
      defense: 1,
      abilities: [does('move', { needs: ['shadow'] }, { do: 'mp', n: 1 })],
    },
  }),
  ...cardsOf('epic', {
    'shadowbane-mail': {
      look: 'armor',
      slot: 'chest',
      copies: 2,
      defense: 2,
      abilities: [does('defense', { needs: ['shadow'] }, { do: 'dice', blue: 1 })],
    },
    'shadowbane-signet': {
      look: 'ring',
      slot: 'misc',
      copies: 2,
      defense: 1,
      abilities: [does('attack', { needs: ['shadow'] }, { do: 'hits', n: 1 })],
    },
  }),
];

/** The pieces made for one class each. */
const forClasses = cardsOf('epic', {
  'shadowbane-reaver': {
    look: 'axe',
    slot: 'two-hands',
    class: 'berserker',
    attacks: { melee: { yellow: 1, orange: 2 } },
    abilities: [does('melee-attack', { needs: [{ wounded: 2 }] }, { do: 'hits', n: 2 })],
  },
  'shadowbane-bulwark': {
    look: 'shield',
    slot: 'hand',
    class: 'paladin',
    attacks: { melee: { yellow: 1, orange: 1 } },
    defense: 1,
    abilities: [does('defense', { needs: ['company'] }, { do: 'dice', blue: 1 })],
  },
  'shadowbane-longbow': {
    look: 'bow',
    slot: 'two-hands',
    class: 'ranger',
    attacks: { ranged: { yellow: 2, orange: 2 } },
    abilities: [does('ranged-attack', { needs: ['shadow'] }, { do: 'less-shields', n: 2 })],
  },
  'shadowbane-fang': {
    look: 'dagger',
    slot: 'hand',
    class: 'rogue',
    attacks: { melee: { yellow: 1, orange: 1 }, ranged: { yellow: 1, orange: 1 } },
    abilities: [does('attack', { needs: ['target-poison'] }, { do: 'hits', n: 2 })],
  },
  'shadowbane-totem': {
    look: 'instrument',
    slot: 'hand',
    class: 'shaman',
    attacks: { melee: { yellow: 2 }, magic: { yellow: 2, orange: 1 } },
    abilities: [does('on-turn-start', {}, { do: 'element', n: 1 })],
  },
  'shadowbane-codex': {
    look: 'tome',
    slot: 'hand',
    class: 'wizard',
    attacks: { magic: { yellow: 2, orange: 1 } },
    abilities: [does('magic-attack', { needs: ['shadow'] }, { do: 'mana', n: 1 })],
  },
});

/** The Shadowbane Set: two pieces equipped bring the class's minor power, four the greater one. */
export const shadowbane: readonly ItemCard[] = [...shared, ...forClasses].map((card) => ({
  ...card,
  set: 'shadowbane',
}));
