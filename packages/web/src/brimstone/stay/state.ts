import { meaningIn, numbersOf } from '@crawlspace/brimstone';
import type { Session } from '../../session/types.ts';
import type { Option, TableKit } from '../../table/kit.ts';
import { type OpenTable, tableState } from '../../table/state.ts';
import { dollars } from '../dollars.ts';
import { kit as adventureKit } from '../table/kit.tsx';
import { tableText } from '../table/words.ts';
import type { BrimstoneStay } from './shape.ts';
import { stayText } from './texts.ts';
import { isLocation } from './whereabouts.ts';

/** What only road and Town open. */
type MoreOpened = { readonly kind: 'hero'; readonly hero: number };

export type StayTable = OpenTable<BrimstoneStay, MoreOpened>;

const BEDS = ['hotel', 'camp-site'];

/** A door or a thing on a counter: picked where it is. */
function isPlace(option: Option): boolean {
  const meaning = meaningIn(option);
  if (meaning?.kind === 'service') return true;
  return BEDS.includes(option.id) || isDoor(option);
}

function isDoor(option: Option): boolean {
  const meaning = meaningIn(option);
  return meaning?.kind === 'card' && isLocation(meaning.card);
}

/** A stay is seen as an adventure is, and more: whatever reads the one reads the other. */
const seenAlike = adventureKit as unknown as TableKit<BrimstoneStay>;

/** What the shared parts of a table have to know about road and Town. */
const kit: TableKit<BrimstoneStay> = {
  ...seenAlike,
  isPlace,
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
  // Whoever buys something has chosen it.
  isWeighty: (event) => event.t !== 'item-gained' && adventureKit.isWeighty(event),
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
  return tableState<BrimstoneStay, MoreOpened>(session, kit);
}
