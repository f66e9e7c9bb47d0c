import type { Content, FindCard } from '../content-types.ts';
import { corruption, gold, goldDice, horror, stones } from '../language/build.ts';
import { byId } from './cards.ts';
import { findCard } from './events.ts';

const GOLD: readonly FindCard[] = [
  findCard('loot-loose-change', goldDice('D3', 10)),
  findCard('loot-payroll-envelope', goldDice('D6', 10)),
  findCard('loot-gold-teeth', goldDice('2D6', 5), horror(1)),
  findCard('loot-nugget-pouch', goldDice('D6', 20)),
  findCard('loot-split-saddlebag', goldDice('D6', 5), gold(10, 'others-in-world')),
];

const DARK_STONE: readonly FindCard[] = [
  findCard('loot-a-splinter', stones(1)),
  findCard('loot-black-seam', stones('D3')),
  findCard('loot-swallowed-shards', stones(2), corruption(1)),
  findCard('loot-assayers-tin', goldDice('D3', 10), stones(1)),
];

/** In other worlds Gear and Artifacts change places. */
const ITEMS: readonly FindCard[] = [
  findCard('loot-dropped-kit', { do: 'loot-item', kind: 'gear' }),
  findCard('loot-company-crate', { do: 'loot-item', kind: 'gear' }),
  findCard('loot-wrong-metal', { do: 'loot-item', kind: 'artifact' }),
];

/** Twelve cards: five of gold, three of Dark Stone, one of both, two of Gear, one Artifact. */
export const loot: Content['loot'] = byId([...GOLD, ...DARK_STONE, ...ITEMS]);
