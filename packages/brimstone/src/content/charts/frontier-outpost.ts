import { hit } from '../encounters/outcomes.ts';
import { nothing, tries } from '../encounters/tests.ts';
import { loseDarkStone } from '../losses.ts';
import type { ChartRow } from '../types.ts';
import { chartOf, each } from './make.ts';
import { gold, pricesToday, robbed, token, unnerve, xp } from './outcomes.ts';

const row = chartOf('frontier-outpost');

/** Location Events of the Frontier Outpost. */
export const outpostEvents: readonly ChartRow[] = [
  row(2, 'outpost-raid', { need: 5, hits: 3, xp: 25 }, (at, n) =>
    each(at, (hero) =>
      tries(at, hero, { skill: 'agility', need: n.need }, [
        (hero) => hit(at, hero, n.hits),
        (hero) => xp(at, hero, n.xp),
      ]),
    ),
  ),
  row(3, 'outpost-search', { stones: 1 }, (at, n) => void loseDarkStone(at.g, at.roller, n.stones)),
  row(4, 'outpost-fine', { gold: 20 }, (at, n) => robbed(at, at.roller, n.gold)),
  row(5, 'outpost-inspection', { price: 15 }, (at, n) =>
    each(at, (hero) => pricesToday(hero, n.price)),
  ),
  row(6, 'outpost-roll-call', { sanity: 1 }, (at, n) => unnerve(at, at.roller, n.sanity)),
  row(7, 'outpost-news', { xp: 5 }, (at, n) => each(at, (hero) => xp(at, hero, n.xp))),
  row(8, 'outpost-escort', { need: 4, gold: 30 }, (at, n) =>
    tries(at, at.roller, { skill: 'agility', need: n.need }, [
      nothing,
      (hero) => gold(at, hero, n.gold),
    ]),
  ),
  row(9, 'outpost-full-stores', { off: 15 }, (at, n) =>
    each(at, (hero) => pricesToday(hero, -n.off)),
  ),
  row(10, 'outpost-powder', {}, (at) => each(at, (hero) => token(at, hero, 'dynamite'))),
  row(11, 'outpost-bounty', { gold: 50 }, (at, n) => gold(at, at.roller, n.gold)),
  row(12, 'outpost-medal', { xp: 30, gold: 50 }, function* (at, n) {
    xp(at, at.roller, n.xp);
    yield* gold(at, at.roller, n.gold);
  }),
];
