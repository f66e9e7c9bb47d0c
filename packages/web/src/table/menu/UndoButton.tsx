import { Pic } from '../Pic.tsx';
import type { TableState } from '../state.ts';
import { tableText } from '../words.ts';

/** Takes the last answer back; when that cannot be, says why and lets the table agree on it. */
export function UndoButton({ state }: { state: TableState }) {
  const { canUndo, moment } = state.session.table.value;
  const { fellows } = state.session;
  const problem = state.problem.value;
  return (
    <span class="undo">
      <button
        type="button"
        class={canUndo ? 'bar-button' : 'bar-button bar-button-dim'}
        onClick={state.undo}
        disabled={moment.n === 0 || fellows?.seats.value.length === 0}
        aria-keyshortcuts="U"
        title={tableText('undo-key')}
      >
        <Pic name="undo" />
        <span class="bar-word">{tableText('undo')}</span>
      </button>
      {problem && (
        <div class="popover slab" role="alertdialog" aria-label={tableText('undo')}>
          <p>{tableText(`undo-${problem}`)}</p>
          <div class="popover-buttons">
            {(problem === 'barrier' || problem === 'not-yours') && (
              <button type="button" class="button button-primary button-small" onClick={state.vote}>
                {tableText(wordForVote(state))}
              </button>
            )}
            <button
              type="button"
              class="button button-small"
              onClick={() => {
                state.problem.value = null;
              }}
            >
              {tableText('leave-it')}
            </button>
          </div>
        </div>
      )}
    </span>
  );
}

/** Alone, around one screen, or with others elsewhere. */
function wordForVote({ session }: TableState): 'undo-anyway' | 'vote-undo' | 'ask-undo' {
  const { fellows, seats } = session;
  if (fellows?.around.value.places.some(({ person }) => person && person !== fellows.you)) {
    return 'ask-undo';
  }
  return seats > 1 ? 'vote-undo' : 'undo-anyway';
}
