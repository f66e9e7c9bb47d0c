import type { BrimstoneEvent, TownLocation } from '@crawlspace/brimstone';
import type { Told } from '@crawlspace/kernel';
import { isOfTheGame } from '../../../of-the-game.ts';

/** What came of the last thing somebody did at a counter, and the dice that decided it. */
export interface Dealing {
  readonly event: BrimstoneEvent;
  readonly dice: readonly number[];
  readonly isLucky: boolean | null;
}

const DEALINGS: readonly BrimstoneEvent['t'][] = [
  'bought',
  'item-sold',
  'dark-stone-sold',
  'cured',
  'not-cured',
  'cleansed',
  'healed',
  'upgrade-attached',
  'wager-won',
  'wager-lost',
  'xp',
  'resurrected',
  'not-resurrected',
];
/** Charts bring these as well: they are a deal only where they were paid for. */
const PAID_FOR: readonly BrimstoneEvent['t'][] = ['healed', 'xp', 'cleansed'];
const LUCKY: readonly BrimstoneEvent['t'][] = ['cured', 'wager-won', 'resurrected'];
const UNLUCKY: readonly BrimstoneEvent['t'][] = ['not-cured', 'wager-lost', 'not-resurrected'];

/** Null for who has just come in and dealt with nobody. */
export function lastDealing(events: readonly Told<BrimstoneEvent>[], hero: number): Dealing | null {
  let deal: BrimstoneEvent | null = null;
  for (const { event } of events.toReversed()) {
    if (!isOfTheGame(event) || !('hero' in event) || event.hero !== hero) continue;
    // Whatever comes with the door is the Location's own affair.
    if (event.t === 'went-to' || event.t === 'chart-row') break;
    deal ??= DEALINGS.includes(event.t) ? event : null;
    const dice = 'dice' in event ? event.dice : undefined;
    if (deal && dice && dice.length > 0) return dealt(deal, dice);
    if (deal && event.t === 'paid') return dealt(deal, []);
  }
  return deal && !PAID_FOR.includes(deal.t) ? dealt(deal, []) : null;
}

function dealt(event: BrimstoneEvent, dice: readonly number[]): Dealing {
  const isLucky = LUCKY.includes(event.t) ? true : UNLUCKY.includes(event.t) ? false : null;
  return { event, dice, isLucky };
}

/** What the visits of this day have brought to a Location: the cards, the latest last. */
export function broughtTo(
  location: TownLocation,
  events: readonly Told<BrimstoneEvent>[],
): readonly string[] {
  const cards: string[] = [];
  for (const { event } of events.toReversed()) {
    if (!isOfTheGame(event)) continue;
    if (event.t === 'town-day') break;
    if (event.t === 'chart-row' && event.purpose === location) cards.unshift(event.card);
  }
  return cards;
}
