import { content as house } from '@crawlspace/hellscape';
import { contentOnPage } from '../game/content.ts';

export { house };
export const { content, showContentOf, showHouse } = contentOnPage(house);
