import { Dialog } from '../../ui/Dialog.tsx';
import type { TableState } from '../state.ts';
import { tableText } from '../words.ts';

/** What the dice and signs of the game mean. */
export function LegendDialog({ state, onClose }: { state: TableState; onClose: () => void }) {
  const { Legend } = state.kit;
  return (
    <Dialog title={tableText('legend')} onClose={onClose} wide>
      <Legend view={state.session.table.value.game} />
    </Dialog>
  );
}
