import {
  all,
  allocate,
  asThingsStand,
  pickMany,
  type Rule,
  type TextRef,
} from '@crawlspace/kernel';
import { type Adventure, heroAt } from '../adventure.ts';
import { amongItems, goldInSteps } from '../asking.ts';
import { promptFor } from '../asks.ts';
import type { CardId } from '../ids.ts';
import { removeItem, setAlive } from '../rules/abilities/changes.ts';
import { along } from '../rules/items/items.ts';
import { pay } from '../rules/items/purse.ts';
import { removableUpgrades, removeUpgrade } from '../rules/items/upgrades.ts';
import type { CarriedItem, Hero } from '../state.ts';
import { GOLD_STEP, isForSale, type Offer, saleValue } from './offers.ts';
import { living } from './stay.ts';

/** What has been promised for a dead hero so far. Nothing changes hands before it is enough. */
interface Collection {
  readonly fallen: Hero;
  readonly service: string;
  readonly price: number;
  sold: readonly CarriedItem[];
  readonly promised: Map<Hero, number>;
}

/**
 * A dead hero is brought back for a price to which everybody may give: the dead with items that are
 * sold and with Gold, then the living, side by side. When it does not add up, nobody pays and nothing is sold.
 */
export function* resurrect(g: Adventure, { service, price, dead }: Offer): Rule {
  if (dead === null) return;
  const fallen = heroAt(g, dead);
  const promised = new Map<Hero, number>();
  const collection: Collection = { fallen, service: service.id, price, sold: [], promised };
  collection.sold = yield* itemsToSell(g, fallen);
  yield* promise(g, collection, fallen);
  yield* all(living(g).map((hero) => promise(g, collection, hero)));
  // While these were asked others may have raised the hero.
  if (!fallen.dead) return;
  const missing = stillOpen(g, collection);
  if (missing > 0) g.emit({ t: 'not-resurrected', hero: fallen.index, amount: missing });
  else raise(g, collection);
  yield* g.do.keepLimits(g, fallen);
}

/** Everybody pays what they promised, as far as it is needed. */
function raise(g: Adventure, collection: Collection): void {
  const { fallen, service, price, sold, promised } = collection;
  const worth = worthOf(g, sold);
  for (const item of sold) sell(g, fallen, item);
  let open = price;
  // What the sold items bring beyond the price is the hero's own.
  const shares = [[fallen, worth] as const, ...promised];
  for (const [hero, amount] of shares) {
    const share = Math.min(amount, hero.gold, open);
    pay(g, hero, share, service);
    open -= share;
  }
  stand(g, fallen);
}

/** What is missing as things stand: whoever has spent what they promised cannot give it. */
function stillOpen(g: Adventure, { price, fallen, sold, promised }: Collection): number {
  if (!fallen.dead) return 0;
  let open = price - worthOf(g, sold);
  for (const [hero, amount] of promised) open -= Math.min(amount, hero.gold);
  return Math.max(0, open);
}

/** The player of the dead hero decides what is sold. */
function* itemsToSell(g: Adventure, fallen: Hero): Rule<readonly CarriedItem[]> {
  const ofWorth = () => (fallen.dead ? fallen.items.filter((item) => saleValue(g, item) > 0) : []);
  return yield* asThingsStand(() =>
    pickMany({
      seat: fallen.index,
      prompt: promptFor('sell-for-resurrection', { hero: fallen.name }),
      rule: 'B-INJ-12',
      ...amongItems(fallen, ofWorth()),
      describe: (item) => describeSale(g, item),
    }),
  );
}

/** How much somebody will give of what is still open; each point is a step. */
function* promise(g: Adventure, collection: Collection, from: Hero): Rule {
  const steps = yield* asThingsStand(() => {
    const missing = stillOpen(g, collection);
    const most = Math.min(from.gold, missing);
    return allocate({
      seat: from.index,
      prompt: promptFor('give-for-resurrection', { hero: collection.fallen.name, gold: missing }),
      rule: 'B-INJ-12',
      ...goldInSteps({ step: GOLD_STEP, most, missing }),
    });
  });
  collection.promised.set(from, Math.min(steps.length * GOLD_STEP, stillOpen(g, collection)));
}

/** What goes over the counter, and what goes with it. */
export function describeSale(g: Adventure, item: CarriedItem): { readonly text: TextRef } {
  const params = { card: nameOf(item.card), gold: saleValue(g, item) };
  if (!isForSale(g, item)) {
    const things = allOf(removableUpgrades(g, item));
    return { text: { key: 'option.sell-upgrades', params: { ...params, things } } };
  }
  const { along: others } = along(item);
  if (!others) return { text: { key: 'option.sell-item', params } };
  return { text: { key: 'option.sell-item-with', params: { ...params, things: allOf(others) } } };
}

function allOf([first = '', ...others]: readonly CardId[]): TextRef {
  return others.reduce<TextRef>(
    (card, other) => ({ key: 'option.card-and', params: { card, other: nameOf(other) } }),
    nameOf(first),
  );
}

function nameOf(card: CardId): TextRef {
  return { key: `${card}.name` };
}

function worthOf(g: Adventure, items: readonly CarriedItem[]): number {
  return items.reduce((sum, item) => sum + saleValue(g, item), 0);
}

/** An item with everything on it; of one that cannot be sold, what is on it. */
export function sell(g: Adventure, hero: Hero, item: CarriedItem): void {
  if (!isForSale(g, item)) {
    for (const card of removableUpgrades(g, item))
      sell(g, hero, removeUpgrade(g, hero, item, card));
    return;
  }
  const amount = saleValue(g, item);
  removeItem(g, hero, item);
  hero.gold += amount;
  g.emit({ t: 'item-sold', hero: hero.index, card: item.card, amount, ...along(item) });
}

/** Alive and whole, with the level, the conditions and the items of before. */
function stand(g: Adventure, hero: Hero): void {
  setAlive(g, hero);
  hero.resurrectable = false;
  hero.wounds = 0;
  hero.sanityDamage = 0;
  g.emit({ t: 'resurrected', hero: hero.index, rule: 'B-INJ-11' });
}
