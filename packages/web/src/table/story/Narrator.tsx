import type { GameEvent } from '@crawlspace/kernel';
import { useSignal } from '@preact/signals';
import { language } from '../../settings/index.ts';
import type { TableState } from '../state.ts';
import { useTold } from './use-told.ts';

/** More than anyone can listen to at once is left to the log. */
const MOST = 8;

/** Reads new lines of the story out to screen readers. */
export function Narrator({ state: { session, kit } }: { state: TableState }) {
  const lines = useSignal<readonly string[]>([]);
  useTold(session, (all, from) => {
    const view = session.table.peek().game;
    const fresh = kit.story(all.slice(from), null).filter(({ weight }) => weight !== 'faint');
    const line = (event: GameEvent) => kit.words.logLine(language.peek(), view, event);
    if (fresh.length > 0) lines.value = fresh.slice(-MOST).map(({ event }) => line(event));
  });
  return (
    <div class="for-readers" role="log" aria-live="polite">
      {lines.value.map((line, i) => (
        <p key={`${i}${line}`}>{line}</p>
      ))}
    </div>
  );
}
