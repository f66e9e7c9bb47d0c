import { hit, wound } from '../encounters/outcomes.ts';
import { nothing, tries } from '../encounters/tests.ts';
import type { ChartRow } from '../types.ts';
import { chartOf, each } from './make.ts';
import { gold, grit, robbed, unnerve, xp } from './outcomes.ts';

const row = chartOf('town');

/** What happens to all who are in Town. */
export const townEvents: readonly ChartRow[] = [
  row(2, 'town-fire', { need: 5, wounds: 'D6', xp: 25 }, (at, n) =>
    each(at, (hero) =>
      tries(at, hero, { skill: 'agility', need: n.need }, [
        (hero) => wound(at, hero, n.wounds),
        (hero) => xp(at, hero, n.xp),
      ]),
    ),
  ),
  row(3, 'town-breach', { need: 5, sanity: 'D3', stones: 1 }, (at, n) =>
    each(at, (hero) =>
      tries(at, hero, { skill: 'spirit', need: n.need }, [
        (hero) => unnerve(at, hero, n.sanity),
        (hero) => at.g.do.gainDarkStone(at.g, hero, n.stones),
      ]),
    ),
  ),
  row(4, 'town-robbery', { gold: 25 }, (at, n) => each(at, (hero) => robbed(at, hero, n.gold))),
  row(5, 'town-plague', { need: 4, wounds: 2 }, (at, n) =>
    each(at, (hero) =>
      tries(at, hero, { skill: 'strength', need: n.need }, [
        (hero) => wound(at, hero, n.wounds),
        nothing,
      ]),
    ),
  ),
  row(6, 'town-gossip', { sanity: 1 }, (at, n) => each(at, (hero) => unnerve(at, hero, n.sanity))),
  row(7, 'town-market', { gold: 10 }, (at, n) => each(at, (hero) => gold(at, hero, n.gold))),
  row(8, 'town-sermon', { sanity: 2 }, (at, n) =>
    each(at, (hero) => at.g.do.healHero(at.g, hero, { sanity: n.sanity })),
  ),
  row(9, 'town-shooting-match', { need: 5, gold: 50 }, (at, n) =>
    tries(at, at.roller, { skill: 'cunning', need: n.need }, [
      nothing,
      (hero) => gold(at, hero, n.gold),
    ]),
  ),
  row(10, 'town-dance', { grit: 1 }, (at, n) => each(at, (hero) => grit(at, hero, n.grit))),
  row(11, 'town-bounty', { need: 5, hits: 2, gold: 75 }, (at, n) =>
    each(at, (hero) =>
      tries(at, hero, { skill: 'agility', need: n.need }, [
        (hero) => hit(at, hero, n.hits),
        (hero) => gold(at, hero, n.gold),
      ]),
    ),
  ),
  row(12, 'town-heroes', { gold: 50, xp: 20 }, (at, n) =>
    each(at, (hero) => {
      xp(at, hero, n.xp);
      return gold(at, hero, n.gold);
    }),
  ),
];
