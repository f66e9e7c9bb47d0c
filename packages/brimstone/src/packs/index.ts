import type { PackGame } from '@crawlspace/kernel/packs';
import type { Content } from '../content-types.ts';
import { kinds } from './kinds.ts';

/** Brimstone, for packs. */
export const brimstonePacks: PackGame<Content> = {
  name: 'brimstone',
  kinds,
  parts: ['name', 'flavour', 'track', 'option.*'],
  textsOf: ({ texts }) => texts,
  withTexts: (content, texts) => ({ ...content, texts }),
};
