import {
  type AdventureView,
  type CarriedItem,
  type Hero,
  meaningIn,
  numbersOf,
  withInUse,
  withItem,
  withoutItem,
  withPutAway,
} from '@crawlspace/brimstone';
import type { Decision } from '@crawlspace/kernel';
import type { Option } from '../../../table/kit.ts';
import {
  type Bargain,
  type Deal,
  type Place,
  proposalAmong,
  type Thing,
  type Trader,
} from '../../../table/trade/bargain.ts';
import { content } from '../../content.ts';
import { labelOf } from '../options.ts';
import { Pic } from '../Pic.tsx';
import { Portrait } from '../Portrait.tsx';
import { heroName, nameOf, tableText } from '../words.ts';
import { deal, finish, isOfBelongings, type Named, type Playing } from './answers.ts';
import { ItemCardFace, ItemFace } from './ItemFace.tsx';
import { inItsPlace } from './in-its-place.ts';
import { SheetChanges } from './SheetChanges.tsx';

const LANTERN = 'old-lantern';

/** Who is asked about belongings, with what. */
interface Dealing {
  readonly session: Playing;
  readonly view: AdventureView;
  readonly decision: Decision;
  readonly hero: Hero;
}

/** The belongings of a hero and of everybody in reach; null when something else is asked. */
export function bargainIn(session: Playing): Bargain | null {
  const decision = session.decisions.value.find(isOfBelongings);
  const view = session.table.value.game;
  const hero = decision && view.heroes[decision.seat];
  if (!decision || !hero) return null;
  const dealing: Dealing = { session, view, decision, hero };
  const others = new Set(
    decision.options.flatMap((option) => {
      const means = meaningIn(option);
      return means?.kind === 'give' || means?.kind === 'ask' ? [means.hero] : [];
    }),
  );
  const act = () => finish(session);
  const traders = [hero, ...view.heroes.filter(({ index }) => others.has(index))].map((each) =>
    trader(dealing, each),
  );
  return {
    title: tableText('trade-title'),
    note: tableText(view.enemies.length > 0 ? 'trade-note-fight' : 'trade-note-peace'),
    traders,
    advise: () => proposalAmong([decision], (each) => session.advise(each), traders),
    done: { label: tableText('trade-done'), act },
    leave: { label: null, act },
  };
}

function trader(dealing: Dealing, hero: Hero): Trader {
  const { view } = dealing;
  const things = hero.items.map((item) => ({ item, thing: itemThing(dealing, hero, item) }));
  const pick = (inUse: boolean) =>
    things.filter(({ item }) => isInUse(item) === inUse).map(({ thing }) => thing);
  const tokens = [...new Set(hero.bag)].map((token) => tokenThing(dealing, hero, token));
  const lantern = view.lantern === hero.index ? [lanternThing(dealing, hero)] : [];
  return {
    hero: hero.index,
    name: heroName(view, hero.index),
    portrait: <Portrait view={view} hero={hero.index} class="portrait-small" />,
    numbers: <Loads view={view} hero={hero} />,
    worn: [...pick(true), ...lantern],
    carried: [...pick(false), ...tokens],
  };
}

/** What needs neither hand nor place always works. */
function isInUse({ card, equipped }: CarriedItem): boolean {
  const item = content().items[card];
  return equipped || (item !== undefined && item.hands === 0 && item.slots.length === 0);
}

function Loads({ view, hero }: { view: AdventureView; hero: Hero }) {
  const sheet = numbersOf(view).heroes[hero.index];
  if (!sheet) return null;
  return (
    <ul class="loads">
      <li class={sheet.weight > sheet.carry ? 'load-over' : ''}>
        <Pic name="weight" />{' '}
        {tableText('weight-carried', { weight: sheet.weight, carry: sheet.carry })}
      </li>
      <li>
        <Pic name="scavenge" />{' '}
        {tableText('bag-filled', { tokens: hero.bag.length, room: sheet.stats.sideBag })}
      </li>
    </ul>
  );
}

