import { type AdventureView, type CarriedItem, type Hero, numbersOf } from '@crawlspace/brimstone';
import { content } from '../../content.ts';
import { hasIcon } from '../icons.ts';
import { Pic } from '../Pic.tsx';
import type { OpenedCard } from '../state.ts';
import { nameOf, printedOn, tableText } from '../words.ts';

interface Props {
  readonly view: AdventureView;
  readonly hero: Hero;
  readonly onOpen: (opened: OpenedCard) => void;
}

type Place = 'in-hand' | 'worn' | 'at-hand' | 'put-away';
const PLACES: readonly Place[] = ['in-hand', 'worn', 'at-hand', 'put-away'];

/** What a hero carries: in hand, worn, at hand, put away; the bag; and how heavy it is. */
export function Belongings({ view, hero, onOpen }: Props) {
  const sheet = numbersOf(view).heroes[hero.index];
  const hands = hero.items.reduce(
    (sum, { card, equipped }) => sum + (equipped ? (content().items[card]?.hands ?? 0) : 0),
    0,
  );
  return (
    <div class="belongings">
      <ul class="loads">
        <li>
          <Pic name="hand" />{' '}
          {tableText('hands-used', { used: hands, all: sheet?.stats.handSlots ?? 2 })}
        </li>
        <li class={sheet && sheet.weight > sheet.carry ? 'load-over' : ''}>
          <Pic name="weight" />{' '}
          {tableText('weight-carried', { weight: sheet?.weight ?? 0, carry: sheet?.carry ?? 0 })}
        </li>
        <li>
          <Pic name="scavenge" />{' '}
          {tableText('bag-filled', { tokens: hero.bag.length, room: sheet?.stats.sideBag ?? 0 })}
        </li>
      </ul>
      {PLACES.map((place) => {
        const items = hero.items.filter((item) => placeOf(item) === place);
        if (items.length === 0) return null;
        return (
          <section key={place}>
            <h3>{tableText(place)}</h3>
            <ul class="plain-list">
              {items.map((item) => (
                <li key={item.number}>
                  <Carried item={item} exhausted={isExhausted(hero, item)} onOpen={onOpen} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {hero.bag.length > 0 && (
        <section>
          <h3>{tableText('side-bag')}</h3>
          <ul class="plain-list">
            {[...new Set(hero.bag)].map((kind) => (
              <li key={kind}>
                <button
                  type="button"
                  class="line-button"
                  onClick={() => onOpen({ kind: 'card', card: kind })}
                >
                  <Pic name={hasIcon(kind) ? kind : 'scavenge'} />
                  <span>
                    <b>
                      {nameOf(kind)} ×{hero.bag.filter((token) => token === kind).length}
                    </b>{' '}
                    {printedOn(kind).text}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function placeOf({ card, equipped }: CarriedItem): Place {
  const item = content().items[card];
  if (!item) return 'put-away';
  if (item.hands > 0) return equipped ? 'in-hand' : 'put-away';
  if (item.slots.length > 0) return equipped ? 'worn' : 'put-away';
  return 'at-hand';
}

function isExhausted(hero: Hero, { number }: CarriedItem): boolean {
  return Object.keys(hero.exhausted).some((key) => key.endsWith(`#${number}`));
}

interface CarriedProps {
  readonly item: CarriedItem;
  readonly exhausted: boolean;
  readonly onOpen: (opened: OpenedCard) => void;
}

function Carried({ item, exhausted, onOpen }: CarriedProps) {
  const card = content().items[item.card];
  const facts = [
    card?.hands ? tableText('hands', { count: card.hands }) : '',
    ...(card?.slots ?? []).map((slot) => tableText(`slot-${slot}`)),
    card?.weight ? tableText('weighs', { weight: card.weight }) : '',
    item.charges === null ? '' : tableText('charges', { count: item.charges }),
    ...item.holds.map(nameOf),
    ...item.upgrades.map((upgrade) => printedOn(upgrade).name),
  ].filter(Boolean);
  return (
    <button
      type="button"
      class="line-button"
      onClick={() => onOpen({ kind: 'card', card: item.card })}
    >
      <Pic name={card?.weapon?.kind === 'gun' ? 'ranged' : card?.weapon ? 'melee' : 'cards'} />
      <span>
        <b>{printedOn(item.card).name}</b>{' '}
        {exhausted && <span class="tag">{tableText('used-up')}</span>} {printedOn(item.card).text}
        {facts.length > 0 && <span class="line-facts">{facts.join(' · ')}</span>}
      </span>
    </button>
  );
}
