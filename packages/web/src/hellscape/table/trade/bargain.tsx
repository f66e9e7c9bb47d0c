import {
  askOf,
  type DescentView,
  type HellscapeEvent,
  type HeroView,
  meaningIn,
  waysToWear,
} from '@crawlspace/hellscape';
import type { Decision, Told } from '@crawlspace/kernel';
import { isOfTheGame } from '../../../of-the-game.ts';
import { isOurs } from '../../../table/show/played-here.ts';
import {
  type Bargain,
  type Deal,
  proposalAmong,
  type Thing,
} from '../../../table/trade/bargain.ts';
import { HeroFace } from '../Faces.tsx';
import { heroName, nameOf, tableText } from '../words.ts';
import { finish, handOver, isOfATrade, leave, type Playing, putOn } from './answers.ts';
import { GearChanges } from './GearChanges.tsx';
import { GearSummary } from './GearSummary.tsx';
import { ItemCardFace, ItemFace } from './ItemFace.tsx';

type Item = HeroView['items'][number];

/** The belongings of everybody in the zone while they trade and equip; null at other times. */
export function bargainIn(session: Playing, giveUp: () => void): Bargain | null {
  const asked = session.decisions.value.filter(isOfATrade);
  if (asked.length === 0) return null;
  const view = session.table.value.game;
  const zone = view.heroes[view.active ?? -1]?.zone;
  const heroes = view.heroes.filter((hero) => hero.zone === zone && zone !== undefined);
  const done = dealsDone(session.events.value);
  const traders = heroes.map((hero) => ({
    hero: hero.index,
    name: heroName(view, hero.index),
    portrait: <HeroFace view={view} hero={hero.index} class="portrait-small" />,
    numbers: <GearSummary view={view} hero={hero.index} />,
    worn: hero.items.filter(({ equipped }) => equipped).map(thing),
    carried: hero.items.filter(({ equipped }) => !equipped).map(thing),
  }));
  const trades = asked.filter((each) => askOf(each) === 'trade');
  return {
    title: tableText('trade-title'),
    traders,
    advise: () => proposalAmong(trades, (each) => session.advise(each), traders),
    ...waysOut(),
  };

  /** Whoever is only offered to trade cannot take back the action: it is somebody else's. */
  function waysOut(): Pick<Bargain, 'note' | 'done' | 'leave'> {
    const { active } = view;
    if (active !== null && !isOurs(session, active)) {
      const act = () => finish(session);
      return {
        note: tableText('trade-note-of', { hero: heroName(view, active) }),
        done: { label: tableText('trade-done-of'), act },
        leave: { label: null, act },
      };
    }
    return {
      note: tableText('trade-note'),
      done: {
        label: tableText('trade-done'),
        act: () => (done.length > 0 ? finish(session) : leave(session, giveUp)),
      },
      leave: { label: tableText('trade-leave'), act: () => leave(session, giveUp) },
    };
  }

  function thing(item: Item): Thing {
    const owner = heroes.find(({ items }) => items.includes(item));
    const decision = asked.find((each) => each.seat === owner?.index && askOf(each) === 'trade');
    const handed = done.some(
      ({ t, other, card }) => t === 'item-given' && other === owner?.index && card === item.card,
    );
    return {
      id: `i${item.number}`,
      name: nameOf(item.card),
      face: <ItemFace card={item.card} />,
      card: <ItemCardFace card={item.card} />,
      besides: besides(view, item),
      without: owner && item.equipped ? <Without view={view} owner={owner} item={item} /> : null,
      deals: owner && decision ? dealsWith({ session, view, owner, decision }, item, handed) : [],
    };
  }
}

