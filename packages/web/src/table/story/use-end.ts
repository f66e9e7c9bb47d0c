import { useEffect, useRef } from 'preact/hooks';

/** How near to its end a list counts as scrolled there, in pixels. */
const NEAR = 24;

/** How a list is scrolled. */
type Scrolled = Pick<HTMLElement, 'scrollTop' | 'scrollHeight' | 'clientHeight'>;

/**
 * Whether a list counts as being at its end. A list that grew is not at its end any more though nobody
 * has touched it, one that glides there is not there yet, and one that got shorter for a moment was
 * moved by nobody: only a hand that goes back leaves the end.
 */
export function isAtEnd(was: boolean, lastTop: number, now: Scrolled, byHand: boolean): boolean {
  const below = now.scrollHeight - now.clientHeight - now.scrollTop;
  if (below < NEAR) return true;
  return was && (!byHand || now.scrollTop >= lastTop);
}

/** What hands do to scroll a list. */
const HANDS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * A list that stays at its newest line, however it grows or shrinks, unless somebody has scrolled back
 * to read.
 */
export function useEndInSight(list: { current: HTMLElement | null }, newest: unknown): void {
  const atEnd = useRef(true);
  useEffect(() => {
    const scrolled = list.current;
    if (!scrolled) return;
    const stay = () => {
      if (atEnd.current) scrolled.scrollTop = scrolled.scrollHeight;
    };
    let lastTop = scrolled.scrollTop;
    let byHand = false;
    const touched = () => {
      byHand = true;
    };
    const look = () => {
      atEnd.current = isAtEnd(atEnd.current, lastTop, scrolled, byHand);
      lastTop = scrolled.scrollTop;
      if (atEnd.current && !byHand) stay();
      else if (atEnd.current) byHand = false;
    };
    scrolled.addEventListener('scroll', look, { passive: true });
    for (const hand of HANDS) scrolled.addEventListener(hand, touched, { passive: true });
    const observer = new ResizeObserver(stay);
    observer.observe(scrolled);
    return () => {
      observer.disconnect();
      scrolled.removeEventListener('scroll', look);
      for (const hand of HANDS) scrolled.removeEventListener(hand, touched);
    };
  }, [list]);
  useEffect(() => {
    if (list.current && atEnd.current) list.current.scrollTop = list.current.scrollHeight;
  }, [newest]);
}
