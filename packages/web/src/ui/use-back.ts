import { useLayoutEffect, useRef } from 'preact/hooks';

/** How to close what lies open, the topmost last. */
const lyingOpen: (() => void)[] = [];
/** Whether an entry of the history stands for what lies open. */
let hasEntry = false;
/** Where a step back leads that has yet to be made, and where somebody went meanwhile. */
let stepBack: { readonly to: string; instead?: string } | null = null;

/**
 * The browser's Back closes what lies open before it leads anywhere. One entry of the history stands
 * for whatever lies open, and goes when nothing does any more.
 */
export function useBackToClose(onClose: () => void): void {
  const latest = useRef(onClose);
  latest.current = onClose;
  // With the layout, so that what takes the place of something else is there before that is missed.
  useLayoutEffect(() => {
    const close = () => latest.current();
    lyingOpen.push(close);
    keepEntry();
    return () => {
      lyingOpen.splice(lyingOpen.indexOf(close), 1);
      setTimeout(keepEntry);
    };
  }, []);
}

/** Brings the history in line with what lies open. */
function keepEntry(): void {
  if (lyingOpen.length > 0) {
    if (!hasEntry) history.pushState({ opened: true }, '');
    hasEntry = true;
  } else if (hasEntry) {
    hasEntry = false;
    // Whoever has gone to another place from here has left it behind already.
    if (isEntryOfOpened()) {
      stepBack = { to: location.href };
      history.back();
    }
  }
}

/** A step back takes a while: it must not undo what was done after it was asked for. */
function mindStepBack(): void {
  if (!stepBack) return;
  const { to, instead } = stepBack;
  if (location.href !== to) stepBack.instead = location.href;
  else {
    stepBack = null;
    if (instead) location.href = instead;
  }
}

function isEntryOfOpened(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'opened' in state;
}

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    mindStepBack();
    if (isEntryOfOpened()) {
      // Back from elsewhere to what is closed by now: one step further.
      if (lyingOpen.length === 0) history.back();
    } else if (hasEntry) {
      hasEntry = false;
      lyingOpen.at(-1)?.();
    }
  });
}
