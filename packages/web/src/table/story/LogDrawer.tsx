import type { Session } from '../../session/types.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import type { Opened } from '../state.ts';
import { t } from '../words.ts';
import { StoryLog } from './StoryLog.tsx';

interface Props {
  readonly session: Session;
  readonly onOpen: (opened: Opened) => void;
  readonly onClose: () => void;
}

/** The story where there is no room for it beside the board. */
export function LogDrawer({ session, onOpen, onClose }: Props) {
  return (
    <Dialog title={t('story')} onClose={onClose}>
      <div class="log log-drawer">
        <StoryLog session={session} onOpen={onOpen} />
      </div>
    </Dialog>
  );
}
