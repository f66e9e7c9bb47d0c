import {
  type CarriedItem,
  type Hero,
  type OfferSeen,
  type StayView,
  unowned,
  withItem,
} from '@crawlspace/brimstone';
import { content } from '../../content.ts';
import { inItsPlace as alreadyThere } from '../../table/trade/in-its-place.ts';

/** What an offer is about: the card that is looked at. */
export function cardOf({ service, condition }: OfferSeen): string {
  if (service.kind === 'ware' || service.kind === 'forging') return service.card;
  if (service.kind === 'goods') return service.token;
  return condition ?? service.id;
}

export type Shelf = 'goods' | 'services' | 'forging' | 'wagers';

export function shelfOf({ service }: OfferSeen): Shelf {
  if (service.kind === 'ware' || service.kind === 'goods') return 'goods';
  if (service.kind === 'wager') return 'wagers';
  return service.kind === 'forging' ? 'forging' : 'services';
}

/** How much money is missing, where it is money that is missing. */
export function missingFor(hero: Hero, { price, dead }: OfferSeen): number {
  return dead === null ? Math.max(0, price - hero.gold) : 0;
}

/** The hero with it on; null where nothing on the sheet can be compared. */
export function heroWith(view: StayView, hero: Hero, offer: OfferSeen): Hero | null {
  const { service, item } = offer;
  if (service.kind === 'ware') return withItem(view, hero, unowned(service.card));
  if (service.kind !== 'forging' || !item) return null;
  const forged = (each: CarriedItem) =>
    each.number === item.number ? { ...each, upgrades: [...each.upgrades, service.card] } : each;
  return { ...hero, items: hero.items.map(forged) };
}

/** What is worn or held now where this would go. */
export function inItsPlace(hero: Hero, { service }: OfferSeen): readonly string[] {
  return service.kind === 'ware' ? alreadyThere(hero, service.card) : [];
}

/** Upgrade slots of an item: how many it has, and how many are free. */
export function slotsOf({ card, upgrades }: CarriedItem): { all: number; free: number } {
  const all = content().items[card]?.upgradeSlots ?? 0;
  const taken = upgrades.reduce((sum, id) => sum + (content().items[id]?.upgrade?.takes ?? 0), 0);
  return { all, free: all - taken };
}
