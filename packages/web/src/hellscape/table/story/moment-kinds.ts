import type { HellscapeEvent } from '@crawlspace/hellscape';
import type { MomentKind } from '../../../table/moments/moment.ts';
import { content } from '../../content.ts';

const KINDS: Readonly<Partial<Record<HellscapeEvent['t'], MomentKind>>> = {
  'chamber-revealed': 'room',
  'door-card': 'card',
  'knocked-out': 'down',
  'level-up': 'level',
  'boss-fight': 'boss',
  won: 'victory',
  lost: 'defeat',
};

/** A blow that goes through with this many Wounds is remembered. */
const CRUSHING = 4;

/** The great moment that an event is; null for most. */
export function kindOf(event: HellscapeEvent): MomentKind | null {
  if (event.t === 'totalled') return event.amount >= CRUSHING ? 'critical' : null;
  if (event.t !== 'killed') return KINDS[event.t] ?? null;
  if (event.enemy === undefined) return 'death';
  return isBoss(event.card) && event.purpose === 'last' ? 'boss-falls' : null;
}

function isBoss(card: string): boolean {
  return Object.hasOwn(content().bosses, card);
}
