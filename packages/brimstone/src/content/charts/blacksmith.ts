import { corrupt, hit, wound } from '../encounters/outcomes.ts';
import { nothing, tries } from '../encounters/tests.ts';
import type { ChartRow } from '../types.ts';
import { chartOf, each } from './make.ts';
import { gold, pricesToday, token, unnerve, xp } from './outcomes.ts';

const row = chartOf('blacksmith');

/** Location Events of the Blacksmith. */
export const blacksmithEvents: readonly ChartRow[] = [
  row(2, 'smith-stone-cracks', { hits: 3 }, (at, n) => each(at, (hero) => hit(at, hero, n.hits))),
  row(3, 'smith-glow', { hits: 1 }, (at, n) => each(at, (hero) => corrupt(at, hero, n.hits))),
  row(4, 'smith-busy', { price: 25 }, (at, n) => each(at, (hero) => pricesToday(hero, n.price))),
  row(5, 'smith-spark', { wounds: 1 }, (at, n) => wound(at, at.roller, n.wounds)),
  row(6, 'smith-noise', { sanity: 1 }, (at, n) => unnerve(at, at.roller, n.sanity)),
  row(7, 'smith-watch', { xp: 5 }, (at, n) => each(at, (hero) => xp(at, hero, n.xp))),
  row(8, 'smith-bellows', { need: 5, gold: 25 }, (at, n) =>
    tries(at, at.roller, { skill: 'strength', need: n.need }, [
      nothing,
      (hero) => gold(at, hero, n.gold),
    ]),
  ),
  row(9, 'smith-scrap', {}, (at) => token(at, at.roller, 'dark-stone-shiv')),
  row(10, 'smith-apprentice', { off: 25 }, (at, n) =>
    each(at, (hero) => pricesToday(hero, -n.off)),
  ),
  row(11, 'smith-stone-found', { stones: 1 }, (at, n) =>
    at.g.do.gainDarkStone(at.g, at.roller, n.stones),
  ),
  row(12, 'smith-gift', { cards: 1 }, function* (at, n) {
    for (let card = 0; card < n.cards; card++) yield* at.g.do.drawGear(at.g, at.roller);
  }),
];
