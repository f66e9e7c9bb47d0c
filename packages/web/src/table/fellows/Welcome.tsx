import { useState } from 'preact/hooks';
import { Invite } from '../../friends/Invite.tsx';
import { justMade } from '../../friends/just-made.ts';
import { freeSeats, hasSeat } from '../../session/online/people.ts';
import type { Session } from '../../session/types.ts';
import { onlineText } from '../../text/online.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import type { TableState } from '../state.ts';
import { SitDown } from './SitDown.tsx';

/** First of all: whoever has set the table hands out its link, and those who came by one sit down. */
export function Welcome({ state }: { state: TableState }) {
  const { fellows, id } = state.session;
  const [open, setOpen] = useState(() => firstOf(state.session));
  const close = () => {
    justMade.value = null;
    setOpen(null);
  };
  if (!fellows || !open) return null;
  if (open === 'sit') return <SitDown state={state} fellows={fellows} onClose={close} />;
  return (
    <Dialog title={onlineText('invite')} onClose={close}>
      <Invite table={id} fellows={fellows} />
    </Dialog>
  );
}

function firstOf({ id, fellows, table }: Session): 'invite' | 'sit' | null {
  if (!fellows) return null;
  if (justMade.peek() === id) return 'invite';
  const isGuest = !hasSeat(fellows) && fellows.link.peek() !== null;
  const canSit = isGuest && freeSeats(fellows).length > 0 && table.peek().outcome === null;
  return canSit ? 'sit' : null;
}
