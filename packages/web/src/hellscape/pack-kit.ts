import { shownAs } from '../game/content.ts';
import type { PacksOnPage } from '../game/kit.ts';
import { showContentOf, showHouse } from './content.ts';
import { makeOfPacks } from './packs.ts';

export const packKit: PacksOnPage = {
  contentOf: async ({ refs, packs }) => (await makeOfPacks(refs, packs)).content,
  show: (content) => (content ? showContentOf(shownAs(content)) : showHouse()),
};
