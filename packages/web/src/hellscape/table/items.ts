import type { ItemCard, MobItem } from '@crawlspace/hellscape';
import { content } from '../content.ts';

/** Heroes hold items of mobs as well as their own. */
export function itemCard(card: string): ItemCard | MobItem | undefined {
  return content().items[card] ?? content().mobItems[card];
}
