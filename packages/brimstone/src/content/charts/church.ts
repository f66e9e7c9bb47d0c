import { corrupt } from '../encounters/outcomes.ts';
import { nothing, tries } from '../encounters/tests.ts';
import type { ChartRow } from '../types.ts';
import { chartOf, each } from './make.ts';
import { cleanse, gold, grit, pricesToday, robbed, unnerve, xp } from './outcomes.ts';

const row = chartOf('church');

/** Location Events of the Church. */
export const churchEvents: readonly ChartRow[] = [
  row(2, 'church-bells', { need: 5, hits: 2 }, (at, n) =>
    each(at, (hero) =>
      tries(at, hero, { skill: 'spirit', need: n.need }, [
        (hero) => corrupt(at, hero, n.hits),
        nothing,
      ]),
    ),
  ),
  row(3, 'church-confession', { sanity: 2 }, (at, n) => unnerve(at, at.roller, n.sanity)),
  row(4, 'church-collection', { gold: 15 }, (at, n) =>
    each(at, (hero) => robbed(at, hero, n.gold)),
  ),
  row(5, 'church-new-roof', { price: 10 }, (at, n) =>
    each(at, (hero) => pricesToday(hero, n.price)),
  ),
  row(6, 'church-choir', { sanity: 1 }, (at, n) =>
    at.g.do.healHero(at.g, at.roller, { sanity: n.sanity }),
  ),
  row(7, 'church-silence', { sanity: 2 }, (at, n) =>
    each(at, (hero) => at.g.do.healHero(at.g, hero, { sanity: n.sanity })),
  ),
  row(8, 'church-wedding', { need: 4, gold: 20 }, (at, n) =>
    tries(at, at.roller, { skill: 'luck', need: n.need }, [
      nothing,
      (hero) => gold(at, hero, n.gold),
    ]),
  ),
  row(9, 'church-charity', { off: 15 }, (at, n) => each(at, (hero) => pricesToday(hero, -n.off))),
  row(10, 'church-blessing', { grit: 1 }, (at, n) => each(at, (hero) => grit(at, hero, n.grit))),
  row(11, 'church-relic', { need: 5, xp: 20 }, (at, n) =>
    tries(at, at.roller, { skill: 'lore', need: n.need }, [nothing, (hero) => xp(at, hero, n.xp)]),
  ),
  row(12, 'church-light', { corruption: 1 }, (at, n) =>
    each(at, (hero) => cleanse(at, hero, n.corruption)),
  ),
];
