import { games } from '../session/games.ts';
import { download } from '../ui/download.ts';

/** Gives a game to the person as a file; answers with its name. */
export async function downloadSave(id: string, mission: string): Promise<string> {
  const file = `${mission}-${id.slice(0, 6)}.crawl`;
  download(await games.exportSave(id), file);
  return file;
}