function itemThing(dealing: Dealing, owner: Hero, item: CarriedItem): Thing {
  const { view, hero } = dealing;
  const own = owner === hero ? ownDeals(dealing, item) : [];
  const named = { kind: 'item', item: item.number } as const;
  const changes = (to: Hero) => (
    <SheetChanges view={view} changed={() => withItem(view, to, item)} />
  );
  const given = isKept(item.card) ? [] : gifts(dealing, owner, named, `i${item.number}`, changes);
  const isOn = owner === hero && item.equipped;
  return {
    ...plainThing(`i${item.number}`, item.card),
    besides: {
      hero: heroName(view, hero.index),
      cards: isOn ? [] : inItsPlace(hero, item.card).map((card) => <ItemCardFace card={card} />),
    },
    without:
      given.length > 0 ? (
        <SheetChanges
          view={view}
          changed={() => withoutItem(owner, item.number)}
          of={tableText('without-it', { hero: heroName(view, owner.index) })}
        />
      ) : null,
    deals: [...own, ...given],
  };
}

/** A thing by itself, before anybody can do anything with it. */
function plainThing(id: string, card: string, count = 1) {
  return {
    id,
    name: nameOf(card),
    face: <ItemFace card={card} count={count} />,
    card: <ItemCardFace card={card} />,
    besides: { hero: '', cards: [] },
    without: null,
  };
}

/** Starting gear and what is personal never change hands. */
function isKept(card: string): boolean {
  return content().items[card]?.personal === true || content().itemDecks.starting.includes(card);
}

function tokenThing(dealing: Dealing, owner: Hero, token: Hero['bag'][number]): Thing {
  const count = owner.bag.filter((each) => each === token).length;
  return {
    ...plainThing(`${owner.index}-${token}`, token, count),
    deals: gifts(dealing, owner, { kind: 'token', token }, token),
  };
}

function lanternThing(dealing: Dealing, owner: Hero): Thing {
  return {
    ...plainThing(LANTERN, LANTERN),
    deals: gifts(dealing, owner, { kind: 'lantern' }, LANTERN),
  };
}

const PLACES: Readonly<Partial<Record<string, Place>>> = {
  hold: 'worn',
  wear: 'worn',
  attach: 'worn',
  'put-away': 'carried',
  remove: 'carried',
};

/** Into the hand, on, off, onto another item: what the rules offer for it. */
function ownDeals({ session, view, decision, hero }: Dealing, item: CarriedItem): readonly Deal[] {
  return decision.options.flatMap((option): Deal[] => {
    const means = meaningIn(option);
    const place = means && PLACES[means.kind];
    if (!means || !place || !('item' in means) || means.item !== item.number) return [];
    const isOfUse = means.kind !== 'attach' && means.kind !== 'remove';
    return [
      {
        id: option.id,
        label: labelOf(view, option),
        to: hero.index,
        place,
        changes: isOfUse ? (
          <SheetChanges
            view={view}
            changed={() =>
              place === 'worn' ? withInUse(view, hero, item.number) : withPutAway(hero, item.number)
            }
          />
        ) : null,
        act: async () => ((await session.answer(decision, [option.id])) ? refused() : null),
      },
    ];
  });
}

/** To another hero, or from another hero to the one whose belongings are seen to. */
function gifts(
  { session, view, decision, hero }: Dealing,
  owner: Hero,
  thing: Named,
  id: string,
  changes: (to: Hero) => Deal['changes'] = () => null,
): readonly Deal[] {
  const isOwn = owner === hero;
  const kind = isOwn ? 'give' : 'ask';
  const partners = decision.options.flatMap((option) => partnerOf(option, kind));
  const deals = isOwn ? partners : partners.filter((index) => index === owner.index);
  return deals.flatMap((index): Deal[] => {
    const to = isOwn ? view.heroes[index] : hero;
    if (!to) return [];
    return [
      {
        id: `${kind}${index}-${id}`,
        label: tableText('trade-give', { hero: heroName(view, to.index) }),
        to: to.index,
        place: 'carried',
        changes: changes(to),
        act: async () => ((await deal(session, { kind, hero: index }, thing)) ? null : refused()),
      },
    ];
  });
}

function partnerOf(option: Option, kind: 'give' | 'ask'): readonly number[] {
  const means = meaningIn(option);
  return means?.kind === kind && 'hero' in means ? [means.hero] : [];
}

function refused(): string {
  return tableText('trade-refused');
}
