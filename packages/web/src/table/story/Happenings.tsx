import type { GameShape } from '@crawlspace/host';
import type { Told } from '@crawlspace/kernel';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Session } from '../../session/types.ts';
import { type Motion, motion } from '../../settings/index.ts';
import { tableText } from '../words.ts';
import { useTold } from './use-told.ts';

/** How many are in sight at once. */
const IN_SIGHT = 3;
/** When more wait than anybody wants to see, the oldest are left to the log. */
const MOST_WAITING = 12;
/** Between one and the next, at full pace. */
const BEAT = 380;

/** Something that is shown over the board for a while. */
interface Happening {
  readonly n: number;
  readonly kind: string;
}

interface Shown<Kind> {
  readonly happening: Kind;
  readonly until: number;
}

interface Props<Game extends GameShape, Kind extends Happening> {
  readonly session: Session<Game>;
  /** What of the latest events is worth showing, in their order. */
  readonly read: (all: readonly Told<Game['event']>[], from: number) => readonly Kind[];
  /** For how many milliseconds it is in sight. */
  readonly lasts: (happening: Kind) => number;
  readonly row: (happening: Kind) => VNode;
}

/** What just happened, over the board: dice, cards, alarms. They come one after the other and go. */
export function Happenings<Game extends GameShape, Kind extends Happening>({
  session,
  read,
  lasts,
  row,
}: Props<Game, Kind>) {
  const waiting = useSignal<readonly Kind[]>([]);
  const shown = useSignal<readonly Shown<Kind>[]>([]);
  useTold(session, (all, from) => {
    waiting.value = [...waiting.peek(), ...read(all, from)].slice(-MOST_WAITING);
  });
  const clear = () => {
    waiting.value = [];
    shown.value = [];
  };
  const { epoch } = session.table.value.moment;
  useEffect(clear, [epoch]);
  useEffect(() => {
    const beat = setInterval(() => {
      const now = performance.now();
      const staying = shown.peek().filter(({ until }) => until > now);
      const [next, ...rest] = waiting.peek();
      if (next) {
        waiting.value = rest;
        staying.push({ happening: next, until: now + lasts(next) });
      }
      if (next || staying.length !== shown.peek().length) shown.value = staying.slice(-IN_SIGHT);
    }, paceOf(motion.value));
    return () => clearInterval(beat);
  }, [motion.value]);
  if (shown.value.length === 0) return null;
  return (
    <div class="happenings">
      <ol class="happenings-list">
        {shown.value.map(({ happening }) => (
          <li key={happening.n} class={`happening happening-${happening.kind}`}>
            {row(happening)}
          </li>
        ))}
      </ol>
      <button type="button" class="happenings-skip" onClick={clear}>
        {waiting.value.length > 0
          ? tableText('skip-more', { count: waiting.value.length })
          : tableText('skip')}
      </button>
    </div>
  );
}

function paceOf(pace: Motion): number {
  return { full: BEAT, fast: BEAT * 0.4, off: 60 }[pace];
}
