import './after.css';
import { useLook } from '../game/use-look.ts';
import { TABLES } from '../games/kits.ts';
import { games } from '../session/games.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import { NotThere } from './NotThere.tsx';
import { Loading } from './Waiting.tsx';

/** What became of a game, and who did what. */
export function After({ id }: { id: string }) {
  const loaded = useLoaded(id, async () => {
    const replay = await games.replay(id);
    return { game: replay.game, end: await replay.at(replay.length) };
  });
  useLook(loaded.state === 'ready' ? loaded.value.game : null);
  if (loaded.state === 'loading') return <Loading />;
  if (loaded.state === 'failed') return <NotThere error={loaded.error} />;
  const { game, end } = loaded.value;
  const { Report } = TABLES[game];
  return <Report id={id} end={end} />;
}
