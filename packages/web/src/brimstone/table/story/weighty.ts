import type { BrimstoneEvent } from '@crawlspace/brimstone';

/**
 * What is held until somebody has seen it. All of it is seldom, and comes up over the board; what
 * somebody has just asked for, like rummaging, is looked at anyway.
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
  'injury',
  'madness',
  'mutation',
  'knocked-out',
  'died',
  'chart-row',
  'level-bonus',
]);

export function isWeighty({ t }: BrimstoneEvent): boolean {
  return WEIGHTY.has(t);
}
