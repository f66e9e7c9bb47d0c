import type { Source } from '../abilities.ts';
import type { Adventure } from '../adventure.ts';
import type {
  Cleansing,
  Cure,
  Exchange,
  Forging,
  Goods,
  Pastime,
  Resurrection,
  TownLocation,
  TownService,
  Ware,
} from '../content-types.ts';
import type { CardId, HeroIndex } from '../ids.ts';
import { isExhausted } from '../rules/abilities/active.ts';
import { heroStat, keeps } from '../rules/figures/stats.ts';
import { mayUse } from '../rules/held/held.ts';
import { cardOf } from '../rules/held/item-cards.ts';
import { hasRoomForToken } from '../rules/items/side-bag.ts';
import { fitsUpgrade, removableUpgrades } from '../rules/items/upgrades.ts';
import type { CarriedItem, Hero } from '../state.ts';
import { living } from './stay.ts';

/** Something that a Location would do for a hero now, with an effect. */
export interface Offer {
  /** Unique among the offers of a Location: `surgery:injury-4-broken-leg`, `resurrection:h2`. */
  readonly id: string;
  readonly service: TownService;
  readonly price: number;
  /** The condition to be cured. */
  readonly condition: CardId | null;
  /** The dead hero to be brought back. */
  readonly dead: HeroIndex | null;
  /** The item that something is forged onto. */
  readonly item: CarriedItem | null;
}

/** An offer that concerns nothing in particular. */
const PLAIN = { condition: null, dead: null, item: null } as const;

/** What a Location has for a hero, whether it can be paid or not. */
export function offersAt(g: Adventure, hero: Hero, location: TownLocation): Offer[] {
  return Object.values(g.content.services)
    .filter((service) => service.location === location)
    .flatMap((service) => offersOf(g, hero, service));
}

function offersOf(g: Adventure, hero: Hero, service: TownService): Offer[] {
  if (service.kind === 'cure') return cures(g, hero, service);
  if (service.kind === 'resurrection') return resurrections(g, service);
  if (service.kind === 'forging') return forgings(g, hero, service);
  if (!isOfUse(g, hero, service)) return [];
  const price = priceFor(g, hero, service);
  return [{ ...PLAIN, id: service.id, service, price }];
}

function isOfUse(
  g: Adventure,
  hero: Hero,
  service: Cleansing | Goods | Ware | Exchange | Pastime,
): boolean {
  if (service.kind === 'cleansing') return hero.corruption > 0;
  if (service.kind === 'ware') return mayUse(g, hero, cardOf(g.content, service.card));
  if (service.kind === 'exchange') return hero.darkStone > 0 && !keeps(g, hero, 'dark-stone');
  if (service.kind === 'goods') return hasRoomForToken(g, hero, service.token);
  return (
    !isExhausted(g, pastimeOf(hero, service)) &&
    (service.kind === 'wager' || service.helps(g, hero))
  );
}

/** Under this it is noted that a hero has had it today. */
export function pastimeOf({ index }: Hero, { id }: Pastime): Source {
  return { card: id, hero: index, item: null, type: null };
}

/** Each condition of the kind, once however often the hero has it. Nobody is cured of a boon. */
function cures(g: Adventure, hero: Hero, service: Cure): Offer[] {
  const price = priceFor(g, hero, service);
  const those = [...new Set(hero.conditions)].filter((id) => {
    const condition = g.content.conditions[id];
    return condition?.kind === service.of && !condition.boon;
  });
  return those.map((id) => ({
    ...PLAIN,
    id: `${service.id}:${id}`,
    service,
    price,
    condition: id,
  }));
}

/** Every dead hero of the company who has not died for good, however long ago it was. */
function resurrections(g: Adventure, service: Resurrection): Offer[] {
  const { price, perLevel } = service.data;
  return g.state.heroes
    .filter(({ dead, resurrectable }) => dead && resurrectable)
    .map(({ index, level }) => ({
      ...PLAIN,
      id: `${service.id}:h${index}`,
      service,
      price: price + perLevel * (level - 1),
      dead: index,
    }));
}

/** Each item of the hero that has the slot for it. */
function forgings(g: Adventure, hero: Hero, service: Forging): Offer[] {
  const price = priceFor(g, hero, service);
  return hero.items
    .filter((item) => fitsUpgrade(g, service.card, item))
    .map((item) => ({ ...PLAIN, id: `${service.id}:i${item.number}`, service, price, item }));
}

/**
 * Some heroes are asked for more than others. A resurrection is paid by many and costs what it costs, and a
 * stake is a stake.
 */
function priceFor(g: Adventure, hero: Hero, service: TownService): number {
  if (service.kind === 'exchange') return 0;
  if (service.kind === 'wager') return service.data.price;
  return Math.max(0, service.data.price + heroStat(g, hero, 'townPrice'));
}

/** Whether the money is there: of the hero, or for a resurrection of everybody and of the dead. */
export function canPay(g: Adventure, hero: Hero, { price, dead, service }: Offer): boolean {
  if (service.kind === 'forging' && hero.darkStone < service.data.stones) return false;
  if (dead === null) return hero.gold >= price;
  const fallen = g.state.heroes[dead];
  const payers = fallen ? [fallen, ...living(g)] : [];
  const gold = payers.reduce((sum, each) => sum + each.gold, 0);
  const goods = fallen?.items.reduce((sum, item) => sum + saleValue(g, item), 0) ?? 0;
  return gold + goods >= price;
}

/** Gold comes in steps of so many dollars. */
export const GOLD_STEP = 5;

/**
 * What an item brings with the upgrades on it, Town goods half. Of one that cannot be sold it is what the
 * upgrades bring that come off.
 */
export function saleValue(g: Adventure, item: CarriedItem): number {
  const value = priceOf(g, item);
  const sold = value === null ? removableUpgrades(g, item) : item.upgrades;
  return sold.reduce((sum, id) => sum + worthOfUpgrade(g, id), value ?? 0);
}

/** Whether an item itself can be sold, and not only what is on it. */
export function isForSale(g: Adventure, item: CarriedItem): boolean {
  return priceOf(g, item) !== null;
}

function priceOf(g: Adventure, { card, paid }: CarriedItem): number | null {
  return paid === undefined ? cardOf(g.content, card).price : half(paid);
}

/** What the Blacksmith forged was bought in Town, too. */
function worthOfUpgrade(g: Adventure, id: CardId): number {
  const { price, keywords } = cardOf(g.content, id);
  return keywords.includes('forged') ? half(price ?? 0) : (price ?? 0);
}

/** Rounded down to a whole step. */
function half(price: number): number {
  return Math.floor(price / 2 / GOLD_STEP) * GOLD_STEP;
}
