import './home.css';
import { useEffect, useState } from 'preact/hooks';
import { useServer } from '../../friends/use-server.ts';
import { openTables } from '../../session/online/api.ts';
import { onlineText } from '../../text/online.ts';
import { type Listed, TableLine } from './TableLine.tsx';

/** Tables that anybody may find and join, where whoever runs the server wants such a list. */
export function OpenTables({ game }: { game: string }) {
  const [tables, setTables] = useState<readonly Listed[]>([]);
  const hasLobby = useServer()?.lobby ?? false;
  useEffect(() => {
    if (hasLobby) openTables().then(setTables, () => undefined);
  }, [hasLobby]);
  const ofGame = tables.filter((table) => table.game === game);
  if (ofGame.length === 0) return null;
  return (
    <section class="saved panel" aria-labelledby="open-tables">
      <h2 id="open-tables">{onlineText('open-tables')}</h2>
      <ul class="saved-list">
        {ofGame.map((table) => (
          <TableLine key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}
