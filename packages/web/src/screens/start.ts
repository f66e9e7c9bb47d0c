import { go } from '../route.ts';
import { games } from '../session/games.ts';
import type { NewGame, Player } from '../session/types.ts';

/** Creates a game and sits down at its table. */
export async function start(game: NewGame, players?: readonly Player[]): Promise<void> {
  const session = await games.create(game, undefined, players);
  const { id } = session;
  session.close();
  go({ screen: 'game', id });
}
