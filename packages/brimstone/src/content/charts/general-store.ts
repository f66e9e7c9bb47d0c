import { wound } from '../encounters/outcomes.ts';
import { nothing, tries } from '../encounters/tests.ts';
import type { ChartRow } from '../types.ts';
import { chartOf, each } from './make.ts';
import { gold, pricesToday, robbed, token, unnerve } from './outcomes.ts';

const row = chartOf('general-store');

/** Location Events of the General Store. */
export const storeEvents: readonly ChartRow[] = [
  row(2, 'store-collapse', { need: 4, wounds: 'D3' }, (at, n) =>
    each(at, (hero) =>
      tries(at, hero, { skill: 'agility', need: n.need }, [
        (hero) => wound(at, hero, n.wounds),
        nothing,
      ]),
    ),
  ),
  row(3, 'store-pickpocket', { need: 5, gold: 30 }, (at, n) =>
    tries(at, at.roller, { skill: 'cunning', need: n.need }, [
      (hero) => robbed(at, hero, n.gold),
      nothing,
    ]),
  ),
  row(4, 'store-late-wagon', { price: 15 }, (at, n) =>
    each(at, (hero) => pricesToday(hero, n.price)),
  ),
  row(5, 'store-snake', { need: 4, wounds: 1 }, (at, n) =>
    tries(at, at.roller, { skill: 'agility', need: n.need }, [
      (hero) => wound(at, hero, n.wounds),
      nothing,
    ]),
  ),
  row(6, 'store-queue', { sanity: 1 }, (at, n) => unnerve(at, at.roller, n.sanity)),
  row(7, 'store-candy', { sanity: 1 }, (at, n) =>
    each(at, (hero) => at.g.do.healHero(at.g, hero, { sanity: n.sanity })),
  ),
  row(8, 'store-sale', { off: 5 }, (at, n) => each(at, (hero) => pricesToday(hero, -n.off))),
  row(9, 'store-sample', {}, (at) => token(at, at.roller, 'whiskey')),
  row(10, 'store-owner-owes', { off: 15 }, (at, n) =>
    each(at, (hero) => pricesToday(hero, -n.off)),
  ),
  row(11, 'store-delivery', { need: 4, gold: 30 }, (at, n) =>
    tries(at, at.roller, { skill: 'strength', need: n.need }, [
      nothing,
      (hero) => gold(at, hero, n.gold),
    ]),
  ),
  row(12, 'store-crate', { cards: 1 }, function* (at, n) {
    for (let card = 0; card < n.cards; card++) yield* at.g.do.drawGear(at.g, at.roller);
  }),
];
