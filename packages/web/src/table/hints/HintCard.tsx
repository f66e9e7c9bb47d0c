import { useSignal, useSignalEffect } from '@preact/signals';
import { isOfTheGame } from '../../game/kit.ts';
import { hintsSeen, markHintSeen } from '../../settings/index.ts';
import type { HintBook } from '../kit.ts';
import { Pic } from '../Pic.tsx';
import type { TableState } from '../state.ts';
import { useTold } from '../story/use-told.ts';
import { t } from '../words.ts';

/** A hint for the first time something happens. Each comes once; whoever has had enough says so. */
export function HintCard({ state }: { state: TableState }) {
  const book = state.kit.hints;
  const waiting = useSignal<readonly string[]>([]);
  const add = (hints: readonly string[]) => {
    const fresh = hints.filter(
      (hint) => !hintsSeen.peek().includes(hint) && !waiting.peek().includes(hint),
    );
    // What happens now comes before what was not read earlier.
    if (fresh.length > 0) waiting.value = [...new Set(fresh), ...waiting.peek()];
  };
  useTold(state.session, (all, from) => {
    add(
      book.ofEvents(
        all
          .slice(from)
          .map(({ event }) => event)
          .filter(isOfTheGame),
      ),
    );
  });
  useSignalEffect(() => {
    const decision = state.decision.value;
    if (decision) add(book.ofDecision(state.session.table.peek().game, decision));
  });
  const [hint] = waiting.value.filter((each) => !hintsSeen.value.includes(each));
  if (!hint) return null;
  return <Hint key={hint} book={book} hint={hint} />;
}

/** Where room is short only its title shows until it is opened. */
function Hint({ book, hint }: { book: HintBook; hint: string }) {
  const open = useSignal(false);
  return (
    <aside class="hint" aria-label={t('hint')} data-open={open.value}>
      <Pic name="advice" class="hint-picture" />
      <div class="hint-words" role="status">
        <h2>{book.title(hint)}</h2>
        <p>{book.text(hint)}</p>
      </div>
      <div class="hint-buttons">
        <button
          type="button"
          class="button button-small hint-open"
          onClick={() => {
            open.value = true;
          }}
        >
          {t('read-hint')}
        </button>
        <button
          type="button"
          class="button button-small button-primary"
          onClick={() => markHintSeen(hint)}
        >
          {t('got-it')}
        </button>
        <button type="button" class="link-button" onClick={() => book.all.forEach(markHintSeen)}>
          {t('no-more-hints')}
        </button>
      </div>
    </aside>
  );
}
