import { useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { bringHome } from '../friends/bring-home.ts';
import { Overlay, turnedAwayText } from '../friends/Overlay.tsx';
import { useLook } from '../game/use-look.ts';
import { FRONTS, knownName } from '../games/fronts.ts';
import { TABLES } from '../games/kits.ts';
import { go, goInstead } from '../route.ts';
import { linksTo, rememberLinks } from '../session/online/identity.ts';
import { openTable, TurnedAway } from '../session/online/tables.ts';
import type { Session } from '../session/types.ts';
import { AfterGame } from '../table/prompt/after-game.ts';
import { appText } from '../text/index.ts';
import { onlineText } from '../text/online.ts';
import { Apology, Broken, Loading } from './Waiting.tsx';

type Opened =
  | { readonly state: 'coming'; readonly isSlow: boolean }
  | { readonly state: 'here'; readonly session: Session }
  | { readonly state: 'failed'; readonly error: unknown };

/** Whoever waits longer is told why. */
const SLOW = 4000;

/** A table on a server: the same table as in the page, with others around it. */
export function TableOnline({ id }: { id: string }) {
  const opened = useTable(id);
  const session = opened.state === 'here' ? opened.session : null;
  useLook(session?.game ?? null);
  if (opened.state === 'failed') return <NotLetIn error={opened.error} />;
  if (opened.state === 'coming') {
    return opened.isSlow ? <Unreachable /> : <Loading />;
  }
  return <AtTable session={opened.session} />;
}

function AtTable({ session }: { session: Session }) {
  const said = useSignal<string | null>(null);
  const { fellows, id } = session;
  const { Table, together } = TABLES[session.game];
  useTitle(session);
  useFollowing(session);
  if (!fellows) return null;
  if (together && fellows.around.value.company?.head) {
    return (
      <>
        <Overlay fellows={fellows} />
        <together.Book table={id} fellows={fellows} />
      </>
    );
  }
  const onOver = () => {
    bringHome(id).then(
      () => go({ screen: 'after', id }),
      () => {
        said.value = onlineText('no-replay');
      },
    );
  };
  return (
    <>
      <Overlay fellows={fellows} />
      {said.value && (
        <p class="notice" role="alert">
          {said.value}
        </p>
      )}
      <AfterGame.Provider value={together ? <together.After fellows={fellows} /> : null}>
        <Table session={session} onLeave={() => go({ screen: 'home' })} onOver={onOver} />
      </AfterGame.Provider>
    </>
  );
}

function useTable(id: string): Opened {
  const [opened, setOpened] = useState<Opened>({ state: 'coming', isSlow: false });
  useEffect(() => {
    setOpened({ state: 'coming', isSlow: false });
    const { session, close } = openTable(id);
    const slow = setTimeout(() => setOpened({ state: 'coming', isSlow: true }), SLOW);
    session
      .then(
        (there) => setOpened({ state: 'here', session: there }),
        (error: unknown) => setOpened({ state: 'failed', error }),
      )
      .finally(() => clearTimeout(slow));
    return () => {
      clearTimeout(slow);
      close();
    };
  }, [id]);
  return opened;
}

/** Where the company went everybody goes, by the same links. */
function useFollowing({ id, fellows }: Session): void {
  const next = fellows?.around.value.company?.next ?? null;
  useEffect(() => {
    if (!next) return;
    rememberLinks(next, linksTo(id));
    goInstead({ screen: 'table', id: next });
  }, [next]);
}

/** The window says when it is somebody's turn here, so that it is seen among others. */
function useTitle({ game, setup, decisions }: Session): void {
  const mission = knownName(game, FRONTS[game].missionIn(setup));
  const name = `${mission} · ${appText('brand')}`;
  const title = decisions.value.length > 0 ? `● ${onlineText('your-turn')} · ${name}` : name;
  useEffect(() => {
    document.title = title;
  }, [title]);
}

function Unreachable() {
  return (
    <main class="waiting" aria-busy="true">
      <p role="status">{onlineText('cannot-reach')}</p>
      <p>
        <a class="button" href="#/">
          {appText('to-home')}
        </a>
      </p>
    </main>
  );
}

function NotLetIn({ error }: { error: unknown }) {
  if (!(error instanceof TurnedAway)) return <Broken />;
  const isOld = error.because === 'other-protocol';
  return (
    <Apology
      title={onlineText('away.title')}
      text={turnedAwayText(error.because)}
      {...(isOld ? { onRetry: () => location.reload() } : {})}
    />
  );
}
