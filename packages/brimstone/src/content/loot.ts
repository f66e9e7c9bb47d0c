import type { Adventure } from '../adventure.ts';
import { worldOf } from '../rules/queries.ts';
import type { Hero } from '../state.ts';
import { becauseOf, byId, findCard } from './cards.ts';
import type { Amount, Content, FindCard } from './types.ts';
import { upInWorld } from './who.ts';

function* gold(g: Adventure, hero: Hero, dice: Amount, each: number) {
  yield* g.do.gainGold(g, hero, (yield* g.do.heroAmount(g, hero, 'gold', dice)) * each);
}

function* darkStone(g: Adventure, hero: Hero, stones: Amount) {
  yield* g.do.gainDarkStone(g, hero, yield* g.do.heroAmount(g, hero, 'dark-stone', stones));
}

const GOLD: readonly FindCard[] = [
  findCard(
    'loot-loose-change',
    { dice: 'D3', each: 10 },
    ({ dice, each }) =>
      (g, hero) =>
        gold(g, hero, dice, each),
  ),
  findCard(
    'loot-payroll-envelope',
    { dice: 'D6', each: 10 },
    ({ dice, each }) =>
      (g, hero) =>
        gold(g, hero, dice, each),
  ),
  findCard(
    'loot-gold-teeth',
    { dice: '2D6', each: 5, horror: 1 },
    ({ dice, each, horror }) =>
      function* (g, hero) {
        yield* gold(g, hero, dice, each);
        yield* g.do.horrorHit(g, hero, { hits: horror, cause: becauseOf('loot-gold-teeth') });
      },
  ),
  findCard(
    'loot-nugget-pouch',
    { dice: 'D6', each: 20 },
    ({ dice, each }) =>
      (g, hero) =>
        gold(g, hero, dice, each),
  ),
  findCard(
    'loot-split-saddlebag',
    { dice: 'D6', each: 5, share: 10 },
    ({ dice, each, share }) =>
      function* (g, hero) {
        yield* gold(g, hero, dice, each);
        for (const other of upInWorld(g, worldOf(g, hero))) {
          if (other !== hero) yield* g.do.gainGold(g, other, share);
        }
      },
  ),
];

const DARK_STONE: readonly FindCard[] = [
  findCard(
    'loot-a-splinter',
    { stones: 1 },
    ({ stones }) =>
      (g, hero) =>
        darkStone(g, hero, stones),
  ),
  findCard(
    'loot-black-seam',
    { stones: 'D3' },
    ({ stones }) =>
      (g, hero) =>
        darkStone(g, hero, stones),
  ),
  findCard(
    'loot-swallowed-shards',
    { stones: 2, corruption: 1 },
    ({ stones, corruption }) =>
      function* (g, hero) {
        yield* darkStone(g, hero, stones);
        yield* g.do.corruptionHit(g, hero, corruption, becauseOf('loot-swallowed-shards'));
      },
  ),
  findCard(
    'loot-assayers-tin',
    { dice: 'D3', each: 10, stones: 1 },
    ({ dice, each, stones }) =>
      function* (g, hero) {
        yield* gold(g, hero, dice, each);
        yield* darkStone(g, hero, stones);
      },
  ),
];

/** In other worlds Gear and Artifacts change places. */
function items(id: string, kind: 'gear' | 'artifact'): FindCard {
  const data = kind === 'gear' ? { swap: true, gear: 1 } : { swap: true, artifacts: 1 };
  return findCard(id, data, () => (g, hero) => g.do.lootItem(g, hero, kind));
}

const ITEMS: readonly FindCard[] = [
  items('loot-dropped-kit', 'gear'),
  items('loot-company-crate', 'gear'),
  items('loot-wrong-metal', 'artifact'),
];

/** Twelve cards: five of gold, three of Dark Stone, one of both, two of Gear, one Artifact. */
export const loot: Content['loot'] = byId([...GOLD, ...DARK_STONE, ...ITEMS]);
