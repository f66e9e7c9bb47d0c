import { askOf, type HellscapeEvent } from '@crawlspace/hellscape';
import type { Decision } from '@crawlspace/kernel';

/** What is held as a row until somebody has seen it. All of it is seldom, and comes up over the board. */
const WEIGHTY: ReadonlySet<HellscapeEvent['t']> = new Set<HellscapeEvent['t']>([
  'chest',
  'trap',
  'item-gained',
  'quest',
  'boss-track',
]);

export function isWeighty(event: HellscapeEvent, asked: Decision | null = null): boolean {
  // What heroes set out with is no news, and what is asked about next is seen beside the question.
  if (event.t === 'item-gained')
    return event.purpose !== 'starting' && !(asked && askOf(asked) === 'new-item');
  return WEIGHTY.has(event.t);
}
