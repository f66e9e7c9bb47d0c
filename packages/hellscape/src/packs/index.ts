import type { PackGame } from '@crawlspace/kernel/packs';
import type { Content } from '../content-types.ts';
import { kinds } from './kinds.ts';

/** Hellscape, for packs. */
export const hellscapePacks: PackGame<Content> = {
  name: 'hellscape',
  kinds,
  parts: ['name', 'flavour'],
  textsOf: ({ texts }) => texts,
  withTexts: (content, texts) => ({ ...content, texts }),
};
