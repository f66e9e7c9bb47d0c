import { games } from '../session/games.ts';

/** Gives a game to the person as a file; answers with its name. */
export async function downloadSave(id: string, mission: string): Promise<string> {
  const save = await games.exportSave(id);
  const file = `${mission}-${id.slice(0, 6)}.crawl`;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(save);
  link.download = file;
  link.click();
  // The browser has taken the file by the next turn of the loop.
  setTimeout(() => URL.revokeObjectURL(link.href));
  return file;
}
