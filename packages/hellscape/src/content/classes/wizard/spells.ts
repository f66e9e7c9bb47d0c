import type { SpellCard } from '../../../class-cards.ts';
import type { CardId } from '../../../ids.ts';

/** The four spells printed on the Amulet, clockwise; skills are laid over them. */
export const basicSpells: Readonly<Record<CardId, SpellCard>> = {
  'arcane-bolt': {
    id: 'arcane-bolt',
    abilities: [{ timing: 'attack', cost: { mana: 1 }, effects: [{ do: 'hits', n: 1 }] }],
  },
  'side-step': {
    id: 'side-step',
    abilities: [{ timing: 'turn', cost: { mana: 1 }, effects: [{ do: 'step', n: 1 }] }],
  },
  'twist-of-fate': {
    id: 'twist-of-fate',
    abilities: [{ timing: 'combat', cost: { mana: 1 }, effects: [{ do: 'reroll', n: 1 }] }],
  },
  mending: {
    id: 'mending',
    abilities: [{ timing: 'turn', cost: { mana: 2 }, effects: [{ do: 'heal', n: 1 }] }],
  },
};
