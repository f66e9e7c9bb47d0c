import type { GameEvent } from './game.ts';
import type { SeatId, Viewer } from './question.ts';

/** Events that belong to the table and to no game. */
export interface TableEvent extends GameEvent {
  readonly t: 'undone-by-vote' | 'resumed-under-new-rules';
  readonly voters?: readonly SeatId[];
}

/** An event and its number, counted from 0. */
export interface Told<Event> {
  readonly n: number;
  readonly event: Event | TableEvent;
}

export function mayKnow(viewer: Viewer, { only }: GameEvent): boolean {
  return !only || ('seat' in viewer && only.includes(viewer.seat));
}
