import type { Special } from '../../../content-types.ts';
import { readySpirits, spiritsOf } from './spirits.ts';

/** What only the Shaman's cards do. */
export const shamanSpecials: Readonly<Record<string, Special>> = {
  'rouse-spirits': {
    why: 'Spirits alone have an activation that can be had again',
    possible: (g, { hero }) => hero !== null && spiritsOf(g, hero).some((each) => each.activated),
    *resolve(g, { hero }) {
      if (hero) readySpirits(g, hero);
    },
  },
};