/** What the hero whose turn it is has on where the item would go. */
function besides(view: DescentView, item: Item): Thing['besides'] {
  const hero = view.heroes[view.active ?? -1];
  if (!hero || hero.items.some(({ number, equipped }) => equipped && number === item.number))
    return { hero: '', cards: [] };
  const off = waysToWear(view, hero.index, item).flat();
  const cards = new Set(off.map(({ card }) => card).filter((card) => card !== item.card));
  return {
    hero: heroName(view, hero.index),
    cards: [...cards].map((card) => <ItemCardFace key={card} card={card} />),
  };
}

interface Lost {
  readonly view: DescentView;
  readonly owner: HeroView;
  readonly item: Item;
}

/** What the owner would miss, whoever gets it. */
function Without({ view, owner, item }: Lost) {
  return (
    <GearChanges
      view={view}
      hero={owner.index}
      dressed={{ off: [item.number] }}
      of={tableText('without-it', { hero: heroName(view, owner.index) })}
    />
  );
}

interface Dealing {
  readonly session: Playing;
  readonly view: DescentView;
  readonly owner: HeroView;
  readonly decision: Decision;
}

function dealsWith(dealing: Dealing, item: Item, handed: boolean): readonly Deal[] {
  const { decision } = dealing;
  return decision.options.flatMap((option) => {
    const means = meaningIn(option);
    if (means.kind === 'equip' && means.item === item.number)
      return [equipping(dealing, item, option.id, means.off)];
    if (means.kind !== 'give' || handed) return [];
    const to = dealing.view.heroes[means.hero];
    return to ? giving(dealing, item, to) : [];
  });
}

function equipping(
  { session, view, owner, decision }: Dealing,
  item: Item,
  option: string,
  off: readonly number[],
): Deal {
  return {
    id: option,
    label: putOnLabel(owner.items, off),
    to: owner.index,
    place: 'worn',
    changes: <GearChanges view={view} hero={owner.index} dressed={{ on: item, off }} />,
    act: async () => ((await session.answer(decision, [option])) ? refused() : null),
  };
}

/** Handed over, and put on at once where that is possible. */
function giving({ session, view, owner }: Dealing, item: Item, to: HeroView): readonly Deal[] {
  const hero = heroName(view, to.index);
  const id = `give${to.index}-item${item.number}`;
  // In place of one that is just the same it would change nothing.
  const ways = waysToWear(view, to.index, item)
    .filter((off) => off.every(({ card }) => card !== item.card))
    .map((off) => off.map(({ number }) => number));
  const on = ways.map(
    (off): Deal => ({
      id: [`${id}-on`, ...off].join('-'),
      label: tableText('trade-give-on', { hero, how: putOnLabel(to.items, off) }),
      to: to.index,
      place: 'worn',
      changes: <GearChanges view={view} hero={to.index} dressed={{ on: item, off }} />,
      act: async () => {
        if (!(await handOver(session, owner.index, to.index, item.number))) return refused();
        await putOn(session, to.index, item.number, off);
        return null;
      },
    }),
  );
  const only: Deal = {
    id,
    label: tableText('trade-give', { hero }),
    to: to.index,
    place: 'carried',
    changes: null,
    act: async () =>
      (await handOver(session, owner.index, to.index, item.number)) ? null : refused(),
  };
  return [...on, only];
}

function refused(): string {
  return tableText('trade-refused');
}

function putOnLabel(items: readonly Item[], off: readonly number[]): string {
  const cards = items.filter(({ number }) => off.includes(number)).map(({ card }) => nameOf(card));
  return cards.length === 0
    ? tableText('trade-put-on')
    : tableText('trade-put-on-for', { cards: cards.join(' + ') });
}

/** What was done since the action began. */
function dealsDone(
  events: readonly Told<HellscapeEvent>[],
): { t: string; other?: number; card?: string }[] {
  const done: { t: string; other?: number; card?: string }[] = [];
  for (const { event } of events.toReversed()) {
    if (!isOfTheGame<HellscapeEvent>(event)) continue;
    if (event.t === 'action') break;
    if (event.t === 'equipped' || event.t === 'item-given') done.push(event);
  }
  return done;
}
