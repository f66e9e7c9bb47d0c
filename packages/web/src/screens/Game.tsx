import { useEffect } from 'preact/hooks';
import { KITS } from '../game/kits.ts';
import { useLook } from '../game/use-look.ts';
import { go } from '../route.ts';
import { games } from '../session/games.ts';
import { Notice } from './Notice.tsx';
import { NotThere } from './NotThere.tsx';
import { useLoaded } from './use-loaded.ts';
import { Loading } from './Waiting.tsx';

/** A game in play. It is saved after every answer, so leaving it is always safe. */
export function Game({ id }: { id: string }) {
  const session = useLoaded(id, () => games.open(id));
  const open = session.state === 'ready' ? session.value : null;
  useLook(open?.game ?? null);
  useEffect(() => () => open?.close(), [open]);
  if (session.state === 'failed') return <NotThere error={session.error} />;
  if (!open) return <Loading />;
  const { Table } = KITS[open.game];
  return (
    <>
      <Notice session={open} />
      <Table
        session={open}
        onLeave={() => go({ screen: 'home' })}
        onOver={() => go({ screen: 'after', id })}
      />
    </>
  );
}
