import {
  askOf,
  type CarriedItem,
  type Hero,
  type OfferSeen,
  offersInTown,
  type TownLocation,
} from '@crawlspace/brimstone';
import type { Decision } from '@crawlspace/kernel';
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { language } from '../../../settings/index.ts';
import { useMore } from '../../../ui/more.tsx';
import { dollars } from '../../dollars.ts';
import { Pic } from '../../table/Pic.tsx';
import { Die } from '../../table/story/Die.tsx';
import { nameOf, printedOn } from '../../table/words.ts';
import type { StayTable } from '../state.ts';
import { stayText } from '../texts.ts';
import { CardTable } from './CardTable.tsx';
import { broughtTo, lastDealing } from './dealing.ts';
import { GoodsCard } from './GoodsCard.tsx';
import { shelfOf, slotsOf } from './goods.ts';
import { LookedAt } from './LookedAt.tsx';

interface Props {
  readonly state: StayTable;
  readonly decision: Decision;
  readonly location: TownLocation;
}

/** The counter of a Location. Whoever sells or sees to their belongings has the purse in sight, and the shelves later. */
export function Counter({ state, decision, location }: Props) {
  const hero = state.session.table.value.game.heroes[decision.seat];
  if (!hero) return null;
  const isServed = askOf(decision) === 'town-service';
  return (
    <section class="counter" aria-label={stayText('counter')}>
      <header class="counter-head">
        <h2>{nameOf(location)}</h2>
        <Purse hero={hero} />
      </header>
      {isServed && <Said state={state} hero={hero} />}
      {isServed && <Shelves state={state} hero={hero} location={location} />}
    </section>
  );
}

interface ShelvesProps {
  readonly state: StayTable;
  readonly hero: Hero;
  readonly location: TownLocation;
}

/** Everything a Location has for a hero; what is out of reach of the purse lies folded away. */
function Shelves({ state, hero, location }: ShelvesProps) {
  const chosen = useSignal<string | null>(null);
  const view = state.session.table.value.game;
  const offers = offersInTown(view, hero.index).get(location) ?? [];
  const look = (id: string | null) => {
    chosen.value = id === chosen.peek() ? null : id;
  };
  const card = (offer: OfferSeen) => (
    <li key={offer.id}>
      <GoodsCard
        hero={hero}
        offer={offer}
        isChosen={chosen.value === offer.id}
        isAdvised={state.advice.value.includes(offer.id)}
        onLook={() => look(offer.id)}
      />
    </li>
  );
  const on = (shelf: ReturnType<typeof shelfOf>) =>
    offers.filter((each) => shelfOf(each) === shelf && (each.payable || shelf === 'wagers'));
  const tooDear = offers.filter((each) => !each.payable && shelfOf(each) !== 'wagers');
  const shelves = useRef<HTMLDivElement>(null);
  useMore(shelves);
  const looked = offers.find(({ id }) => id === chosen.value);
  return (
    <>
      <div class="counter-shelves" ref={shelves}>
        <Brought state={state} hero={hero} location={location} />
        {on('wagers').length > 0 && (
          <CardTable
            hero={hero}
            offers={on('wagers')}
            chosen={chosen.value}
            advised={state.advice.value}
            onLook={look}
          />
        )}
        {offers.length === 0 && <p>{stayText('nothing-here')}</p>}
        {(['services', 'goods'] as const).map(
          (shelf) =>
            on(shelf).length > 0 && (
              <section key={shelf}>
                <h3>{stayText(`shelf-${shelf}`)}</h3>
                <ul class="counter-cards">{on(shelf).map(card)}</ul>
              </section>
            ),
        )}
        {on('forging').length > 0 && <Anvil hero={hero} offers={on('forging')} card={card} />}
        {tooDear.length > 0 && (
          <details class="counter-dear" data-test="too-dear">
            <summary>{stayText('too-dear', { count: tooDear.length })}</summary>
            <ul class="counter-cards">{tooDear.map(card)}</ul>
          </details>
        )}
      </div>
      {looked && (
        <LookedAt
          view={view}
          hero={hero}
          offer={looked}
          onClose={() => look(null)}
          onTake={() => {
            chosen.value = null;
            void state.answer([looked.id]);
          }}
        />
      )}
    </>
  );
}

interface SaidProps {
  readonly state: StayTable;
  readonly hero: Hero;
}

/** What came of the last deal, with the dice that fell. On a phone the story is out of sight. */
function Said({ state, hero }: SaidProps) {
  const { session } = state;
  const dealing = lastDealing(session.events.value, hero.index);
  if (!dealing) return null;
  const { event, dice, isLucky } = dealing;
  const meaning = isLucky === null ? 'plain' : isLucky ? 'good' : 'bad';
  return (
    <p class="counter-said slab" role="status" data-lucky={isLucky ?? undefined}>
      {dice.map((value, n) => (
        <Die
          key={`${session.table.value.moment.n} ${n}`}
          value={value}
          meaning={meaning}
          index={n}
          rolls
        />
      ))}
      <span>{state.kit.words.logLine(language.value, session.table.value.game, event)}</span>
    </p>
  );
}

/** What the visit brought, until somebody deals. It lies on the shelves, so that it goes when one looks further down. */
function Brought({ state, hero, location }: ShelvesProps) {
  const events = state.session.events.value;
  const cards = broughtTo(location, events);
  if (cards.length === 0 || lastDealing(events, hero.index)) return null;
  return (
    <div class="counter-brought" role="status">
      {cards.map((card, n) => (
        <p key={n}>
          <b>{printedOn(card).name}</b> {printedOn(card).text}
        </p>
      ))}
    </div>
  );
}

function Purse({ hero }: { hero: Hero }) {
  return (
    <p class="counter-purse">
      <span>
        <Pic name="gold" /> {stayText('purse', { gold: dollars(hero.gold) })}
      </span>
      <span>
        <Pic name="dark-stone" /> {stayText('dark-stones', { count: hero.darkStone })}
      </span>
    </p>
  );
}

interface AnvilProps {
  readonly hero: Hero;
  readonly offers: readonly OfferSeen[];
  readonly card: (offer: OfferSeen) => preact.VNode;
}

/** The smith's work, item by item: what has slots lies there with what would go into them. */
function Anvil({ hero, offers, card }: AnvilProps) {
  const items = hero.items.filter((item) =>
    offers.some((each) => each.item?.number === item.number),
  );
  return (
    <section>
      <h3>{stayText('shelf-forging')}</h3>
      {items.map((item) => (
        <section key={item.number} class="anvil" aria-label={nameOf(item.card)}>
          <h4>
            {nameOf(item.card)} <Slots item={item} />
          </h4>
          <ul class="counter-cards">
            {offers.filter((each) => each.item?.number === item.number).map(card)}
          </ul>
        </section>
      ))}
    </section>
  );
}

function Slots({ item }: { item: CarriedItem }) {
  const { all, free } = slotsOf(item);
  return (
    <span class="slots" title={stayText('slots-of', { free, all })}>
      <span class="for-readers">{stayText('slots-of', { free, all })}</span>
      {Array.from({ length: all }, (_, n) => (
        <span key={n} class={n < all - free ? 'slot slot-taken' : 'slot'} aria-hidden="true" />
      ))}
    </span>
  );
}
