import { go } from '../route.ts';
import { games } from '../session/games.ts';
import type { NewGame, Player } from '../session/types.ts';

/** One of each class and the introductory mission: strong and weak sides balance. */
export const FAIR_PARTY = [
  { class: 'us-marshal', portrait: 'man' },
  { class: 'saloon-girl', portrait: 'woman' },
  { class: 'bandido', portrait: 'man' },
  { class: 'gunslinger', portrait: 'man' },
] as const satisfies NewGame['heroes'];

export function quickStart(): Promise<void> {
  return start({ heroes: FAIR_PARTY });
}

/** Creates a game and sits down at its table. */
export async function start(setup: NewGame, players?: readonly Player[]): Promise<void> {
  const session = await games.create(setup, undefined, players);
  const { id } = session;
  session.close();
  go({ screen: 'game', id });
}
