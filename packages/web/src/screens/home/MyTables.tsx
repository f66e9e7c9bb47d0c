import { useEffect, useState } from 'preact/hooks';
import { myTables } from '../../session/online/api.ts';
import { hasPlayedOnline } from '../../session/online/identity.ts';
import { beTold, beToldNoMore, canBeTold, isTold } from '../../session/online/push.ts';
import type { SavedGame } from '../../session/types.ts';
import { onlineText } from '../../text/online.ts';
import { Toggle } from '../../ui/Toggle.tsx';
import { DeleteTable } from './DeleteTable.tsx';
import { type Listed, TableLine } from './TableLine.tsx';

/** How often the list is asked for while somebody looks at it, in milliseconds. */
const LOOK_AGAIN = 30_000;

/** The tables of this browser on the server, those that wait for somebody here first. Nothing for who never played online. */
export function MyTables({ saved }: { saved: readonly SavedGame[] }) {
  const [tables, lookAgain] = useTables();
  const [doomed, setDoomed] = useState<Listed | null>(null);
  // What is over and has come home stands among the games of this browser.
  const isHome = (table: Listed) => table.over && saved.some(({ id }) => id === table.id);
  // Of a company's tables the last one leads everywhere.
  const isLeft = ({ about }: Listed) => about?.company?.next != null;
  const inOrder = (tables ?? [])
    .filter((table) => !isLeft(table) && (table.about?.company || !isHome(table)))
    .sort((one, other) => Number(other.waits) - Number(one.waits));
  if (inOrder.length === 0) return null;
  return (
    <section class="saved panel my-tables" aria-labelledby="my-tables">
      <div class="saved-head">
        <h2 id="my-tables">{onlineText('my-tables')}</h2>
      </div>
      <ul class="saved-list">
        {inOrder.map((table) => (
          <TableLine key={table.id} table={table} onDelete={() => setDoomed(table)} />
        ))}
      </ul>
      {canBeTold() && <TellMe />}
      {doomed && (
        <DeleteTable
          table={doomed}
          onClose={() => setDoomed(null)}
          onDeleted={() => {
            setDoomed(null);
            lookAgain();
          }}
        />
      )}
    </section>
  );
}

/** Whether this browser is told when a table waits, though the page is closed. */
function TellMe() {
  const [on, setOn] = useState<boolean | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    isTold().then(setOn, () => undefined);
  }, []);
  if (on === null) return null;
  const change = (wanted: boolean) => {
    setFailed(false);
    (wanted ? beTold() : beToldNoMore()).then(
      () => setOn(wanted),
      () => setFailed(true),
    );
  };
  return (
    <>
      <Toggle key={String(failed)} label={onlineText('tell-me')} on={on} onChange={change} />
      <p role="status" class="said said-bad">
        {failed && onlineText('tell-me.failed')}
      </p>
    </>
  );
}

/** Asked for only where somebody has played online: others need no server. Null until they are known. */
function useTables(): readonly [tables: readonly Listed[] | null, lookAgain: () => void] {
  const [tables, setTables] = useState<readonly Listed[] | null>(null);
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    if (!hasPlayedOnline()) return;
    let isWanted = true;
    const look = () => {
      // A server that cannot be reached has nothing to show; what was shown stays.
      myTables().then(
        (found) => isWanted && setTables(found),
        () => undefined,
      );
    };
    look();
    const timer = setInterval(look, LOOK_AGAIN);
    document.addEventListener('visibilitychange', look);
    return () => {
      isWanted = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [looks]);
  useBadge(tables);
  return [tables, () => setLooks(looks + 1)];
}

/** The window's title and the icon of an installed page say how many tables wait. */
function useBadge(tables: readonly Listed[] | null): void {
  const waiting = tables?.filter(({ waits, over }) => waits && !over).length ?? 0;
  useEffect(() => {
    const title = document.title.replace(/^\(\d+\) /, '');
    document.title = waiting > 0 ? `(${waiting}) ${title}` : title;
    const { setAppBadge, clearAppBadge } = navigator as Partial<Navigator>;
    const set =
      waiting > 0 ? setAppBadge?.call(navigator, waiting) : clearAppBadge?.call(navigator);
    set?.catch(() => undefined);
  }, [waiting]);
}
