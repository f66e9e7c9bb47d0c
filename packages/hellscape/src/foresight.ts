import { type Chance, contentOf, Game, type TextRef } from '@crawlspace/kernel';
import { descentOf } from './assembly.ts';
import { zonesInSight } from './board/queries.ts';
import type { Descent } from './descent.ts';
import type { AttackType, DoorId, HeroIndex, ZoneId } from './ids.ts';
import { NO_LUCK, strikeChances } from './rules/combat/chances.ts';
import { type Intent, intents } from './rules/enemies/intent.ts';
import { doorsToOpen } from './rules/exploration/doors.ts';
import { objectsFor, textOfObject } from './rules/exploration/interact.ts';
import { heroAttacks } from './rules/figures/reach.ts';
import type { DescentState } from './state.ts';
import type { DescentView } from './view.ts';

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

/** An attack that could be made, with its chances for those who want to know. */
interface Strike {
  readonly type: AttackType;
  readonly enemy: string;
  readonly chances: () => readonly Chance[];
}

/** What a hero can attack, take up or open without a step. */
export interface AtHand {
  readonly strikes: readonly Strike[];
  readonly objects: readonly { readonly token: number; readonly text: TextRef }[];
  readonly doors: readonly DoorId[];
}

export function atHand(view: DescentView, hero: HeroIndex): AtHand {
  const g = seenBy(view);
  const figure = g.state.heroes[hero];
  if (!figure) return { strikes: [], objects: [], doors: [] };
  return {
    strikes: heroAttacks(g, figure).map((option) => ({
      type: option.type,
      enemy: option.enemy.id,
      chances: () => strikeChances(g, figure, option),
    })),
    objects: objectsFor(g, figure).map((object) => ({
      token: object.id,
      text: textOfObject(object),
    })),
    doors: doorsToOpen(g, figure),
  };
}

/**
 * The descent as far as a view shows it, for reading only. Where everybody stands, what enemies are
 * and which doors are open is all in the view; decks and what only rules keep in mind is not there,
 * and whoever asks for it fails.
 */
export function seenBy(view: DescentView): Descent {
  const state = { ...view, options: { hellbreaker: false } } as unknown as DescentState;
  return descentOf(new Game(state, NO_LUCK, null), contentOf(view), false);
}
