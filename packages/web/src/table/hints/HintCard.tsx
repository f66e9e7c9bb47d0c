import { useSignal, useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { isOfTheGame } from '../../game/kit.ts';
import { hintsSeen, markHintSeen } from '../../settings/index.ts';
import { Pic } from '../Pic.tsx';
import type { TableState } from '../state.ts';
import { useTold } from '../story/use-told.ts';
import { tableText } from '../words.ts';

/** A hint, and how many questions there had been when it came up. */
interface Noted {
  readonly hint: string;
  readonly at: number;
}

/** A hint that nobody reads goes after so many questions: it will come again with what it is about. */
const STAYS = 3;

/** A hint for the first time something happens. Each comes once; whoever has had enough says so. */
export function HintCard({ state }: { state: TableState }) {
  const book = state.kit.hints;
  const questions = useRef(0);
  const waiting = useSignal<readonly Noted[]>([]);
  const add = (hints: readonly string[]) => {
    const seen = hintsSeen.peek();
    const fresh = [...new Set(hints)].filter((hint) => !seen.includes(hint));
    const older = waiting
      .peek()
      .filter(({ hint, at }) => at > questions.current - STAYS && !fresh.includes(hint));
    // What happens now comes before what was not read earlier.
    waiting.value = [...fresh.map((hint) => ({ hint, at: questions.current })), ...older];
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
    questions.current++;
    if (decision) add(book.ofDecision(state.session.table.peek().game, decision));
  });
  const [noted] = waiting.value.filter(({ hint }) => !hintsSeen.value.includes(hint));
  if (!noted) return null;
  return <Hint key={noted.hint} state={state} hint={noted.hint} />;
}

/** Questions with so many options leave no room for a whole hint beside them. */
const MANY = 5;

function isCrowded({ kit, decision }: TableState): boolean {
  const listed = decision.value?.options.filter((option) => !kit.isPlace(option)) ?? [];
  return listed.length > (decision.value?.kind === 'allocate' ? MANY / 2 : MANY);
}

/** Where room is short only its title shows until it is opened. */
function Hint({ state, hint }: { state: TableState; hint: string }) {
  const book = state.kit.hints;
  const view = state.session.table.value.game;
  // Story and goal are read before anything is done.
  const open = useSignal(hint === book.all[0]);
  return (
    <aside
      class="hint"
      aria-label={tableText('hint')}
      data-open={open.value}
      data-crowded={isCrowded(state)}
    >
      <Pic name="advice" class="hint-picture" />
      <div class="hint-words" role="status">
        <h2>{book.title(hint, view)}</h2>
        <p>{book.text(hint, view)}</p>
      </div>
      <div class="hint-buttons">
        <button
          type="button"
          class="button button-small hint-open"
          onClick={() => {
            open.value = true;
          }}
        >
          {tableText('read-hint')}
        </button>
        <button
          type="button"
          class="button button-small button-primary"
          onClick={() => markHintSeen(hint)}
        >
          {tableText('got-it')}
        </button>
        <button type="button" class="link-button" onClick={() => book.all.forEach(markHintSeen)}>
          {tableText('no-more-hints')}
        </button>
      </div>
    </aside>
  );
}
