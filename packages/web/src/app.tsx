import { useEffect, useRef } from 'preact/hooks';
import { KITS } from './games/kits.ts';
import { lazy } from './lazy.tsx';
import { addressOf, type Route, route } from './route.ts';
import { Home } from './screens/Home.tsx';
import { Loading } from './screens/Waiting.tsx';

const Game = lazy(async () => (await import('./screens/Game.tsx')).Game);
const TableOnline = lazy(async () => (await import('./screens/TableOnline.tsx')).TableOnline);
const After = lazy(async () => (await import('./screens/After.tsx')).After);
const ReplayScreen = lazy(async () => (await import('./screens/Replay.tsx')).ReplayScreen);
const SharedScreen = lazy(async () => (await import('./screens/Replay.tsx')).SharedScreen);
const Rules = lazy(async () => (await import('./screens/Rules.tsx')).Rules);
const Settings = lazy(async () => (await import('./screens/Settings.tsx')).Settings);

const Packs = lazy(async () => (await import('./screens/Packs.tsx')).Packs);

/** The client: one screen at a time, by the address. */
export function App() {
  const at = route.value;
  const place = placeOf(at);
  const table = useTableLeft(at);
  useEffect(() => window.scrollTo(0, 0), [place]);
  return <Screen key={place} at={at} table={table} />;
}

/** The address of the table from which somebody went to look something up; null for who comes from elsewhere. */
function useTableLeft(at: Route): string | null {
  const table = useRef<string | null>(null);
  if (at.screen === 'game' || at.screen === 'table') table.current = addressOf(at);
  else if (at.screen !== 'rules' && at.screen !== 'settings') table.current = null;
  return table.current;
}

/** What makes a screen another one: from rule to rule the reference stays. */
function placeOf(at: Route): string {
  if (at.screen === 'shared') return `shared/${at.letters}`;
  if ('game' in at) return `${at.screen}/${at.game}`;
  return 'id' in at ? `${at.screen}/${at.id}` : at.screen;
}

function Screen({ at, table }: { at: Route; table: string | null }) {
  switch (at.screen) {
    case 'home':
      return <Home />;
    case 'muster': {
      const { Muster } = KITS[at.game];
      return <Muster />;
    }
    case 'game':
      return <Game id={at.id} />;
    case 'campaign': {
      const { Campaign } = KITS.brimstone;
      return Campaign ? <Campaign id={at.id} /> : <Home />;
    }
    case 'table':
      return <TableOnline id={at.id} />;
    case 'after':
      return <After id={at.id} />;
    case 'replay':
      return <ReplayScreen id={at.id} answer={at.answer} />;
    case 'shared':
      return <SharedScreen letters={at.letters} />;
    case 'rules':
      return <Rules game={at.game} id={at.id} table={table} />;
    case 'packs':
      return <Packs />;
    case 'settings':
      return <Settings table={table} />;
    default:
      return <Loading />;
  }
}
