import { corrupt, findGold, hit, loseRandomToken, wound } from '../encounters/outcomes.ts';
import { nothing, tries } from '../encounters/tests.ts';
import type { ChartRow } from '../types.ts';
import { chartOf } from './make.ts';
import { gold, robbed, token, unnerve, xp } from './outcomes.ts';

const row = chartOf('camp-site');

/** What the night brings to who sleeps outside. */
export const campSiteHazards: readonly ChartRow[] = [
  row(2, 'camp-the-visitor', { need: 5, hits: 2 }, (at, n) =>
    tries(at, at.roller, { skill: 'spirit', need: n.need }, [
      (hero) => corrupt(at, hero, n.hits),
      nothing,
    ]),
  ),
  row(3, 'camp-thieves', { need: 5, gold: 50 }, (at, n) =>
    tries(at, at.roller, { skill: 'cunning', need: n.need }, [
      (hero) => robbed(at, hero, n.gold),
      nothing,
    ]),
  ),
  row(4, 'camp-wolves', { hits: 2 }, (at, n) => hit(at, at.roller, n.hits)),
  row(5, 'camp-nightmares', { sanity: 'D3' }, (at, n) => unnerve(at, at.roller, n.sanity)),
  row(6, 'camp-cold', { need: 4, wounds: 1 }, (at, n) =>
    tries(at, at.roller, { skill: 'strength', need: n.need }, [
      (hero) => wound(at, hero, n.wounds),
      nothing,
    ]),
  ),
  row(7, 'camp-stars', { xp: 5 }, (at, n) => xp(at, at.roller, n.xp)),
  row(8, 'camp-ants', { need: 4 }, (at, n) =>
    tries(at, at.roller, { skill: 'luck', need: n.need }, [
      (hero) => void loseRandomToken(at, hero),
      nothing,
    ]),
  ),
  row(9, 'camp-shared-bottle', { sanity: 1 }, function* (at, n) {
    yield* at.g.do.healHero(at.g, at.roller, { sanity: n.sanity });
    yield* token(at, at.roller, 'whiskey');
  }),
  row(10, 'camp-card-game', { need: 5, gold: 40, stake: 10 }, (at, n) =>
    tries(at, at.roller, { skill: 'luck', need: n.need }, [
      (hero) => robbed(at, hero, n.stake),
      (hero) => gold(at, hero, n.gold),
    ]),
  ),
  row(11, 'camp-healer', { wounds: 2 }, function* (at, n) {
    yield* at.g.do.healHero(at.g, at.roller, { wounds: n.wounds });
    yield* token(at, at.roller, 'herbs');
  }),
  row(12, 'camp-buried-box', { dice: 'D6', each: 20 }, (at, n) =>
    findGold(at, at.roller, n.dice, n.each),
  ),
];
