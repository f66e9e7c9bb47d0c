import { Game, type Luck } from '@crawlspace/kernel';
import { descentOf } from './assembly.ts';
import { zonesInSight } from './board/queries.ts';
import { content } from './content/index.ts';
import type { Descent } from './descent.ts';
import type { ZoneId } from './ids.ts';
import { type Intent, intents } from './rules/enemies/intent.ts';
import type { DescentState } from './state.ts';
import type { DescentView } from './view.ts';

/** Foreseeing rolls no dice. */
const NO_LUCK: Luck = {
  pick: () => {
    throw new Error('foreseeing must not roll dice');
  },
  shuffle: (cards) => cards,
  save: () => [],
  restore: () => undefined,
  reseed: () => undefined,
};

/**
 * What anybody who sees this much can foresee. Nothing hidden takes part in it; where players will
 * choose or dice decide, it says so.
 */
export function intentsOf(view: DescentView): readonly Intent[] {
  return intents(seenBy(view));
}

/** The zones that are seen from a zone, itself included. */
export function sightFrom(view: DescentView, zone: ZoneId): readonly ZoneId[] {
  return zonesInSight(seenBy(view), zone).map((sighted) => sighted.zone);
}

/**
 * The descent as far as a view shows it, for reading only. Where everybody stands, what enemies are
 * and which doors are open is all in the view; decks and what only rules keep in mind is not there,
 * and whoever asks for it fails.
 */
function seenBy(view: DescentView): Descent {
  const state = { ...view, options: { hellbreaker: false } } as unknown as DescentState;
  return descentOf(new Game(state, NO_LUCK, null), content, false);
}
