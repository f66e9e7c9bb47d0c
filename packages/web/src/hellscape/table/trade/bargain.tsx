import {
  askOf,
  type DescentView,
  type HellscapeEvent,
  type HeroView,
  meaningIn,
} from '@crawlspace/hellscape';
import type { Decision, Told } from '@crawlspace/kernel';
import { isOfTheGame } from '../../../of-the-game.ts';
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
import { gearOf, placesFor, wornWith } from './gear.ts';
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
    numbers: <GearSummary hero={hero} />,
    worn: hero.items.filter(({ equipped }) => equipped).map(thing),
    carried: hero.items.filter(({ equipped }) => !equipped).map(thing),
  }));
  const trades = asked.filter((each) => askOf(each) === 'trade');
  return {
    title: tableText('trade-title'),
    note: tableText('trade-note'),
    traders,
    advise: () => proposalAmong(trades, (each) => session.advise(each), traders),
    done: {
      label: tableText('trade-done'),
      act: () => (done.length > 0 ? finish(session) : leave(session, giveUp)),
    },
    leave: { label: tableText('trade-leave'), act: () => leave(session, giveUp) },
  };

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
      deals: owner && decision ? dealsWith({ session, view, owner, decision }, item, handed) : [],
    };
  }
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
  { session, owner, decision }: Dealing,
  item: Item,
  option: string,
  off: readonly number[],
): Deal {
  return {
    id: option,
    label: putOnLabel(owner.items, off),
    to: owner.index,
    place: 'worn',
    changes: (
      <GearChanges before={wornBy(owner)} after={gearOf(wornWith(owner.items, item, off))} />
    ),
    act: async () => ((await session.answer(decision, [option])) ? refused() : null),
  };
}

/** Handed over, and put on at once where that is possible. */
function giving({ session, view, owner }: Dealing, item: Item, to: HeroView): readonly Deal[] {
  const hero = heroName(view, to.index);
  const loss = item.equipped ? (
    <GearChanges
      of={heroName(view, owner.index)}
      before={wornBy(owner)}
      after={gearOf(wornWith(owner.items, null, [item.number]))}
    />
  ) : null;
  const id = `give${to.index}-item${item.number}`;
  const isAlike = (number: number) =>
    to.items.some((each) => each.number === number && each.card === item.card);
  const ways = placesFor(to.items, to.class, item.card).filter((off) => !off.some(isAlike));
  const on = ways.map(
    (off): Deal => ({
      id: [`${id}-on`, ...off].join('-'),
      label: tableText('trade-give-on', { hero, how: putOnLabel(to.items, off) }),
      to: to.index,
      place: 'worn',
      changes: (
        <>
          <GearChanges
            of={hero}
            before={wornBy(to)}
            after={gearOf(wornWith(to.items, { ...item, number: -1 }, off))}
          />
          {loss}
        </>
      ),
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
    changes: loss,
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

function wornBy({ items }: HeroView) {
  return gearOf(wornWith(items, null, []));
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
