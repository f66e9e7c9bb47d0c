import type {
  Cleansing,
  Cure,
  Exchange,
  Goods,
  Resurrection,
  TownLocation,
  TownService,
} from '../content/types.ts';
import type { CardId, HeroIndex } from '../ids.ts';
import { cardOf } from '../rules/items/items.ts';
import type { CarriedItem, Hero } from '../state.ts';
import { living } from './company.ts';
import { type Interlude, keepsDarkStone, numberOf } from './interlude.ts';

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
}

/** What a Location has for a hero, whether it can be paid or not. */
export function offersAt(t: Interlude, hero: Hero, location: TownLocation): Offer[] {
  return Object.values(t.content.services)
    .filter((service) => service.location === location)
    .flatMap((service) => offersOf(t, hero, service));
}

function offersOf(t: Interlude, hero: Hero, service: TownService): Offer[] {
  if (service.kind === 'cure') return cures(t, hero, service);
  if (service.kind === 'resurrection') return resurrections(t, service);
  if (!isOfUse(t, hero, service)) return [];
  const price = priceFor(t, hero, service);
  return [{ id: service.id, service, price, condition: null, dead: null }];
}

function isOfUse(t: Interlude, hero: Hero, { kind }: Cleansing | Goods | Exchange): boolean {
  if (kind === 'cleansing') return hero.corruption > 0;
  if (kind === 'exchange') return hero.darkStone > 0 && !keepsDarkStone(t, hero);
  return hero.bag.length < numberOf(t, hero, 'sideBag');
}

/** Each condition of the kind, once however often the hero has it. Nobody is cured of a boon. */
function cures(t: Interlude, hero: Hero, service: Cure): Offer[] {
  const price = priceFor(t, hero, service);
  const those = [...new Set(hero.conditions)].filter((id) => {
    const condition = t.content.conditions[id];
    return condition?.kind === service.of && !condition.boon;
  });
  return those.map((id) => ({
    id: `${service.id}:${id}`,
    service,
    price,
    condition: id,
    dead: null,
  }));
}

/** Every dead hero of the company who has not died for good, however long ago it was. */
function resurrections(t: Interlude, service: Resurrection): Offer[] {
  const { price, perLevel } = service.data;
  return t.company.heroes
    .filter(({ dead, resurrectable }) => dead && resurrectable)
    .map(({ index, level }) => ({
      id: `${service.id}:h${index}`,
      service,
      price: price + perLevel * (level - 1),
      condition: null,
      dead: index,
    }));
}

/** Some heroes are asked for more than others. A resurrection is paid by many and costs what it costs. */
function priceFor(t: Interlude, hero: Hero, service: TownService): number {
  if (service.kind === 'exchange') return 0;
  return service.data.price + numberOf(t, hero, 'townPrice');
}

/** Whether the money is there: of the hero, or for a resurrection of everybody and of the dead. */
export function canPay(t: Interlude, hero: Hero, { price, dead }: Offer): boolean {
  if (dead === null) return hero.gold >= price;
  const fallen = t.company.heroes[dead];
  const payers = fallen ? [fallen, ...living(t.company)] : [];
  const gold = payers.reduce((sum, each) => sum + each.gold, 0);
  const goods = fallen?.items.reduce((sum, item) => sum + saleValue(t, item), 0) ?? 0;
  return gold + goods >= price;
}

/** What an item brings with the upgrades on it; 0 for what cannot be sold. */
export function saleValue(t: Interlude, { card, upgrades }: CarriedItem): number {
  const value = cardOf(t.content, card).price;
  if (value === null) return 0;
  return upgrades.reduce((sum, id) => sum + (cardOf(t.content, id).price ?? 0), value);
}
