import { useSignal } from '@preact/signals';
import type { Session } from '../../session/types.ts';
import { lineOf } from '../words.ts';
import { storyLines } from './log.ts';
import { useTold } from './use-told.ts';

/** More than anyone can listen to at once is left to the log. */
const MOST = 8;

/** Reads new lines of the story out to screen readers. */
export function Narrator({ session }: { session: Session }) {
  const lines = useSignal<readonly string[]>([]);
  useTold(session, (all, from) => {
    const view = session.table.peek().game;
    const fresh = storyLines(all.slice(from), null).filter(({ weight }) => weight !== 'faint');
    if (fresh.length > 0) lines.value = fresh.slice(-MOST).map(({ event }) => lineOf(view, event));
  });
  return (
    <div class="for-readers" role="log" aria-live="polite">
      {lines.value.map((line, i) => (
        <p key={`${i}${line}`}>{line}</p>
      ))}
    </div>
  );
}
