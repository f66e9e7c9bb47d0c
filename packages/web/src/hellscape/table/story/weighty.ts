import type { HellscapeEvent } from '@crawlspace/hellscape';

/** What is held until somebody has seen it. All of it is seldom, and comes up over the board. */
const WEIGHTY: ReadonlySet<HellscapeEvent['t']> = new Set<HellscapeEvent['t']>([
  'door-card',
  'chest',
  'trap',
  'item-gained',
  'knocked-out',
  'quest',
  'boss-fight',
  'boss-track',
]);

export function isWeighty(event: HellscapeEvent): boolean {
  // What heroes set out with is no news.
  if (event.t === 'item-gained') return event.purpose !== 'starting';
  return WEIGHTY.has(event.t);
}
