import { games } from '../session/games.ts';
import { recordOf } from '../session/online/api.ts';

/** Brings a game that is over from the server to this browser, under the name of its table. Once. */
export async function bringHome(table: string): Promise<void> {
  if (await games.has(table)) return;
  await games.takeIn(await recordOf(table), table);
}
