import type { BrimstoneEvent } from '@crawlspace/brimstone';
import { isWorthShowing } from './happenings.ts';

/**
 * What is held until somebody has seen it. All of it is seldom, and comes up over the board. What is
 * found while rummaging is among it: the next hero's dice would sweep it away before it is read.
 */
const WEIGHTY: ReadonlySet<BrimstoneEvent['t']> = new Set<BrimstoneEvent['t']>([
  'threat',
  'fight-started',
  'ambush',
  'darkness-card',
  'dread-revealed',
  'depth-event',
  'encounter',
  'clue-found',
  'objective-found',
  'gate-opened',
  'loot',
  'scavenge-card',
  'injury',
  'madness',
  'mutation',
  'knocked-out',
  'died',
  'chart-row',
  'level-bonus',
  'item-gained',
]);

export function isWeighty(event: BrimstoneEvent): boolean {
  return WEIGHTY.has(event.t) && isWorthShowing(event);
}
