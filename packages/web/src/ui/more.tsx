import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** A list that may be longer than the room it has. */
interface List {
  readonly current: HTMLElement | null;
}

/** A glass beside an option shows its card, and is no option more. */
const CONTROLS = 'button:not(.pick-zoom), a[href], input, select, summary';
/** Of what is cut off by so little, in pixels, all can be read. */
const SLACK = 4;

/** What of a list lies beyond its lower edge. */
export interface Beyond {
  /** Whether it goes on at all. */
  readonly more: boolean;
  /** How many things to press lie there. */
  readonly controls: number;
}

const NOTHING: Beyond = { more: false, controls: 0 };

/**
 * Sees what of a list lies beyond its lower edge, and marks the list with it (`data-more`): a list that goes on looks
 * as if it did.
 */
export function useMore(list: List): Signal<Beyond> {
  const beyond = useSignal(NOTHING);
  const look = useRef(() => {
    const now = list.current ? beyondIn(list.current) : NOTHING;
    const { more, controls } = beyond.peek();
    if (now.more !== more || now.controls !== controls) beyond.value = now;
  });
  useEffect(() => {
    const scrolled = list.current;
    if (!scrolled) return;
    const see = look.current;
    const observer = new ResizeObserver(see);
    observer.observe(scrolled);
    for (const child of scrolled.children) observer.observe(child);
    scrolled.addEventListener('scroll', see, { passive: true });
    return () => {
      observer.disconnect();
      scrolled.removeEventListener('scroll', see);
    };
  }, []);
  // Whatever was drawn may have made it longer or shorter.
  useLayoutEffect(() => look.current());
  return beyond;
}

function beyondIn(list: HTMLElement): Beyond {
  const more = list.scrollHeight - list.clientHeight - list.scrollTop > SLACK;
  if (more) list.dataset['more'] = 'below';
  else delete list.dataset['more'];
  if (!more) return NOTHING;
  const edge = list.getBoundingClientRect().top + list.clientHeight + SLACK;
  const controls = [...list.querySelectorAll(CONTROLS)].filter(
    (each) => each.getBoundingClientRect().bottom > edge,
  );
  return { more, controls: controls.length };
}

interface Props {
  readonly list: List;
  /** Says how many things to press lie there; without any, that it goes on. */
  readonly words: (controls: number) => string;
}

/** Says that a list goes on below, and leads there. */
export function MoreBelow({ list, words }: Props) {
  const { more, controls } = useMore(list).value;
  if (!more) return null;
  return (
    <button
      type="button"
      class="more-below"
      data-test="more-below"
      tabIndex={-1}
      onClick={() => list.current?.scrollBy({ top: list.current.clientHeight * 0.8 })}
    >
      <span aria-hidden="true">▾</span> {words(controls)}
    </button>
  );
}
