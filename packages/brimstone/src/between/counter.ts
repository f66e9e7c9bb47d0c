import { TOWN_LOCATIONS, type TownLocation } from '../content-types.ts';
import type { HeroIndex } from '../ids.ts';
import { seenBy } from '../numbers.ts';
import type { StayView } from './module.ts';
import { canPay, type Offer, offersAt } from './offers.ts';

/** What lies on a counter in Town, and whether the hero could pay for it now. */
export interface OfferSeen extends Offer {
  readonly payable: boolean;
}

/** What every Location would do for a hero today, as far as it has an effect. */
export function offersInTown(
  view: StayView,
  index: HeroIndex,
): ReadonlyMap<TownLocation, readonly OfferSeen[]> {
  const g = seenBy(view);
  const hero = g.state.heroes[index];
  const at = (location: TownLocation) =>
    hero && !hero.dead
      ? offersAt(g, hero, location).map((offer) => ({ ...offer, payable: canPay(g, hero, offer) }))
      : [];
  return new Map(TOWN_LOCATIONS.map((location) => [location, at(location)]));
}
