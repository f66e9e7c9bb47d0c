import type { GameShape } from '@crawlspace/host';
import type { Told } from '@crawlspace/kernel';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { PACE } from '../../board/pace.ts';
import { motion } from '../../settings/index.ts';
import { BETWEEN_ROLLS } from '../show/rolling.ts';
import type { TableState } from '../state.ts';
import { tableText } from '../words.ts';
import { HeldRows } from './HeldRows.tsx';
import { useTold } from './use-told.ts';

/** How many are in sight at once, and beside a moment that is held. */
const IN_SIGHT = 2;
const BESIDE_A_MOMENT = 1;
/** When more wait than anybody wants to see, the oldest are left to the log. */
const MOST_WAITING = 12;
/** As many as one answer ever brings. */
const MOST_REMEMBERED = 60;
/** Between one and the next, when nothing moves. */
const AT_ONCE = 60;

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
  readonly state: TableState<Game>;
  /** What of the latest events is worth showing, in their order. */
  readonly read: (all: readonly Told<Game['event']>[], from: number) => readonly Kind[];
  /** For how many milliseconds it is in sight. */
  readonly lasts: (happening: Kind) => number;
  readonly row: (happening: Kind) => VNode;
}

/**
 * What just happened, over the board: dice, cards, alarms. Small things come one after the other and
 * go; great ones are gathered and stay until somebody has seen them.
 */
export function Happenings<Game extends GameShape, Kind extends Happening>({
  state,
  read,
  lasts,
  row,
}: Props<Game, Kind>) {
  const { session, held, rolling } = state;
  const waiting = useSignal<readonly Kind[]>([]);
  const shown = useSignal<readonly Shown<Kind>[]>([]);
  const latest = useSignal<readonly Kind[]>([]);
  useTold(session, (all, from) => {
    const fresh = read(all, from);
    latest.value = [...latest.peek(), ...fresh].slice(-MOST_REMEMBERED);
    waiting.value = [...waiting.peek(), ...fresh].slice(-MOST_WAITING);
  });
  const page = state.page.value;
  const great = latest.value.filter(({ n }) => page.includes(n));
  // What is held comes up by itself, and not once more in passing.
  useEffect(() => {
    waiting.value = waiting.peek().filter(({ n }) => !held.peek().includes(n));
  }, [held.value]);
  const clear = () => {
    waiting.value = [];
    shown.value = [];
    rolling.value = null;
  };
  const { epoch } = session.table.value.moment;
  useEffect(clear, [epoch]);
  useEffect(() => {
    const beat = setInterval(
      () => {
        const now = performance.now();
        const staying = shown.peek().filter(({ until }) => until > now);
        const [next, ...rest] = waiting.peek();
        if (next) {
          waiting.value = rest;
          staying.push({ happening: next, until: now + lasts(next) });
        }
        if (next || staying.length !== shown.peek().length) shown.value = staying.slice(-IN_SIGHT);
      },
      Math.max(AT_ONCE, BETWEEN_ROLLS * PACE[motion.value]),
    );
    return () => clearInterval(beat);
  }, [motion.value]);
  const passing = great.length > 0 ? shown.value.slice(-BESIDE_A_MOMENT) : shown.value;
  // A picture has the board for itself.
  if (state.moment.value || (great.length === 0 && passing.length === 0))
    return <div class="happenings" />;
  return (
    <div class="happenings">
      {passing.length > 0 && (
        <ol class="happenings-list">
          {passing.map(({ happening }) => (
            <li key={happening.n} class={`happening happening-${happening.kind}`}>
              {row(happening)}
            </li>
          ))}
        </ol>
      )}
      {great.length > 0 ? (
        <HeldRows
          moments={great}
          more={held.value.length - page.length}
          row={row}
          onSeen={state.goOn}
        />
      ) : (
        <button type="button" class="happenings-skip" onClick={clear}>
          {waiting.value.length > 0
            ? tableText('skip-more', { count: waiting.value.length })
            : tableText('skip')}
        </button>
      )}
    </div>
  );
}
