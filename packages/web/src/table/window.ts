import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Insets } from '../board/plane.ts';

const NOTHING: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** How much of the board panels lie over on each side: what is left between them is the window. */
export function useWindowInsets(stage: { current: HTMLElement | null }): ReadonlySignal<Insets> {
  const insets = useSignal<Insets>(NOTHING);
  useEffect(() => {
    const whole = stage.current;
    const open = whole?.parentElement?.querySelector('.table-window');
    if (!whole || !open) return;
    const happenings = open.querySelector('.happenings');
    const measure = () => {
      const outer = whole.getBoundingClientRect();
      const inner = open.getBoundingClientRect();
      const over = coveredBy(happenings, inner);
      const next: Insets = {
        top: Math.round(inner.top + over.top - outer.top),
        right: Math.round(outer.right - Math.min(inner.right, leftOfControls(whole))),
        bottom: Math.round(outer.bottom - inner.bottom + over.bottom),
        left: Math.round(inner.left - outer.left),
      };
      if (same(next, insets.peek())) return;
      insets.value = next;
      // What lies over the window knows where it begins and ends.
      const { style } = whole.parentElement ?? whole;
      style.setProperty('--window-top', `${next.top - over.top}px`);
      style.setProperty('--window-bottom', `${next.bottom - over.bottom}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(whole);
    observer.observe(open);
    if (happenings) observer.observe(happenings);
    return () => observer.disconnect();
  }, [stage, insets]);
  return insets;
}

/** So much of the window what comes up over it may take from the board. */
const MOST_COVERED = 0.6;

/** What just happened is told over the board, at its top or at its bottom: nothing that matters lies below. */
function coveredBy(happenings: Element | null, window: DOMRect): { top: number; bottom: number } {
  const { top = 0, height = 0 } = happenings?.getBoundingClientRect() ?? {};
  const covered = Math.min(height, MOST_COVERED * window.height);
  const isAtTop = top - window.top < window.height / 2 && happenings !== null;
  return isAtTop ? { top: covered, bottom: 0 } : { top: 0, bottom: covered };
}

/** What lies under the buttons on the board can be neither seen nor tapped. */
function leftOfControls(stage: HTMLElement): number {
  const buttons = stage.querySelector('.board-controls:not(.board-shared)');
  return buttons?.getBoundingClientRect().left ?? Number.POSITIVE_INFINITY;
}

function same(one: Insets, other: Insets): boolean {
  return (
    one.top === other.top &&
    one.right === other.right &&
    one.bottom === other.bottom &&
    one.left === other.left
  );
}
