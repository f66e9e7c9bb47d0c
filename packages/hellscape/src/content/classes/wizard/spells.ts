import type { SpellCard } from '../../../class-cards.ts';
import type { CardId } from '../../../ids.ts';
import { does } from '../../../language/build.ts';

/** The four spells printed on the Amulet, clockwise; skills are laid over them. */
export const basicSpells: Readonly<Record<CardId, SpellCard>> = {
  'arcane-bolt': {
    id: 'arcane-bolt',
    abilities: [does('attack', { cost: { mana: 1 } }, { do: 'hits', n: 1 })],
  },
  'side-step': {
    id: 'side-step',
    abilities: [does('turn', { cost: { mana: 1 } }, { do: 'step', n: 1 })],
  },
  'twist-of-fate': {
    id: 'twist-of-fate',
    abilities: [does('combat', { cost: { mana: 1 } }, { do: 'reroll', n: 1 })],
  },
  mending: {
    id: 'mending',
    abilities: [does('turn', { cost: { mana: 2 } }, { do: 'heal', n: 1 })],
  },
};
