import {
  asThingsStand,
  d6,
  type OptionDetails,
  pick,
  pickMany,
  type Rule,
} from '@crawlspace/kernel';
import { type Adventure, heroAt } from '../adventure.ts';
import { amongItems, type Things, withLast } from '../asking.ts';
import { promptFor } from '../asks.ts';
import type {
  Cleansing,
  Cure,
  Exchange,
  Forging,
  Goods,
  Pastime,
  TownLocation,
  TownService,
  Ware,
} from '../content-types.ts';
import { chanceToSucceed, sum } from '../dice.ts';
import type { BrimstoneMeaning } from '../meanings.ts';
import { exhaust } from '../rules/abilities/active.ts';
import { putOnto, removeCondition } from '../rules/abilities/changes.ts';
import { keeps } from '../rules/figures/stats.ts';
import { darkStoneIn } from '../rules/held/held.ts';
import { takeItem } from '../rules/items/finds.ts';
import { canManageUpgrades, manageUpgrades } from '../rules/items/manage-items.ts';
import { pay, spendDarkStone } from '../rules/items/purse.ts';
import { putToken } from '../rules/items/side-bag.ts';
import type { CarriedItem, Hero } from '../state.ts';
import { canPay, type Offer, offersAt, pastimeOf, saleValue } from './offers.ts';
import { describeSale, resurrect, sell } from './resurrection.ts';
import { playWager } from './wagers.ts';

/** A hero at a Location in Town: one thing after the other, while there is one that can be done. */
export function* shop(g: Adventure, hero: Hero, location: TownLocation): Rule {
  while (!hero.dead) {
    if (dealsAt(g, hero, location).length === 0) return;
    const deal = yield* asThingsStand(() => askAtCounter(g, hero, location));
    if (!deal) return;
    if (isSale(deal)) yield* sellBelongings(g, hero);
    else if (isRefit(deal)) yield* manageUpgrades(g, hero);
    else yield* render(g, hero, deal);
    // What was sold or cured may have been what made room, or gave Health.
    yield* g.do.keepLimits(g, hero);
  }
}

type Deal = Offer | typeof SELL | typeof UPGRADES;

/** What the hero can pay for, selling where there is something to sell, and Upgrades where there are any. */
function dealsAt(g: Adventure, hero: Hero, location: TownLocation): Deal[] {
  const deals: Deal[] = offersAt(g, hero, location).filter((offer) => canPay(g, hero, offer));
  if (sellable(g, hero).length > 0) deals.push(SELL);
  if (canManageUpgrades(g, hero)) deals.push(UPGRADES);
  return deals;
}

function askAtCounter(g: Adventure, hero: Hero, location: TownLocation): Rule<Deal | null> {
  return pick({
    seat: hero.index,
    prompt: promptFor('town-service', { location: { key: `${location}.name` }, gold: hero.gold }),
    ...withLast(amongOffers(dealsAt(g, hero, location)), 'leave'),
    describe: (one) => (one ? describe(g, one) : { text: { key: 'option.leave' } }),
  });
}

/** Not a service: belongings go over the counter the other way. */
const SELL = { id: 'sell' } as const;

function isSale(offer: Deal): offer is typeof SELL {
  return offer === SELL;
}

/** Nor is this: Upgrades come off at any time, to go onto other items or to be sold. */
const UPGRADES = { id: 'upgrades' } as const;

function isRefit(offer: Deal): offer is typeof UPGRADES {
  return offer === UPGRADES;
}

/** Dark Stone Icons are Dark Stone: who does not sell that does not sell what has them either. */
function sellable(g: Adventure, hero: Hero): CarriedItem[] {
  const items = hero.items.filter((item) => saleValue(g, item) > 0);
  return keeps(g, hero, 'dark-stone') ? items.filter((item) => darkStoneIn(g, item) === 0) : items;
}

function* sellBelongings(g: Adventure, hero: Hero): Rule {
  const sold = yield* asThingsStand(() =>
    pickMany({
      seat: hero.index,
      prompt: promptFor('sell'),
      rule: 'B-TOWN-07',
      ...amongItems(hero, sellable(g, hero)),
      describe: (item) => describeSale(g, item),
    }),
  );
  for (const item of sold) sell(g, hero, item);
}

