import './home/home.css';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { GAME_IDS } from '../game-ids.ts';
import { games, shelves } from '../session/games.ts';
import type { SavedGame } from '../session/types.ts';
import { appText } from '../text/index.ts';
import { Continue } from './home/Continue.tsx';
import { MyTables } from './home/MyTables.tsx';
import { Poster } from './home/Posters.tsx';
import { Reference } from './home/Reference.tsx';
import { SavedGames } from './home/SavedGames.tsx';
import { Page } from './Page.tsx';

/** The first screen: the two games, and everything that was begun. */
export function Home() {
  const [saved, setSaved] = useState<readonly SavedGame[]>([]);
  const refresh = useCallback(() => {
    // A browser that keeps nothing (a private window) has no games; everything else works.
    outsideOfBooks().then(setSaved, () => setSaved([]));
  }, []);
  useEffect(refresh, [refresh]);
  const last = saved.find(({ outcome }) => outcome === null);
  return (
    <Page>
      <div class="home">
        <div class="home-title">
          <h1>{appText('home.title')}</h1>
          <p>{appText('home.lead')}</p>
        </div>
        <section class="home-posters" aria-label={appText('home.games')}>
          {GAME_IDS.map((game) => (
            <Poster key={game} game={game} />
          ))}
        </section>
        <div class="home-side">
          <MyTables saved={saved} />
          {last && <Continue game={last} />}
          <SavedGames saved={saved} onChange={refresh} />
          <Reference />
        </div>
      </div>
    </Page>
  );
}

/** Chapters of a company that are over stand in its book, and not among the games. */
async function outsideOfBooks(): Promise<readonly SavedGame[]> {
  const [saved, companies] = await Promise.all([games.list(), shelves.companies()]);
  const filed = new Set(companies.flatMap(({ chapters }) => Object.values(chapters)));
  return saved.filter(({ id }) => !filed.has(id));
}
