import { fileCampaign, openCampaign } from '@crawlspace/brimstone';
import { type GameRecord, SaveError } from '@crawlspace/kernel';
import { games, randomName, shelves } from '../../session/games.ts';
import type { Campaign } from './campaigns.ts';

/** Everything that a company ever played, as one file. */
export async function exportCampaign(campaign: Campaign): Promise<Blob> {
  const { company, chapters, current } = campaign;
  const records: Record<string, GameRecord> = {};
  for (const [hash, game] of Object.entries(chapters)) {
    const found = await shelves.find(game);
    if (found) records[hash] = found.record;
  }
  const now = current === null ? null : await shelves.find(current);
  const file = fileCampaign({ company, records, current: now?.record ?? null });
  const text = new Blob([JSON.stringify(file)]).stream();
  return new Response(text.pipeThrough(new CompressionStream('gzip'))).blob();
}

const GZIP = 0x1f;

/** Takes a company in from a file, beside those that are here. Throws SaveError; then nothing has changed. */
export async function importCampaign(file: Blob): Promise<Campaign> {
  const { company, records, current } = openCampaign(await contentOf(file));
  const chapters: Record<string, string> = {};
  for (const [hash, record] of Object.entries(records)) {
    const game = await takenIn(record);
    if (game) chapters[hash] = game;
  }
  const now = current && (await games.takeInNew(current)).id;
  return { id: randomName(), company, chapters, current: now };
}

/** What can no longer be replayed is left out: the company's log says what came of it. */
async function takenIn(record: GameRecord): Promise<string | null> {
  try {
    return (await games.takeInNew(record)).id;
  } catch (error) {
    if (error instanceof SaveError) return null;
    throw error;
  }
}

async function contentOf(file: Blob): Promise<unknown> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const plain = new Blob([bytes]).stream();
    const text = bytes[0] === GZIP ? plain.pipeThrough(new DecompressionStream('gzip')) : plain;
    return await new Response(text).json();
  } catch {
    throw new SaveError('malformed', 'not a valid campaign: it cannot be read');
  }
}