/** The price is paid first, whatever comes of it. A resurrection is paid by many and sees to that itself. */
function* render(g: Adventure, hero: Hero, offer: Offer): Rule {
  const { service, price } = offer;
  if (service.kind === 'resurrection') return yield* resurrect(g, offer);
  pay(g, hero, price, service.id);
  if (service.kind === 'cure') yield* cure(g, hero, service, offer);
  else if (service.kind === 'cleansing') yield* cleanse(g, hero, service);
  else if (service.kind === 'goods') buy(g, hero, service);
  else if (service.kind === 'ware') buyItem(g, hero, service, price);
  else if (service.kind === 'forging') forge(g, hero, service, offer);
  else if (service.kind === 'exchange') yield* sellDarkStone(g, hero, service);
  else yield* pass(g, hero, service);
}

/** Surgery and exorcism: a D6 decides whether the condition is gone or only the Gold. */
function* cure(g: Adventure, hero: Hero, { id, data }: Cure, { condition }: Offer): Rule {
  if (condition === null) return;
  const die = sum(yield* g.do.heroRoll(g, hero, id, { count: 1, need: data.need }));
  const told = { hero: hero.index, card: condition, dice: [die], need: data.need };
  const isCured = die >= data.need;
  if (isCured) removeCondition(g, hero, condition);
  g.emit({ t: isCured ? 'cured' : 'not-cured', ...told });
}

function* cleanse(g: Adventure, hero: Hero, { id, data }: Cleansing): Rule {
  const points = yield* g.do.heroAmount(g, hero, id, data.points, hero.corruption);
  g.do.loseCorruption(g, hero, points);
}

function buy(g: Adventure, hero: Hero, { token }: Goods): void {
  putToken(g, hero, token);
  g.emit({ t: 'bought', hero: hero.index, card: token });
}

/** It remembers what it cost: that is what half of it is paid for, some day. */
function buyItem(g: Adventure, hero: Hero, { card }: Ware, paid: number): void {
  g.emit({ t: 'bought', hero: hero.index, card });
  const item = takeItem(g, hero, card);
  item.paid = paid;
}

/** Once a day: the evening makes it ready again. */
function* pass(g: Adventure, hero: Hero, pastime: Pastime): Rule {
  exhaust(g, pastimeOf(hero, pastime), 'turn');
  yield* pastime.kind === 'wager' ? playWager(g, hero, pastime) : pastime.resolve(g, hero);
}

/** The stone becomes part of the item and never comes off. */
function forge(g: Adventure, hero: Hero, { card, data }: Forging, { item }: Offer): void {
  if (!item) return;
  spendDarkStone(hero, data.stones);
  putOnto(g, hero, item, card);
  g.emit({ t: 'upgrade-attached', hero: hero.index, card, rule: 'B-TOWN-10' });
}

/** Every shard is weighed by itself. */
function* sellDarkStone(g: Adventure, hero: Hero, { id, data }: Exchange): Rule {
  const amount = sum(yield* g.do.heroRoll(g, hero, id, { count: 1 })) * data.each;
  spendDarkStone(hero, 1);
  hero.gold += amount;
  g.emit({ t: 'dark-stone-sold', hero: hero.index, amount, rule: 'B-TOWN-09' });
}

function amongOffers(of: readonly Deal[]): Things<Deal> {
  return { of, id: ({ id }) => id, means: meaningOf };
}

function meaningOf(offer: Deal): BrimstoneMeaning {
  if (isSale(offer)) return { kind: 'sell' };
  if (isRefit(offer)) return { kind: 'items' };
  const { service, condition, dead } = offer;
  return { kind: 'service', service: service.id, condition, dead };
}

function describe(g: Adventure, offer: Deal): OptionDetails {
  if (isSale(offer)) return { text: { key: 'option.sell' } };
  if (isRefit(offer)) return { text: { key: 'option.upgrades' } };
  const { service, price } = offer;
  const about = aboutWhat(g, offer);
  const card = { key: `${service.id}.name` };
  const odds = chanceOf(service);
  return {
    text: about
      ? { key: 'option.service-for', params: { card, about } }
      : { key: 'option.service', params: { card } },
    cost: {
      gold: price,
      ...(service.kind === 'forging' ? { darkStone: service.data.stones } : {}),
    },
    ...(odds === null ? {} : { odds }),
  };
}

/** How likely it is worth its price; null where nothing is rolled for, or everybody rolls otherwise. */
function chanceOf(service: TownService): number | null {
  if (service.kind === 'cure') return chanceToSucceed(d6, (face) => face >= service.data.need);
  return service.kind === 'wager' || service.kind === 'favour' ? (service.chance ?? null) : null;
}

function aboutWhat(g: Adventure, { condition, dead, item }: Offer) {
  if (dead !== null) return heroAt(g, dead).name;
  const card = condition ?? item?.card;
  return card === undefined ? null : { key: `${card}.name` };
}
