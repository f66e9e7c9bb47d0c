import type { RogueToken } from '../../../class-cards.ts';
import type { CardId } from '../../../ids.ts';
import { does } from '../../../language/build.ts';

/**
 * The 24 tokens of the Thieving Tools: nine that are there from the start, and fifteen that skills
 * bring. Poison is laid by the attack itself; what a green token does happens as it is flipped.
 */
const tokens: readonly RogueToken[] = [
  {
    id: 'token-blade',
    colour: 'red',
    starting: true,
    copies: 3,
    kind: 'plain',
    abilities: [does('attack', {}, { do: 'dice', yellow: 1 })],
  },
  {
    id: 'token-dash',
    colour: 'blue',
    starting: true,
    copies: 3,
    kind: 'plain',
    abilities: [does('move', {}, { do: 'mp', n: 1 })],
  },
  {
    id: 'token-vial',
    colour: 'red',
    starting: true,
    copies: 1,
    kind: 'poison',
    abilities: [],
  },
  {
    id: 'token-smoke',
    colour: 'red',
    starting: true,
    copies: 1,
    kind: 'shadow',
    abilities: [does('attack', {}, { do: 'in-shadow' })],
  },
  {
    id: 'token-knack',
    colour: 'green',
    starting: true,
    copies: 1,
    kind: 'plain',
    abilities: [does('turn', {}, { do: 'mana', n: 1 })],
  },
  {
    id: 'token-nightfall',
    colour: 'red',
    starting: false,
    copies: 3,
    kind: 'shadow',
    abilities: [does('attack', {}, { do: 'in-shadow' }), does('attack', {}, { do: 'hits', n: 1 })],
  },
  {
    id: 'token-fang',
    colour: 'red',
    starting: false,
    copies: 3,
    kind: 'poison',
    abilities: [does('attack', {}, { do: 'hits', n: 1 })],
  },
  {
    id: 'token-gash',
    colour: 'red',
    starting: false,
    copies: 3,
    kind: 'plain',
    abilities: [does('attack', {}, { do: 'dice', orange: 1 })],
  },
  {
    id: 'token-vault',
    colour: 'blue',
    starting: false,
    copies: 1,
    kind: 'plain',
    abilities: [does('move', {}, { do: 'mp', n: 2 })],
  },
  {
    id: 'token-tumble',
    colour: 'blue',
    starting: false,
    copies: 1,
    kind: 'plain',
    abilities: [does('move', {}, { do: 'mp', n: 1 }, { do: 'slip' })],
  },
  {
    id: 'token-trick',
    colour: 'green',
    starting: false,
    copies: 3,
    kind: 'plain',
    abilities: [does('turn', {}, { do: 'token', n: 1 })],
  },
  {
    id: 'token-filch',
    colour: 'green',
    starting: false,
    copies: 1,
    kind: 'plain',
    abilities: [does('turn', {}, { do: 'heal', n: 1, on: 'self' }, { do: 'mana', n: 1 })],
  },
];

export const rogueTokens: Readonly<Record<CardId, RogueToken>> = Object.fromEntries(
  tokens.map((token) => [token.id, token]),
);
