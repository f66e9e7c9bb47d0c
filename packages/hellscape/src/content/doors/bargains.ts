import { confirm, pick } from '@crawlspace/kernel';
import { isUp } from '../../descent.ts';
import type { HellscapeMeaning } from '../../meanings.ts';
import type { DoorCard } from '../types.ts';
import {
  askedBy,
  atTheDoor,
  BY_THE_DOOR,
  chooseZoneInside,
  decide,
  door,
  opener,
} from './at-the-door.ts';
import { roamingMonster } from './perils.ts';

const BLOOD_ALTAR = 'door-blood-altar';

/** Doors that ask something of the hero who opens them. Nobody there, nothing asked. */
export const bargains: readonly DoorCard[] = [
  door(BLOOD_ALTAR, 2, { most: 2 }, function* (g, opening, data) {
    const hero = opener(opening);
    if (!hero) return;
    const most = Math.min(data.most, hero.health - 1);
    const blood = yield* pick({
      ...askedBy(hero, BLOOD_ALTAR),
      of: Array.from({ length: most + 1 }, (_, wounds) => wounds),
      id: (wounds) => `blood${wounds}`,
      means: (wounds): HellscapeMeaning => ({ kind: 'blood', card: BLOOD_ALTAR, wounds }),
      describe: (wounds) => ({ text: { key: `${BLOOD_ALTAR}.blood${wounds}` } }),
    });
    opening.extraLoot += blood;
    yield* g.do.woundHero(g, hero, blood, BY_THE_DOOR);
  }),

  door('door-frozen-seal', 1, { frost: 1, wounds: 2 }, function* (g, opening, data) {
    const hero = opener(opening);
    if (!hero) return;
    const picked = yield* decide(hero, 'door-frozen-seal', ['wait', 'break'], data);
    if (picked === 'wait') g.do.addFrost(g, hero, data.frost);
    else yield* g.do.woundHero(g, hero, data.wounds, BY_THE_DOOR);
  }),

  door('door-foul-air', 2, { wounds: 1, alone: 2 }, function* (g, opening, data) {
    const hero = opener(opening);
    const heroes = atTheDoor(g, opening);
    const brave =
      hero &&
      heroes.length > 1 &&
      (yield* decide(hero, 'door-foul-air', ['share', 'hold'], data)) === 'hold';
    if (brave) return yield* g.do.woundHero(g, hero, data.alone, BY_THE_DOOR);
    for (const each of heroes) yield* g.do.woundHero(g, each, data.wounds, BY_THE_DOOR);
  }),

  door('door-whispering-idol', 1, { xp: 3, heal: 2 }, function* (g, opening, data) {
    const hero = opener(opening);
    if (!hero) return;
    const picked = yield* decide(hero, 'door-whispering-idol', ['listen', 'pray'], data);
    if (picked === 'listen') return g.do.gainXp(g, hero, data.xp);
    for (const each of atTheDoor(g, opening)) yield* g.do.healFigure(g, each, data.heal);
  }),

  door('door-dying-scout', 1, { items: 1 }, function* (g, opening, data) {
    const hero = opener(opening);
    if (!hero) return;
    const picked = yield* decide(hero, 'door-dying-scout', ['pack', 'warning'], data);
    if (picked === 'warning') opening.noMobs = true;
    else yield* g.do.drawItems(g, hero, 'common', data.items);
  }),

  door('door-cursed-hoard', 1, { loot: 3 }, function* (g, opening, data) {
    const hero = opener(opening);
    if (!hero) return;
    const picked = yield* decide(hero, 'door-cursed-hoard', ['take', 'leave'], data);
    if (picked === 'leave') return;
    opening.extraLoot += data.loot;
    yield* roamingMonster(g, opening, 'door-cursed-hoard');
  }),

  door('door-grasping-dark', 1, {}, function* (g, opening) {
    const hero = opener(opening);
    if (!hero) return;
    const others = atTheDoor(g, opening).filter((each) => each !== hero);
    const zone = yield* chooseZoneInside(g, opening, 'door-grasping-dark');
    yield* g.do.placeHero(g, hero, zone);
    for (const each of others) {
      if (!isUp(each)) continue;
      const prompt = { key: 'ask.follow', params: { card: { key: 'door-grasping-dark.name' } } };
      if (yield* confirm({ seat: each.index, prompt })) yield* g.do.placeHero(g, each, zone);
    }
  }),
];
