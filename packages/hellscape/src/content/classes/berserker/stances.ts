import type { Ability } from '../../../ability.ts';
import type { Stance } from '../../../ids.ts';

/** What each stance can do from the start. */
export const stances: Readonly<Record<Stance, Ability>> = {
  'blood-rage': { timing: 'attack', cost: { rage: 1 }, effects: [{ do: 'reroll', n: 1 }] },
  reckless: { timing: 'move', cost: { rage: 1 }, effects: [{ do: 'mp', n: 1 }] },
  provoke: { timing: 'defense', cost: { rage: 1 }, effects: [{ do: 'shields', n: 1 }] },
};
