import type { Content } from '../content-types.ts';
import type { CardId } from '../ids.ts';

/**
 * The hardships of a mission for a posse whose highest hero has this level: the card of that level,
 * and one card more for each level that is missing.
 */
export function hardshipsOf(content: Content, mission: CardId, level: number): readonly CardId[] {
  const { basic = false, levels: [from] = [1] } = content.missions[mission] ?? {};
  if (basic) return [];
  const cards = Object.values(content.hardships);
  const own = cards.filter((card) => card.from !== null && card.from <= level).at(-1);
  const below = cards.filter((card) => card.from === null);
  const missing = Array.from({ length: Math.max(0, from - level) }, () => below).flat();
  return [...(own ? [own] : []), ...missing].map(({ id }) => id);
}
