import { useSignal, useSignalEffect } from '@preact/signals';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { isOfTheGame } from '../../of-the-game.ts';
import { hintsSeen, markHintSeen } from '../../settings/index.ts';
import { Pic } from '../Pic.tsx';
import type { TableState } from '../state.ts';
import { useTold } from '../story/use-told.ts';
import { tableText } from '../words.ts';
import { calmestCorner } from './corner.ts';
import { type Hints, isReadBy, NO_HINTS, noting, withNext } from './next-hint.ts';

/** A hint for the first time something happens, one at a time. Each comes once; whoever has had enough says so. */
export function HintCard({ state }: { state: TableState }) {
  const book = state.kit.hints;
  const questions = useRef(0);
  const hints = useSignal<Hints>(NO_HINTS);
  const note = (about: readonly string[]) => {
    const seen = hintsSeen.peek();
    const fresh = about.filter((hint) => !seen.includes(hint));
    hints.value = noting(hints.peek(), fresh, questions.current);
  };
  useTold(state.session, (all, from) => {
    const fresh = all.slice(from).map(({ event }) => event);
    note(book.ofEvents(fresh.filter(isOfTheGame)));
  });
  useSignalEffect(() => {
    const decision = state.decision.value;
    if (!decision) return;
    const now = ++questions.current;
    const { shown } = hints.peek();
    if (shown && isReadBy(hints.peek(), now)) markHintSeen(shown.hint);
    if (shown && hintsSeen.peek().includes(shown.hint))
      hints.value = { ...hints.peek(), shown: null };
    note(book.ofDecision(state.session.table.peek().game, decision));
    hints.value = withNext(hints.peek(), now);
  });
  const { shown } = hints.value;
  // What is great has the screen to itself.
  if (state.held.value.length > 0) return null;
  if (!shown || hintsSeen.value.includes(shown.hint)) return null;
  return <Hint key={shown.hint} state={state} hint={shown.hint} />;
}

/**
 * It lies over the board, so that nothing moves, in the corner where it hides least of what can be tapped. Where there is
 * no room beside the board, it is a chip with its title until somebody wants to read it.
 */
function Hint({ state, hint }: { state: TableState; hint: string }) {
  const book = state.kit.hints;
  const view = state.session.table.value.game;
  const card = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const asked = state.decision.value?.id;
  useLayoutEffect(() => calmestCorner(card.current), [asked, isOpen]);
  return (
    <aside ref={card} class="hint" aria-label={tableText('hint')} data-open={isOpen}>
      <button type="button" class="hint-chip" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <Pic name="advice" />
        {book.title(hint, view)}
      </button>
      <Pic name="advice" class="hint-picture" />
      <div class="hint-words" role="status">
        <h2>{book.title(hint, view)}</h2>
        <p>{book.text(hint, view)}</p>
      </div>
      <div class="hint-buttons">
        <button type="button" class="link-button" onClick={() => book.all.forEach(markHintSeen)}>
          {tableText('no-more-hints')}
        </button>
        <button
          type="button"
          class="button button-small button-primary"
          onClick={() => markHintSeen(hint)}
        >
          {tableText('got-it')}
        </button>
      </div>
    </aside>
  );
}
