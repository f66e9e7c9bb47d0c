import type { Hero, OfferSeen, TownLocation } from '@crawlspace/brimstone';
import { content } from '../../content.ts';
import { dollars } from '../../dollars.ts';
import { factsOf } from '../../table/cards/CardDialog.tsx';
import type { IconName } from '../../table/icons.ts';
import { Pic } from '../../table/Pic.tsx';
import { itemPicture } from '../../table/trade/ItemFace.tsx';
import { nameOf, printedOn } from '../../table/words.ts';
import { stayText } from '../texts.ts';
import { cardOf, missingFor } from './goods.ts';

interface Props {
  readonly hero: Hero;
  readonly offer: OfferSeen;
  readonly isChosen: boolean;
  readonly isAdvised: boolean;
  readonly onLook: () => void;
}

/** What lies on a counter, as a small card: picture, name, the numbers on it, its price. */
export function GoodsCard({ hero, offer, isChosen, isAdvised, onLook }: Props) {
  const { service, price, payable } = offer;
  const card = cardOf(offer);
  const item = content().items[card];
  const classes = ['goods'];
  if (!payable) classes.push('goods-dear');
  if (isAdvised) classes.push('goods-advised');
  return (
    <button
      type="button"
      class={classes.join(' ')}
      data-goods={offer.id}
      aria-pressed={isChosen}
      onClick={onLook}
    >
      <Pic name={pictureFor(offer)} class="goods-look" />
      <b class="goods-name">{service.kind === 'ware' ? nameOf(card) : nameOf(service.id)}</b>
      <span class="goods-facts">
        {item && <span class="goods-numbers">{numbersOn(card)}</span>}
        <span class="goods-text">{item ? printedOn(card).text : aboutWhat(offer)}</span>
      </span>
      <span class="goods-foot">
        <span class="goods-price">
          {price > 0 && dollars(price)}
          {service.kind === 'forging' && (
            <span>
              <Pic name="dark-stone" /> {service.data.stones}
            </span>
          )}
        </span>
        {!payable && <span class="goods-missing">{missingText(hero, offer)}</span>}
      </span>
    </button>
  );
}

export function missingText(hero: Hero, offer: OfferSeen): string {
  const missing = missingFor(hero, offer);
  return missing > 0
    ? stayText('missing', { missing: dollars(missing) })
    : stayText('missing-stone');
}

/** Its price is told below. */
function numbersOn(card: string): string {
  const item = content().items[card];
  return item ? factsOf({ ...item, price: null }).join(' · ') : '';
}

function aboutWhat({ service, condition }: OfferSeen): string {
  if (condition) return nameOf(condition);
  return service.kind === 'goods' ? printedOn(service.token).text : printedOn(service.id).text;
}

const PICTURES: Readonly<Partial<Record<OfferSeen['service']['kind'], IconName>>> = {
  cure: 'heal',
  cleansing: 'corruption',
  resurrection: 'revive',
  exchange: 'gold',
  forging: 'dark-stone',
};

/** Small services look like the house they are done in. */
const FAVOURS: Readonly<Partial<Record<TownLocation, IconName>>> = {
  'docs-office': 'heal',
  church: 'sanity',
  'general-store': 'hand',
  'frontier-outpost': 'xp',
};

function pictureFor(offer: OfferSeen): IconName {
  const { kind, location } = offer.service;
  const favour = kind === 'favour' ? FAVOURS[location] : undefined;
  return favour ?? PICTURES[kind] ?? itemPicture(cardOf(offer));
}
