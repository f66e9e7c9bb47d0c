import { Dialog } from '../../ui/Dialog.tsx';
import type { TableState } from '../state.ts';
import { tableText } from '../words.ts';
import { StoryLog } from './StoryLog.tsx';

interface Props {
  readonly state: TableState;
  readonly onClose: () => void;
}

/** The story where there is no room for it beside the board. */
export function LogDrawer({ state, onClose }: Props) {
  return (
    <Dialog title={tableText('story')} onClose={onClose}>
      <div class="log log-drawer">
        <StoryLog state={state} />
      </div>
    </Dialog>
  );
}
