import { useState } from 'preact/hooks';
import { FriendsDialog } from '../../friends/FriendsDialog.tsx';
import { useServer } from '../../friends/use-server.ts';
import { isGameId } from '../../game-ids.ts';
import { makeTable } from '../../session/online/api.ts';
import { onlineText } from '../../text/online.ts';
import type { TableState } from '../state.ts';

/** A game of this browser goes on at a table that friends elsewhere can come to. Nothing without a server. */
export function PlayOnline({ state }: { state: TableState }) {
  const [open, setOpen] = useState(false);
  const { session, kit } = state;
  const view = session.table.value.game;
  const server = useServer();
  // On the road and in Town it is the company that goes online, from its book.
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
          players={session.players.value}
          names={session.players.value.map((_, seat) => kit.heroName(view, seat))}
          make={async (who) => {
            const { readSave } = await import('../../session/files.ts');
            const file = await session.exportSave();
            const record = readSave(new Uint8Array(await file.arrayBuffer()));
            return makeTable({ ...who, game: session.game, setup: session.setup, record });
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
