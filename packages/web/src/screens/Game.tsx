import { useEffect } from 'preact/hooks';
import { go } from '../route.ts';
import { games } from '../session/games.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { NotThere } from './NotThere.tsx';
import { useLoaded } from './use-loaded.ts';
import { Loading } from './Waiting.tsx';

/** A game in play. It is saved after every answer, so leaving it is always safe. */
export function Game({ id }: { id: string }) {
  const session = useLoaded(id, () => games.open(id));
  const open = session.state === 'ready' ? session.value : null;
  useEffect(() => () => open?.close(), [open]);
  if (session.state === 'failed') return <NotThere error={session.error} />;
  if (!open) return <Loading />;
  return (
    <TableScreen
      session={open}
      onLeave={() => go({ screen: 'home' })}
      onOver={() => go({ screen: 'after', id })}
    />
  );
}
