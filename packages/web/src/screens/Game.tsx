import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useLook } from '../game/use-look.ts';
import { TABLES } from '../games/kits.ts';
import { go } from '../route.ts';
import { games } from '../session/games.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import { Notice } from './Notice.tsx';
import { NotThere } from './NotThere.tsx';
import { Loading } from './Waiting.tsx';

/** A game in play. It is saved after every answer, so leaving it is always safe. */
export function Game({ id }: { id: string }) {
  const watching = useSignal(false);
  const session = useLoaded(`${id} ${watching.value}`, () =>
    watching.value ? games.watch(id) : games.open(id),
  );
  const open = session.state === 'ready' ? session.value : null;
  // Played in another page from now on, this one looks on.
  const elsewhere = open?.notice.value === 'opened-elsewhere';
  useEffect(() => {
    if (elsewhere) watching.value = true;
  }, [elsewhere]);
  useLook(open?.game ?? null);
  useEffect(() => () => open?.close(), [open]);
  if (session.state === 'failed') return <NotThere error={session.error} />;
  if (!open) return <Loading />;
  const { Table } = TABLES[open.game];
  return (
    <>
      <Notice
        session={open}
        onPlayHere={() => {
          watching.value = false;
        }}
      />
      <Table
        session={open}
        onLeave={() => go({ screen: 'home' })}
        onOver={() => go({ screen: 'after', id })}
      />
    </>
  );
}
