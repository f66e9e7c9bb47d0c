import type { Told } from '@crawlspace/kernel';

/** What was told by the game itself and not by the table. */
export function isOfTheGame<Event extends { readonly t: string }>(
  event: Told<Event>['event'],
): event is Event {
  return event.t !== 'undone-by-vote' && event.t !== 'resumed-under-new-rules';
}
