import { useState } from 'preact/hooks';
import { isGameId } from '../../game/ids.ts';
import type { TableState } from '../../table/state.ts';
import { onlineText } from '../../text/online.ts';
import { FriendsDialog } from './FriendsDialog.tsx';
import { useServer } from './use-server.ts';

/** A game of this browser goes on at a table that friends elsewhere can come to. Nothing without a server. */
export function PlayOnline({ state }: { state: TableState }) {
  const [open, setOpen] = useState(false);
  const { session, kit } = state;
  const view = session.table.value.game;
  const server = useServer();
  // The road and Town are played in this browser only.
  if (!server || session.table.value.outcome || !isGameId(session.game)) return null;
  return (
    <>
      <button type="button" class="button" data-test="play-online" onClick={() => setOpen(true)}>
        {onlineText('play-on')}
      </button>
      {open && (
        <FriendsDialog
          title={onlineText('play-on')}
          lead={onlineText('play-on.lead')}
          game={session.game}
          setup={session.setup}
          players={session.players.value}
          names={session.players.value.map((_, seat) => kit.heroName(view, seat))}
          record={async () => {
            const { readSave } = await import('../../session/files.ts');
            const file = await session.exportSave();
            return readSave(new Uint8Array(await file.arrayBuffer()));
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
