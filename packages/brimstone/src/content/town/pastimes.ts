import { d6, type Rule } from '@crawlspace/kernel';
import type { Adventure } from '../../adventure.ts';
import { chanceToSucceed, sum } from '../../dice.ts';
import type { CardId } from '../../ids.ts';
import type { Hero } from '../../state.ts';
import type { CardData, Pastime, TownLocation } from '../types.ts';

interface Costs extends CardData {
  readonly price: number;
}

/** One of the things to do, made from the numbers that its text shows. */
function pastime<const Data extends Costs>(
  kind: Pastime['kind'],
  location: TownLocation,
  id: CardId,
  data: Data,
  does: (data: Data) => Pick<Pastime, 'resolve' | 'helps' | 'chance'>,
): Pastime {
  return { id, kind, location, data, ...does(data) };
}

/** What a game pays; nothing is a loss, and the stake is gone. */
function pay(
  g: Adventure,
  hero: Hero,
  card: CardId,
  dice: readonly number[],
  amount: number,
): void {
  if (amount === 0) {
    g.emit({ t: 'wager-lost', hero: hero.index, card, dice });
    return;
  }
  hero.gold += amount;
  g.emit({ t: 'wager-won', hero: hero.index, card, dice, amount });
}

const faro = pastime('wager', 'saloon', 'faro', { price: 20, need: 5, pays: 50 }, (n) => ({
  chance: chanceToSucceed(d6, (face) => face >= n.need),
  *resolve(g, hero) {
    const dice = yield* g.do.heroRoll(g, hero, 'faro', { count: 1, need: n.need });
    pay(g, hero, 'faro', dice, sum(dice) >= n.need ? n.pays : 0);
  },
}));

/** The better the player, the more hands are won. */
const poker = pastime('wager', 'saloon', 'poker', { price: 30, need: 5, pays: 25 }, (n) => ({
  *resolve(g, hero) {
    const enough = Number.POSITIVE_INFINITY;
    const hands = { skill: 'cunning', need: n.need, card: 'poker', enough } as const;
    const won = yield* g.do.skillTest(g, hero, hands);
    pay(g, hero, 'poker', [], won * n.pays);
  },
}));

/** No Grit helps: these dice are the house's. */
const backRoomDice = pastime(
  'wager',
  'saloon',
  'back-room-dice',
  { price: 50, dice: '2D6', pays: 250 },
  (n) => ({
    chance: 1 / d6.faces.length,
    *resolve(g, hero) {
      const dice = yield* g.do.heroRoll(g, hero, 'back-room-dice', { count: 2, chart: true });
      pay(g, hero, 'back-room-dice', dice, dice[0] === dice[1] ? n.pays : 0);
    },
  }),
);

/** Something that heals Wounds or Sanity Damage. */
function healing(
  location: TownLocation,
  id: CardId,
  what: 'wounds' | 'sanity',
  price: number,
  heal: 2 | 'D6',
): Pastime {
  return pastime('favour', location, id, { price, heal }, () => ({
    helps: (hero) => (what === 'wounds' ? hero.wounds : hero.sanityDamage) > 0,
    *resolve(g, hero) {
      const most = what === 'wounds' ? hero.wounds : hero.sanityDamage;
      const points = yield* g.do.heroAmount(g, hero, 'heal', heal, most);
      yield* g.do.healHero(g, hero, { [what]: points });
    },
  }));
}

const drill = pastime(
  'favour',
  'frontier-outpost',
  'outpost-drill',
  { price: 50, xp: 20 },
  (n) => ({
    *resolve(g, hero): Rule {
      g.do.gainXp(g, hero, n.xp);
    },
  }),
);

const surplus = pastime(
  'favour',
  'frontier-outpost',
  'outpost-surplus',
  { price: 150, gear: 1 },
  (n) => ({
    *resolve(g, hero) {
      for (let card = 0; card < n.gear; card++) yield* g.do.drawGear(g, hero);
    },
  }),
);

const raffle = pastime('favour', 'general-store', 'store-raffle', { price: 25, need: 6 }, (n) => ({
  chance: chanceToSucceed(d6, (face) => face >= n.need),
  *resolve(g, hero) {
    const dice = yield* g.do.heroRoll(g, hero, 'store-raffle', { count: 1, need: n.need });
    if (sum(dice) >= n.need) yield* g.do.drawGear(g, hero);
  },
}));

/** What there is to do in Town besides buying and being cured. */
export const pastimes: readonly Pastime[] = [
  faro,
  poker,
  backRoomDice,
  healing('docs-office', 'stitching', 'wounds', 20, 'D6'),
  healing('church', 'confession', 'sanity', 20, 'D6'),
  healing('general-store', 'store-bath', 'wounds', 10, 2),
  healing('general-store', 'store-barber', 'sanity', 10, 2),
  raffle,
  drill,
  surplus,
];
