import { does } from '../../language/build.ts';
import { cardsOf } from './make.ts';

/** What heroes set out with: one weapon, the armor and one potion each. */
export const startingItems = cardsOf('starting', {
  'rusty-sword': {
    look: 'sword',
    slot: 'hand',
    copies: 2,
    attacks: { melee: { yellow: 1, orange: 1 } },
    abilities: [does('melee-attack', { limit: 'round' }, { do: 'reroll', n: 1 })],
  },
  'crude-axe': {
    look: 'axe',
    slot: 'two-hands',
    copies: 2,
    attacks: { melee: { orange: 2 } },
    abilities: [does('melee-attack', { cost: { wounds: 1 } }, { do: 'hits', n: 1 })],
  },
  'short-bow': {
    look: 'bow',
    slot: 'two-hands',
    copies: 2,
    attacks: { ranged: { yellow: 2 }, melee: { yellow: 1 } },
  },
  'wooden-staff': {
    look: 'staff',
    slot: 'two-hands',
    copies: 2,
    attacks: { melee: { yellow: 1 }, magic: { yellow: 1, orange: 1 } },
  },
  dagger: {
    look: 'dagger',
    slot: 'hand',
    copies: 2,
    attacks: { melee: { yellow: 2 }, ranged: { yellow: 1 } },
    abilities: [does('attack', { needs: ['shadow'] }, { do: 'hits', n: 1 })],
  },
  'ash-wand': {
    look: 'wand',
    slot: 'hand',
    copies: 2,
    attacks: { magic: { yellow: 2 } },
    abilities: [does('magic-attack', { cost: { mana: 1 } }, { do: 'dice', orange: 1 })],
  },
  'tribal-spear': {
    look: 'spear',
    slot: 'hand',
    copies: 2,
    attacks: { melee: { yellow: 2 }, ranged: { yellow: 1 } },
    abilities: [does('attack', { needs: ['has-not-moved'] }, { do: 'hits', n: 1 })],
  },
  'magical-ocarina': {
    look: 'instrument',
    slot: 'hand',
    copies: 2,
    attacks: { magic: { yellow: 2 } },
    abilities: [does('magic-attack', { needs: ['company'] }, { do: 'hits', n: 1 })],
  },
  'battered-leather-armor': {
    look: 'armor',
    slot: 'chest',
    copies: 6,
    defense: 1,
    forLargeParty: false,
  },
  // The other side of the same six cards.
  'battered-leather-armor-crowd': {
    look: 'armor',
    slot: 'chest',
    copies: 0,
    defense: 1,
    forLargeParty: true,
    abilities: [does('defense', { needs: ['company'], limit: 'round' }, { do: 'shields', n: 1 })],
  },
  'health-potion': {
    look: 'potion',
    slot: 'none',
    copies: 6,
    consumable: true,
    abilities: [does('anytime', { cost: { discard: true } }, { do: 'heal', n: 3 })],
  },
  'mana-potion': {
    look: 'potion',
    slot: 'none',
    copies: 6,
    consumable: true,
    abilities: [does('anytime', { cost: { discard: true } }, { do: 'mana', n: 3 })],
  },
});
