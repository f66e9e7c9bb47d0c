import { Pic } from '../Pic.tsx';
import type { TableState } from '../state.ts';
import { tableText } from '../words.ts';

/** Takes the last answer back; when that cannot be, says why and lets the table agree on it. */
export function UndoButton({ state }: { state: TableState }) {
  const { canUndo, moment } = state.session.table.value;
  const problem = state.problem.value;
  return (
    <span class="undo">
      <button
        type="button"
        class={canUndo ? 'bar-button' : 'bar-button bar-button-dim'}
        onClick={state.undo}
        disabled={moment.n === 0}
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
            {problem === 'barrier' && (
              <button type="button" class="button button-primary button-small" onClick={state.vote}>
                {state.session.seats > 1 ? tableText('vote-undo') : tableText('undo-anyway')}
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
