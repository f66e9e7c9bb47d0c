import { hit, wound } from '../encounters/outcomes.ts';
import { nothing, tries } from '../encounters/tests.ts';
import type { ChartRow } from '../types.ts';
import { chartOf, each } from './make.ts';
import { gold, grit, pricesToday, robbed, token, unnerve, xp } from './outcomes.ts';

const row = chartOf('saloon');

/** Location Events of the Saloon. */
export const saloonEvents: readonly ChartRow[] = [
  row(2, 'saloon-duel', { need: 5, wounds: 'D6', xp: 30 }, (at, n) =>
    tries(at, at.roller, { skill: 'agility', need: n.need }, [
      (hero) => wound(at, hero, n.wounds),
      (hero) => xp(at, hero, n.xp),
    ]),
  ),
  row(3, 'saloon-brawl', { hits: 2, xp: 10 }, (at, n) =>
    each(at, (hero) => {
      xp(at, hero, n.xp);
      return hit(at, hero, n.hits);
    }),
  ),
  row(4, 'saloon-cheated', { gold: 20 }, (at, n) => robbed(at, at.roller, n.gold)),
  row(5, 'saloon-payday', { price: 10 }, (at, n) => each(at, (hero) => pricesToday(hero, n.price))),
  row(6, 'saloon-hangover', { wounds: 1 }, (at, n) => wound(at, at.roller, n.wounds)),
  row(7, 'saloon-piano', { sanity: 2 }, (at, n) =>
    each(at, (hero) => at.g.do.healHero(at.g, hero, { sanity: n.sanity })),
  ),
  row(8, 'saloon-story', { xp: 5 }, (at, n) => each(at, (hero) => xp(at, hero, n.xp))),
  row(9, 'saloon-round', {}, (at) => each(at, (hero) => token(at, hero, 'whiskey'))),
  row(10, 'saloon-lucky-hand', { need: 5, gold: 60 }, (at, n) =>
    tries(at, at.roller, { skill: 'luck', need: n.need }, [
      nothing,
      (hero) => gold(at, hero, n.gold),
    ]),
  ),
  row(11, 'saloon-toast', { grit: 1 }, (at, n) => each(at, (hero) => grit(at, hero, n.grit))),
  row(12, 'saloon-stranger', { gold: 100, sanity: 1 }, function* (at, n) {
    yield* gold(at, at.roller, n.gold);
    yield* unnerve(at, at.roller, n.sanity);
  }),
];
