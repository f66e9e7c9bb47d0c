import { useLayoutEffect } from 'preact/hooks';
import { gameOf, type TableId } from '../game-ids.ts';

/** The page wears the colours of a game while it shows that game. The styles read the mark. */
export function useLook(game: TableId | null): void {
  useLayoutEffect(() => {
    const page = document.documentElement;
    if (game) page.dataset['game'] = gameOf(game);
    return () => {
      delete page.dataset['game'];
    };
  }, [game]);
}
