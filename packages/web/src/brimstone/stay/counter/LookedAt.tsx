import type { Hero, OfferSeen, StayView } from '@crawlspace/brimstone';
import { percent } from '../../../text/index.ts';
import { dollars } from '../../dollars.ts';
import { ItemCardFace } from '../../table/trade/ItemFace.tsx';
import { SheetChanges } from '../../table/trade/SheetChanges.tsx';
import { stayText } from '../texts.ts';
import { missingText } from './GoodsCard.tsx';
import { cardOf, heroWith, inItsPlace } from './goods.ts';

interface Props {
  readonly view: StayView;
  readonly hero: Hero;
  readonly offer: OfferSeen;
  readonly onTake: () => void;
  readonly onClose: () => void;
}

const FACES = 6;

/** What was taken up from the counter: all of it, what it would change, and the price. */
export function LookedAt({ view, hero, offer, onTake, onClose }: Props) {
  const { service, price, payable } = offer;
  const changed = heroWith(view, hero, offer);
  const worn = inItsPlace(hero, offer);
  const isGoods = service.kind === 'ware' || service.kind === 'goods';
  const odds = chanceOf(offer);
  const stones = service.kind === 'forging' ? service.data.stones : 0;
  return (
    <div class="looked-at slab" role="status">
      <div class="looked-at-cards" data-compared={worn.length > 0}>
        <div>
          {offer.condition && <ItemCardFace card={service.id} />}
          <ItemCardFace card={cardOf(offer)} />
        </div>
        {worn.length > 0 && (
          <div class="looked-at-worn">
            <b>{stayText('instead-of')}</b>
            {worn.map((card, n) => (
              <ItemCardFace key={n} card={card} />
            ))}
          </div>
        )}
      </div>
      {changed && <SheetChanges view={view} changed={() => changed} />}
      {odds !== undefined && <p>{stayText('succeeds', { chance: percent(odds) })}</p>}
      <div class="looked-at-deal">
        <button type="button" class="button" onClick={onClose}>
          {stayText('close-card')}
        </button>
        <button
          type="button"
          class="button button-primary"
          data-option={offer.id}
          disabled={!payable}
          onClick={onTake}
        >
          {takeWord(isGoods, price)}
        </button>
        <span class={payable ? 'looked-at-left' : 'looked-at-left goods-missing'}>
          {stones > 0 && `${stayText('stones-too', { stones })} · `}
          {payable
            ? offer.dead === null && stayText('left-over', { left: dollars(hero.gold - price) })
            : missingText(hero, offer)}
        </span>
      </div>
    </div>
  );
}

/** Where a die decides and is the same for everybody. */
function chanceOf({ service }: OfferSeen): number | undefined {
  if (service.kind === 'cure') return (FACES + 1 - service.data.need) / FACES;
  return service.kind === 'wager' || service.kind === 'favour' ? service.chance : undefined;
}

function takeWord(isGoods: boolean, price: number): string {
  if (price === 0) return stayText('for-nothing');
  return stayText(isGoods ? 'buy' : 'have-done', { price: dollars(price) });
}
