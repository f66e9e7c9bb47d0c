import { modulesFrom, type PackGame } from '@crawlspace/kernel/packs';
import { stayWith } from '../between/module.ts';
import { content as house } from '../content/index.ts';
import type { Content } from '../content-types.ts';
import { brimstoneWith } from '../module.ts';
import { kinds } from './kinds.ts';

/** Brimstone, for packs. */
export const brimstonePacks: PackGame<Content> = {
  name: 'brimstone',
  kinds,
  parts: ['name', 'flavour', 'track', 'option.*'],
  textsOf: ({ texts }) => texts,
  withTexts: (content, texts) => ({ ...content, texts }),
};

/** Brimstone at tables with packs. */
export const brimstoneOf = modulesFrom(brimstonePacks, house, (content, packs) => ({
  brimstone: brimstoneWith(content, { packs }),
  'brimstone-stay': stayWith(content, { packs }),
}));
