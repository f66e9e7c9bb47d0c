import { content, type ItemCard, type MobItem } from '@crawlspace/hellscape';

/** Heroes hold items of mobs as well as their own. */
export function itemCard(card: string): ItemCard | MobItem | undefined {
  return content.items[card] ?? content.mobItems[card];
}
