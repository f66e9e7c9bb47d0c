import type { BrimstoneEvent } from '@crawlspace/brimstone';
import { isWorthShowing } from './happenings.ts';

/**
 * What is held as a row until somebody has seen it. All of it is seldom, and comes up over the board. What is
 * found while rummaging is among it: the next hero's dice would sweep it away before it is read.
 */
const WEIGHTY: ReadonlySet<BrimstoneEvent['t']> = new Set<BrimstoneEvent['t']>([
  'threat',
  'fight-started',
  'ambush',
  'clue-found',
  'objective-found',
  'gate-opened',
  'loot',
  'scavenge-card',
  'chart-row',
  'level-bonus',
  'item-gained',
]);

export function isWeighty(event: BrimstoneEvent): boolean {
  return WEIGHTY.has(event.t) && isWorthShowing(event);
}
