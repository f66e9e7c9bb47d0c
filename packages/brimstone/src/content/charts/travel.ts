import { corrupt, findGold, hit, loseRandomToken, wound } from '../encounters/outcomes.ts';
import { nothing, tries } from '../encounters/tests.ts';
import type { ChartRow } from '../types.ts';
import { chartOf, each } from './make.ts';
import { gold, grit, pays, robbed, token, unnerve, xp } from './outcomes.ts';

const row = chartOf('travel');

/** Travel Hazards, 3D6: the ends are what people tell for years, the middle is weather. */
export const travelHazards: readonly ChartRow[] = [
  row(3, 'road-burning-town', { need: 5, sanity: 'D6', stones: 1 }, function* (at, n) {
    yield* each(at, (hero) =>
      tries(at, hero, { skill: 'spirit', need: n.need }, [
        (hero) => unnerve(at, hero, n.sanity),
        nothing,
      ]),
    );
    yield* at.g.do.gainDarkStone(at.g, at.roller, n.stones);
  }),
  row(4, 'road-landslide', { need: 5, wounds: 'D6' }, (at, n) =>
    each(at, (hero) =>
      tries(at, hero, { skill: 'agility', need: n.need }, [
        (hero) => wound(at, hero, n.wounds),
        nothing,
      ]),
    ),
  ),
  row(5, 'road-hold-up', { need: 5, gold: 30, xp: 15 }, (at, n) =>
    tries(at, at.roller, { skill: 'cunning', need: n.need }, [
      () => each(at, (hero) => robbed(at, hero, n.gold)),
      (hero) => xp(at, hero, n.xp),
    ]),
  ),
  row(6, 'road-fever', { need: 5, wounds: 'D3' }, (at, n) =>
    tries(at, at.roller, { skill: 'strength', need: n.need }, [
      (hero) => wound(at, hero, n.wounds),
      nothing,
    ]),
  ),
  row(7, 'road-broken-axle', { need: 4 }, (at, n) =>
    tries(at, at.roller, { skill: 'luck', need: n.need }, [
      (hero) => void loseRandomToken(at, hero),
      nothing,
    ]),
  ),
  row(8, 'road-rain', { sanity: 1 }, (at, n) => unnerve(at, at.roller, n.sanity)),
  row(9, 'road-lame-horse', { price: 20, wounds: 1 }, function* (at, n) {
    if (!(yield* pays(at, at.roller, n.price))) yield* wound(at, at.roller, n.wounds);
  }),
  row(10, 'road-quiet', { xp: 5 }, (at, n) => xp(at, at.roller, n.xp)),
  row(11, 'road-peddler', { price: 20 }, function* (at, n) {
    if (yield* pays(at, at.roller, n.price)) yield* token(at, at.roller, 'tonic');
  }),
  row(12, 'road-old-debt', { gold: 25 }, (at, n) => gold(at, at.roller, n.gold)),
  row(13, 'road-camp-song', { grit: 1 }, (at, n) => each(at, (hero) => grit(at, hero, n.grit))),
  row(14, 'road-lost-wagon', { dice: 'D6', each: 10 }, function* (at, n) {
    yield* findGold(at, at.roller, n.dice, n.each);
    yield* token(at, at.roller, 'bandages');
  }),
  row(15, 'road-wanted-man', { need: 5, hits: 3, gold: 100 }, (at, n) =>
    tries(at, at.roller, { skill: 'agility', need: n.need }, [
      (hero) => hit(at, hero, n.hits),
      (hero) => gold(at, hero, n.gold),
    ]),
  ),
  row(16, 'road-dust-storm', { need: 4, wounds: 1, sanity: 1 }, (at, n) =>
    each(at, (hero) =>
      tries(at, hero, { skill: 'strength', need: n.need }, [
        function* () {
          yield* wound(at, hero, n.wounds);
          yield* unnerve(at, hero, n.sanity);
        },
        nothing,
      ]),
    ),
  ),
  row(17, 'road-strange-light', { hits: 1, stones: 2 }, function* (at, n) {
    yield* each(at, (hero) => corrupt(at, hero, n.hits));
    yield* at.g.do.gainDarkStone(at.g, at.roller, n.stones);
  }),
  row(18, 'road-dead-rider', { need: 5, sanity: 'D6' }, function* (at, n) {
    yield* at.g.do.drawGear(at.g, at.roller);
    yield* each(at, (hero) =>
      tries(at, hero, { skill: 'spirit', need: n.need }, [
        (hero) => unnerve(at, hero, n.sanity),
        nothing,
      ]),
    );
  }),
];
