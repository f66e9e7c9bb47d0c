import { allocate, pickMany, type Rule } from '@crawlspace/kernel';
import { type Adventure, heroAt } from '../adventure.ts';
import { amongItems } from '../asking.ts';
import { removeItem, setAlive } from '../rules/abilities/changes.ts';
import type { CarriedItem, Hero } from '../state.ts';
import { type Offer, saleValue } from './offers.ts';
import { living } from './stay.ts';

/** Gold is given by steps of so many dollars. */
const GOLD_STEP = 5;

/**
 * A dead hero is brought back for a price to which everybody may give: the dead with items that are
 * sold and with Gold, then the living. When it does not add up, nobody pays and nothing is sold.
 */
export function* resurrect(g: Adventure, { price, dead }: Offer): Rule {
  if (dead === null) return;
  const fallen = heroAt(g, dead);
  const sold = yield* itemsToSell(g, fallen);
  let open = price - worthOf(g, sold);
  const gifts: { readonly from: Hero; readonly gold: number }[] = [];
  for (const from of [fallen, ...living(g)]) {
    const gold = yield* gift(from, fallen, open);
    gifts.push({ from, gold });
    open -= gold;
  }
  if (open > 0) {
    g.emit({ t: 'not-resurrected', hero: fallen.index, amount: open });
    return;
  }
  for (const item of sold) sell(g, fallen, item);
  // What the sold items brought beyond the price is the hero's own.
  fallen.gold -= Math.min(price, worthOf(g, sold));
  for (const { from, gold } of gifts) from.gold -= gold;
  stand(g, fallen);
}

/** The player of the dead hero decides what is sold. */
function* itemsToSell(g: Adventure, fallen: Hero): Rule<CarriedItem[]> {
  const items = fallen.items.filter((item) => saleValue(g, item) > 0);
  if (items.length === 0) return [];
  const sold = yield* pickMany({
    seat: fallen.index,
    prompt: { key: 'prompt.sell-for-resurrection', params: { hero: fallen.name } },
    rule: 'B-INJ-12',
    ...amongItems(fallen, items),
    describe: (item) => describeSale(g, item),
  });
  return items.filter((item) => sold.includes(item));
}

export function describeSale(g: Adventure, item: CarriedItem) {
  const params = { card: { key: `${item.card}.name` }, gold: saleValue(g, item) };
  return { text: { key: 'option.sell-item', params } };
}

/** How much somebody gives of what is still open; each point is a step. */
function* gift(from: Hero, fallen: Hero, open: number): Rule<number> {
  const most = Math.ceil(Math.max(0, Math.min(from.gold, open)) / GOLD_STEP);
  if (most === 0) return 0;
  const steps = yield* allocate({
    seat: from.index,
    prompt: {
      key: 'prompt.give-for-resurrection',
      params: { hero: fallen.name, gold: open, step: GOLD_STEP },
    },
    options: ['gold'],
    capacity: [most],
    min: 0,
    max: most,
    rule: 'B-INJ-12',
  });
  return Math.min(steps.length * GOLD_STEP, from.gold, open);
}

function worthOf(g: Adventure, items: readonly CarriedItem[]): number {
  return items.reduce((sum, item) => sum + saleValue(g, item), 0);
}

export function sell(g: Adventure, hero: Hero, item: CarriedItem): void {
  const amount = saleValue(g, item);
  removeItem(g, hero, item);
  hero.gold += amount;
  g.emit({ t: 'item-sold', hero: hero.index, card: item.card, amount });
}

/** Alive and whole, with the level, the conditions and the items of before. */
function stand(g: Adventure, hero: Hero): void {
  setAlive(g, hero);
  hero.resurrectable = false;
  hero.wounds = 0;
  hero.sanityDamage = 0;
  g.emit({ t: 'resurrected', hero: hero.index, rule: 'B-INJ-11' });
}
