import type { Ability } from '../../../ability.ts';
import type { Stance } from '../../../ids.ts';
import { does } from '../../../language/build.ts';

/** What each stance can do from the start. */
export const stances: Readonly<Record<Stance, Ability>> = {
  'blood-rage': does('attack', { cost: { rage: 1 } }, { do: 'reroll', n: 1 }),
  reckless: does('move', { cost: { rage: 1 } }, { do: 'mp', n: 1 }),
  provoke: does('defense', { cost: { rage: 1 } }, { do: 'shields', n: 1 }),
};
