import type { GameShape } from '@crawlspace/host';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isOfTheGame } from '../of-the-game.ts';
import { COMPOSITIONS, type Moment } from './moments/moment.ts';
import { firstPage, kindAmong, momentOf } from './moments/pages.ts';
import { heldAmong, waits } from './show/held.ts';
import type { TableState } from './state.ts';
import { useTold } from './story/use-told.ts';

/** When more come at once than anybody wants to see, the earliest are left to the story. */
const MOST_WAITING = 3;

/** Moments that nobody has to wait for: each is in sight for a while, or until something is pressed. */
export function usePassing<Game extends GameShape>(state: TableState<Game>): Moment | null {
  const { session, kit, rolling } = state;
  const waiting = useSignal<readonly (readonly number[])[]>([]);
  useTold(session, (all, from) => {
    const told = all
      .slice(from)
      .flatMap(({ n, event }) => (isOfTheGame<Game['event']>(event) ? [{ n, event }] : []));
    const held = waits(session) ? heldAmong(session, kit, told) : [];
    let fresh: readonly number[] = told
      .filter(({ n, event }) => kit.moments.kindOf(event) && !held.includes(n))
      .map(({ n }) => n);
    const pages: (readonly number[])[] = [];
    while (fresh.length > 0) {
      const page = firstPage(fresh, kindAmong(kit, all));
      pages.push(page);
      fresh = fresh.slice(page.length);
    }
    if (pages.length > 0) waiting.value = [...waiting.peek(), ...pages].slice(-MOST_WAITING);
  });
  const clear = () => {
    waiting.value = [];
  };
  const isCovered = state.held.value.length > 0;
  const { epoch } = session.table.value.moment;
  useEffect(clear, [epoch, isCovered]);
  // Dice lie still before it is told what they brought.
  const page = isCovered || rolling.value !== null ? undefined : waiting.value[0];
  const view = session.table.value.game;
  const moment = page ? momentOf(kit, view, session.events.value, page) : null;
  useEffect(() => {
    if (!moment) return;
    const { lasts } = COMPOSITIONS[moment.kind];
    const next = () => {
      waiting.value = waiting.peek().slice(1);
    };
    const timer = lasts === null ? undefined : setTimeout(next, lasts);
    for (const press of PRESSES) addEventListener(press, clear, { capture: true });
    return () => {
      clearTimeout(timer);
      for (const press of PRESSES) removeEventListener(press, clear, { capture: true });
    };
  }, [moment?.n]);
  return moment;
}

const PRESSES = ['keydown', 'pointerdown'] as const;
