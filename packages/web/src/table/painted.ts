import { effect } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import type { TableState } from './state.ts';

/**
 * Nobody can have meant to answer what was not on the screen yet: a question takes no taps and keys
 * until it has been painted.
 */
export function usePainted(state: TableState): void {
  // With the layout: an effect after it would come when somebody may have answered the first question.
  useLayoutEffect(
    () =>
      effect(() => {
        state.decision.value;
        state.session.table.value.moment.epoch;
        // What is held appears where a finger may be tapping already.
        const longer = state.held.value.length > 0 || state.session.acting.value ? READING : 0;
        state.painted.value = false;
        return afterPainting(longer, () => {
          state.painted.value = true;
        });
      }),
    [state],
  );
}

/** Milliseconds in which nobody can have read anything. */
const READING = 300;

/** What changes now is on the screen when the frame after the next one begins. */
function afterPainting(longer: number, then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      if (longer === 0) then();
      else timer = setTimeout(then, longer);
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
