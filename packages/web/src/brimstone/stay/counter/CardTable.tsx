import type { Hero, OfferSeen } from '@crawlspace/brimstone';
import { percent } from '../../../text/index.ts';
import { dollars } from '../../dollars.ts';
import { Pic } from '../../table/Pic.tsx';
import { nameOf, printedOn } from '../../table/words.ts';
import { stayText } from '../texts.ts';
import { missingText } from './GoodsCard.tsx';

interface Props {
  readonly hero: Hero;
  readonly offers: readonly OfferSeen[];
  readonly chosen: string | null;
  readonly advised: readonly string[];
  readonly onLook: (offer: string) => void;
}

/** The green cloth: what each game asks for, how likely it pays, and what. */
export function CardTable({ hero, offers, chosen, advised, onLook }: Props) {
  return (
    <section class="card-table" aria-label={stayText('card-table')}>
      <h3>{stayText('card-table')}</h3>
      <ul>
        {offers.map((offer) => (
          <li key={offer.id}>
            <button
              type="button"
              class={advised.includes(offer.id) ? 'wager goods-advised' : 'wager'}
              data-goods={offer.id}
              aria-pressed={chosen === offer.id}
              onClick={() => onLook(offer.id)}
            >
              <span class="wager-game">
                <Pic name={'dice' in offer.service.data ? 'dice' : 'cards'} />
                <b>{nameOf(offer.service.id)}</b>
              </span>
              <span class="wager-text">{printedOn(offer.service.id).text}</span>
              <Odds offer={offer} />
              {!offer.payable && <span class="goods-missing">{missingText(hero, offer)}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The stake as a chip, the chance where it is the same for everybody, and what a win pays. */
function Odds({ offer: { service, price } }: { offer: OfferSeen }) {
  if (service.kind !== 'wager') return null;
  const { pays } = service.data;
  return (
    <span class="wager-odds">
      <span class="wager-chip">{dollars(price)}</span>
      {service.chance !== undefined && <span>{percent(service.chance)}</span>}
      {typeof pays === 'number' && (
        <span class="wager-pays">{stayText('pays', { pays: dollars(pays) })}</span>
      )}
    </span>
  );
}
