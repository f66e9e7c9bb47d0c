import { gameOf } from '../../game-ids.ts';
import { addressOf } from '../../route.ts';
import { hintsSeen } from '../../settings/index.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import type { TableState } from '../state.ts';
import { tableText } from '../words.ts';

/** The keys, every hint to read again, and the way to see them all anew. */
export function HelpDialog({ state, onClose }: { state: TableState; onClose: () => void }) {
  const { hints } = state.kit;
  const view = state.session.table.value.game;
  const foot = (
    <>
      <a
        class="button"
        href={addressOf({ screen: 'rules', game: gameOf(state.session.game), id: null })}
      >
        {tableText('all-rules')}
      </a>
      <button
        type="button"
        class="button button-primary"
        onClick={() => {
          hintsSeen.value = hintsSeen.peek().filter((hint) => !hints.all.includes(hint));
          onClose();
        }}
      >
        {tableText('hints-again')}
      </button>
    </>
  );
  const keys = [
    ['1 – 9, 0, A – Z', tableText('key-digits')],
    ['⏎', tableText('key-enter')],
    ['Esc', tableText('key-escape')],
    ['U', tableText('key-u')],
    ['?', tableText('key-advice')],
    ['⇧I', tableText('key-foresee')],
    [tableText('finger'), tableText('key-hold')],
  ] as const;
  return (
    <Dialog title={tableText('help')} onClose={onClose} foot={foot} wide>
      <dl class="keys">
        {keys.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <dl class="help-hints">
        {hints.all.map((hint) => (
          <div key={hint}>
            <dt>{hints.title(hint, view)}</dt>
            <dd>{hints.text(hint, view)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
