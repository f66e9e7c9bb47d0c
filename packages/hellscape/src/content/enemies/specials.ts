import type { Special } from '../types.ts';
import { raiseMinions } from './deeds.ts';

/** What only some enemies do. */
export const enemySpecials: Readonly<Record<string, Special>> = {
  'bones-rise': {
    *resolve(g, { enemy }, n) {
      if (enemy) raiseMinions(g, enemy, n);
    },
  },
};
