import { brimstonePacks } from '@crawlspace/brimstone/packs';
import type { PackGame } from '@crawlspace/kernel/packs';
import { shownAs } from '../game/content.ts';
import type { PacksOnPage } from '../game/kit.ts';
import { house, showContentOf, showHouse } from './content.ts';
import { makeOfPacks } from './packs.ts';

export const packKit: PacksOnPage = {
  house,
  // What it is a pack of, only its own kinds know.
  game: brimstonePacks as unknown as PackGame<object>,
  contentOf: async ({ refs, packs }) => (await makeOfPacks(refs, packs)).content,
  show: (content) => (content ? showContentOf(shownAs(content)) : showHouse()),
};
