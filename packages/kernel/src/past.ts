import type { Snapshot } from './snapshot.ts';

/** So many answers with so many events, up to a safe point. */
export interface Settled {
  readonly answers: number;
  readonly events: number;
}

/** What came of some answers: kept piece by piece, so that keeping it costs the same early and late. */
export interface PastPart<Event = unknown> {
  /** How many answers stood before; what was known of later ones did not happen. */
  readonly answers: number;
  /** For each answer, 1 when luck or a secret came into play after it, else 0. */
  readonly fateful: string;
  /** How many events were told before. */
  readonly told: number;
  readonly events: readonly Event[];
}

/** A safe point and all that came before it: enough to open a table there without playing up to it. */
export interface Past<State = unknown, Event = unknown> {
  readonly snapshot: Snapshot<State>;
  readonly fateful: readonly boolean[];
  readonly events: readonly Event[];
}

/** Puts a past together. Null when its parts do not fit, or do not lead to the safe point. */
export function pastOf(snapshot: Snapshot<unknown>, parts: readonly PastPart[]): Past | null {
  const fateful: boolean[] = [];
  const events: unknown[] = [];
  for (const part of parts) {
    if (part.answers > fateful.length || part.told > events.length) return null;
    fateful.length = part.answers;
    events.length = part.told;
    for (const letter of part.fateful) fateful.push(letter === '1');
    for (const event of part.events) events.push(event);
  }
  return fateful.length === snapshot.answers ? { snapshot, fateful, events } : null;
}
