import {
  type BrimstoneEvent,
  type StayView,
  TOWN_LOCATIONS,
  type TownLocation,
} from '@crawlspace/brimstone';
import type { Told } from '@crawlspace/kernel';
import { isOfTheGame } from '../../of-the-game.ts';

/** Where in a stay somebody is. */
export type Place = 'road' | 'street' | 'hotel' | 'camp-site' | 'away' | 'grave' | TownLocation;

/** Where everybody is, by hero: what was told of them last. */
export function whereabouts(
  { stay, heroes }: StayView,
  events: readonly Told<BrimstoneEvent>[],
): readonly Place[] {
  const start = stay.step === 'road' ? 'road' : 'street';
  const places: Place[] = heroes.map(() => start);
  for (const { event } of events) {
    if (!isOfTheGame(event)) continue;
    if (event.t === 'town-day') places.fill('street');
    if (event.t === 'lodging')
      places[event.hero] = event.purpose === 'hotel' ? 'hotel' : 'camp-site';
    if (event.t === 'went-to' && isLocation(event.card)) places[event.hero] = event.card;
    // In the evening everybody is in the street again.
    if (endsTheDay(event)) places.fill('street');
  }
  return places.map((place, hero) => {
    if (heroes[hero]?.dead) return 'grave';
    return stay.gone.includes(hero) ? 'away' : place;
  });
}

/** Whether the die at the end of this day has fallen. */
export function isNightOver(events: readonly Told<BrimstoneEvent>[]): boolean {
  for (const { event } of events.toReversed()) {
    if (!isOfTheGame(event)) continue;
    if (endsTheDay(event)) return true;
    if (event.t === 'town-day') return false;
  }
  return false;
}

function endsTheDay(event: BrimstoneEvent): boolean {
  return event.t === 'quiet-day' || (event.t === 'chart-row' && event.purpose === 'town');
}

export function isLocation(id: string): id is TownLocation {
  return (TOWN_LOCATIONS as readonly string[]).includes(id);
}
