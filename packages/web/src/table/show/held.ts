import type { GameShape } from '@crawlspace/host';
import type { Decision } from '@crawlspace/kernel';
import { effect, type Signal, signal, untracked } from '@preact/signals';
import type { Session } from '../../session/types.ts';
import { keepGoing } from '../../settings/index.ts';
import { isPlayedHere } from './played-here.ts';
import { toldAfter } from './told-after.ts';

interface Held {
  /** Numbers of what was told and waits to be seen. */
  readonly held: Signal<readonly number[]>;
  dispose(): void;
}

/** Nobody takes in more than this at once. */
const AT_ONCE = 3;

/** The moments that are shown together, the earliest first; the rest comes after them, evenly. */
export function shownTogether(held: readonly number[]): readonly number[] {
  const pages = Math.ceil(held.length / AT_ONCE);
  return held.slice(0, Math.ceil(held.length / Math.max(1, pages)));
}

/**
 * Gathers great moments as they are told, until somebody has seen them. Whoever only watches bots, or
 * another page, has nobody to wait for; what ends the game stays in sight by itself.
 */
export function heldMoments<Game extends GameShape>(
  session: Session<Game>,
  isWeighty: (event: Game['event'], asked: Decision | null) => boolean,
): Held {
  const held = signal<readonly number[]>([]);
  let heard = session.events.peek().at(-1)?.n ?? -1;
  let { epoch } = session.table.peek().moment;
  const dispose = effect(() => {
    const { moment, outcome } = session.table.value;
    const fresh = toldAfter(session.events.value, heard);
    heard = session.events.value.at(-1)?.n ?? -1;
    const wentBack = moment.epoch !== epoch;
    epoch = moment.epoch;
    if (wentBack || outcome || keepGoing.value || !waitsForSomebody(session)) {
      // Nothing new to anybody: a question that was seen stays seen.
      if (held.peek().length > 0) held.value = [];
      return;
    }
    const [asked = null] = session.decisions.peek();
    const weighty = fresh.filter(({ event }) => isWeighty(event, asked));
    if (weighty.length > 0) held.value = [...held.peek(), ...weighty.map(({ n }) => n)];
  });
  return { held, dispose };
}

function waitsForSomebody<Game extends GameShape>(session: Session<Game>): boolean {
  return untracked(() => isPlayedHere(session)) && session.notice.peek() !== 'opened-elsewhere';
}
