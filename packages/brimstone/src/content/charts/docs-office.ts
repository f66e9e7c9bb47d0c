import { keeps } from '../../rules/queries.ts';
import { wound } from '../encounters/outcomes.ts';
import { nothing, tries } from '../encounters/tests.ts';
import type { ChartRow } from '../types.ts';
import { chartOf, each } from './make.ts';
import { gold, pricesToday, token, unnerve, xp } from './outcomes.ts';

const row = chartOf('docs-office');

/** Location Events of the Doc’s Office. */
export const docsOfficeEvents: readonly ChartRow[] = [
  row(2, 'doc-wrong-bottle', { need: 5, wounds: 'D6' }, (at, n) =>
    each(at, (hero) =>
      tries(at, hero, { skill: 'strength', need: n.need }, [
        (hero) => wound(at, hero, n.wounds),
        nothing,
      ]),
    ),
  ),
  row(3, 'doc-gone-mad', { sanity: 'D3' }, (at, n) =>
    each(at, (hero) => unnerve(at, hero, n.sanity)),
  ),
  row(4, 'doc-epidemic', { price: 20 }, (at, n) => each(at, (hero) => pricesToday(hero, n.price))),
  row(5, 'doc-assistant', { need: 5, xp: 10, sanity: 1 }, (at, n) =>
    tries(at, at.roller, { skill: 'lore', need: n.need }, [
      (hero) => unnerve(at, hero, n.sanity),
      (hero) => xp(at, hero, n.xp),
    ]),
  ),
  row(6, 'doc-smell', { sanity: 1 }, (at, n) => unnerve(at, at.roller, n.sanity)),
  row(7, 'doc-quiet', { wounds: 1 }, (at, n) =>
    each(at, (hero) => at.g.do.healHero(at.g, hero, { wounds: n.wounds })),
  ),
  row(8, 'doc-old-magazine', { xp: 5 }, (at, n) => xp(at, at.roller, n.xp)),
  row(9, 'doc-samples', {}, (at) => each(at, (hero) => token(at, hero, 'bandages'))),
  row(10, 'doc-sober', { off: 15 }, (at, n) => each(at, (hero) => pricesToday(hero, -n.off))),
  row(11, 'doc-stone-study', { price: 60 }, function* (at, n) {
    if (at.roller.darkStone > 0 && !keeps(at.g, at.roller, 'dark-stone')) {
      at.g.do.loseDarkStone(at.g, at.roller, 1);
      yield* gold(at, at.roller, n.price);
    }
  }),
  row(12, 'doc-miracle', { wounds: 10, sanity: 10 }, (at, n) =>
    each(at, (hero) => at.g.do.healHero(at.g, hero, { wounds: n.wounds, sanity: n.sanity })),
  ),
];
