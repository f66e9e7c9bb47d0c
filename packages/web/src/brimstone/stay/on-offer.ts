import {
  type OfferSeen,
  offersInTown,
  type StayView,
  type TownLocation,
} from '@crawlspace/brimstone';
import { listed } from '../../text/index.ts';
import { dollars } from '../dollars.ts';
import { nameOf } from '../table/words.ts';
import { cardOf } from './counter/goods.ts';
import { stayText } from './texts.ts';

/** More than this is not read before one goes there. */
const NAMED = 4;

/** What a Location has for a hero today: in two words for its sign, and what it is for those who look. */
export function onOffer(
  view: StayView,
  hero: number,
  location: TownLocation,
): { readonly sign: string; readonly list: string } {
  const offers = offersInTown(view, hero).get(location) ?? [];
  const inReach = offers
    .filter(({ payable }) => payable)
    .toSorted((one, other) => one.price - other.price);
  const [cheapest] = inReach;
  if (!cheapest) {
    const sign = stayText(offers.length > 0 ? 'sells-too-dear' : 'sells-nothing');
    return { sign, list: sign };
  }
  const named = [...new Set(inReach.map(saying))];
  const more = named.length - NAMED;
  const rest = more > 0 ? [stayText('sells-more', { count: more })] : [];
  return {
    sign: stayText(cheapest.price > 0 ? 'sells' : 'sells-free', {
      count: inReach.length,
      price: dollars(cheapest.price),
    }),
    list: listed([...named.slice(0, NAMED), ...rest]),
  };
}

function saying(offer: OfferSeen): string {
  const { service, price } = offer;
  const name = nameOf(service.kind === 'ware' ? cardOf(offer) : service.id);
  return price > 0 ? `${name} ${dollars(price)}` : name;
}
