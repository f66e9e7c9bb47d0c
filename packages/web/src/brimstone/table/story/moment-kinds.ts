import type { BrimstoneEvent } from '@crawlspace/brimstone';
import type { MomentKind } from '../../../table/moments/moment.ts';
import { content } from '../../content.ts';

const KINDS: Readonly<Partial<Record<BrimstoneEvent['t'], MomentKind>>> = {
  'tile-placed': 'room',
  critical: 'critical',
  'knocked-out': 'down',
  died: 'death',
  'level-gained': 'level',
  won: 'victory',
  lost: 'defeat',
};

/** Cards that change the evening, or a hero, and the deck that each comes from. */
export const DECKS = {
  'darkness-card': 'deck-darkness',
  'dread-revealed': 'deck-dread',
  'depth-event': 'deck-depth-event',
  encounter: 'deck-encounter',
  injury: 'deck-injury',
  madness: 'deck-madness',
  mutation: 'deck-mutation',
} as const satisfies Partial<Record<BrimstoneEvent['t'], string>>;

/** The great moment that an event is; null for most. */
export function kindOf(event: BrimstoneEvent): MomentKind | null {
  if (event.t === 'enemies-placed') return isHuge(event.type) ? 'boss' : null;
  if (event.t === 'enemy-killed') return isHuge(event.type) ? 'boss-falls' : null;
  return isOfADeck(event.t) ? 'card' : (KINDS[event.t] ?? null);
}

export function isOfADeck(name: BrimstoneEvent['t']): name is keyof typeof DECKS {
  return Object.hasOwn(DECKS, name);
}

/** What fills more than a space is a fight of its own. */
export function isHuge(type: string): boolean {
  const size = content().enemies[type]?.normal.size;
  return size === 'extra-large' || size === 'xxl';
}
