import type { Special } from '../src/content-types.ts';

/** What abilities of tests do when it does not matter what: experience can be seen, and nothing stands in its way. */
export const LEARN = 'learn';

export const learning: Readonly<Record<string, Special>> = {
  [LEARN]: {
    why: 'a test',
    *resolve(g, { hero }, n) {
      if (hero) g.do.gainXp(g, hero, n);
    },
  },
};
