import { modulesFrom, type PackGame } from '@crawlspace/kernel/packs';
import { content as house } from '../content/index.ts';
import type { Content } from '../content-types.ts';
import { hellscapeWith } from '../module.ts';
import { kinds } from './kinds.ts';

/** Hellscape, for packs. */
export const hellscapePacks: PackGame<Content> = {
  name: 'hellscape',
  kinds,
  parts: ['name', 'flavour'],
  textsOf: ({ texts }) => texts,
  withTexts: (content, texts) => ({ ...content, texts }),
};

/** Hellscape at tables with packs. */
export const hellscapeOf = modulesFrom(hellscapePacks, house, (content, packs) => ({
  hellscape: hellscapeWith(content, { packs }),
}));
