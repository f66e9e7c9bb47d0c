import type { SpiritId } from '../../../ids.ts';
import type { Special } from '../../types.ts';
import { conjure, isConjured, readySpirits, spiritsOf } from './spirits.ts';

/** What only the Shaman's cards do. */
export const shamanSpecials: Readonly<Record<string, Special>> = {
  'conjure-flame-spirit': conjuring('flame-spirit'),
  'conjure-frost-spirit': conjuring('frost-spirit'),
  'rouse-spirits': {
    possible: (g, { hero }) => hero !== null && spiritsOf(g, hero).some((each) => each.activated),
    *resolve(g, { hero }) {
      if (hero) readySpirits(g, hero);
    },
  },
};

/** There is one token of each spirit: while it is in the dungeon it cannot be conjured. */
function conjuring(spirit: SpiritId): Special {
  return {
    possible: (g) => !isConjured(g, spirit),
    *resolve(g, { hero }) {
      if (hero) conjure(g, hero, spirit);
    },
  };
}
