import { type BrimstoneEvent, meaningIn, numbersOf } from '@crawlspace/brimstone';
import type { Session } from '../../session/types.ts';
import type { Option, TableKit } from '../../table/kit.ts';
import { type OpenTable, tableState } from '../../table/state.ts';
import { dollars } from '../dollars.ts';
import type { BrimstoneStay } from '../stay-shape.ts';
import { kit as adventureKit } from '../table/kit.tsx';
import { tableText } from '../table/words.ts';
import { onOffer } from './on-offer.ts';
import { stayText } from './texts.ts';
import { isLocation } from './whereabouts.ts';

/** What only road and Town open. */
type MoreOpened = { readonly kind: 'hero'; readonly hero: number };

export type StayTable = OpenTable<BrimstoneStay, MoreOpened>;

const BEDS = ['hotel', 'camp-site'];

function isDoor(option: Option): boolean {
  const meaning = meaningIn(option);
  return meaning?.kind === 'card' && isLocation(meaning.card);
}

function broughtByVisit(event: BrimstoneEvent): boolean {
  return event.t === 'chart-row' && isLocation(event.purpose);
}

/** A stay is seen as an adventure is, and more: whatever reads the one reads the other. */
const seenAlike = adventureKit as unknown as TableKit<BrimstoneStay>;

/** What the shared parts of a table have to know about road and Town. */
const kit: TableKit<BrimstoneStay> = {
  ...seenAlike,
  // In the evening the party names who rolls, and whoever has Grit can roll again.
  note(view, option) {
    const meaning = meaningIn(option);
    const hero = meaning?.kind === 'hero' ? view.heroes[meaning.hero] : undefined;
    const stats = hero && numbersOf(view).heroes[hero.index]?.stats;
    if (!hero || !stats || view.stay.step !== 'evening') return null;
    return tableText('grit-of', { grit: hero.grit, max: stats.maxGrit });
  },
  // The mission is behind them.
  moments: { ...seenAlike.moments, opening: () => null },
  // Whoever buys something has chosen it, and what a visit brings is told at the counter.
  isWeighty: (event) =>
    event.t !== 'item-gained' && !broughtByVisit(event) && adventureKit.isWeighty(event),
  placesHint([first]) {
    if (!first) return { text: '' };
    if (isDoor(first)) return { text: stayText('pick-door') };
    return { text: stayText(BEDS.includes(first.id) ? 'pick-bed' : 'pick-goods') };
  },
  placeNote: ({ cost }) => (cost?.['gold'] === undefined ? null : dollars(cost['gold'])),
  ending: () => ({ title: stayText('left-behind'), text: stayText('report-text') }),
  fileName: ({ stay }) => `town-${stay.day}`,
};

export function staying(session: Session<BrimstoneStay>): StayTable {
  const table = tableState<BrimstoneStay, MoreOpened>(session, kit);
  const { decision } = table;
  /** In the list every place says what it has for the hero who is asked. */
  const placeNote = (option: Option) => {
    const meaning = meaningIn(option);
    const seat = decision.value?.seat;
    return meaning?.kind === 'card' && isLocation(meaning.card) && seat !== undefined
      ? onOffer(table.session.table.value.game, seat, meaning.card).list
      : kit.placeNote(option);
  };
  return { ...table, kit: { ...table.kit, placeNote } };
}
