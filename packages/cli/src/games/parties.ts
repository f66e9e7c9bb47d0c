import type { Random } from '@crawlspace/kernel';

export function oneOf<Item>(random: Random, items: readonly Item[]): Item {
  return items[random.below(items.length)] as Item;
}

/** So many of them, from the first on and around again. */
export function cycled<Item>(items: readonly Item[], count: number): Item[] {
  return Array.from({ length: count }, (_, n) => items[n % items.length] as Item);
}
