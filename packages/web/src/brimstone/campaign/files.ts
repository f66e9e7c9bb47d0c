import {
  brimstone,
  brimstoneStay,
  type CampaignFile,
  type Chapter,
  fileCampaign,
  fileOfBroken,
  openCampaign,
} from '@crawlspace/brimstone';
import { type GameRecord, SaveError } from '@crawlspace/kernel';
import { games, randomName, shelves } from '../../session/games.ts';
import type { SavedGame } from '../../session/types.ts';
import { download } from '../../ui/download.ts';
import { house } from '../content.ts';
import type { Campaigns } from './campaigns.ts';
import type { Campaign } from './keeper.ts';

/** Everything that a company ever played, as one file. */
export async function exportCampaign(campaign: Campaign): Promise<Blob> {
  const { company, chapters, current } = campaign;
  const records: Record<string, GameRecord> = {};
  for (const [hash, game] of Object.entries(chapters)) {
    const found = await shelves.find(game);
    if (found) records[hash] = found.record;
  }
  const now = current === null ? null : await shelves.find(current);
  return zipped(fileCampaign({ company, records, current: now?.record ?? null }));
}

/** What could not be read to its end, as it was found. */
export function exportBroken({ broken }: Campaign): Promise<Blob> {
  return zipped(fileOfBroken(broken));
}

export function zipped(file: unknown): Promise<Blob> {
  const text = new Blob([JSON.stringify(file)]).stream();
  return new Response(text.pipeThrough(new CompressionStream('gzip'))).blob();
}

/** Hands a campaign to the browser as a download; returns the name of the file. */
export function saveToFile({ company }: Campaign, contents: Blob): string {
  const words = company.name.toLowerCase().replace(/[^\p{L}\d]+/gu, '-');
  const file = `${words.replace(/^-|-$/g, '') || 'company'}.campaign`;
  download(contents, file);
  return file;
}

const GZIP = 0x1f;

/** Takes a company in from a file, beside those that are here. Throws SaveError; then nothing has changed. */
export async function importCampaign(file: Blob, campaigns: Campaigns): Promise<Campaign> {
  const read = await readFile(file);
  const { company, records, current, broken } = openCampaign(read, house);
  const taken: string[] = [];
  try {
    const chapters: Record<string, string> = {};
    for (const chapter of company.chronicle) {
      const record = records[chapter.record];
      const game = record && (await chapterTakenIn(chapter, record));
      if (!game) continue;
      taken.push(game);
      chapters[chapter.record] = game;
    }
    const now = current && (await games.takeInNew(current)).id;
    if (now) taken.push(now);
    const found = broken ? { broken: (read as CampaignFile).company } : {};
    const campaign = { id: randomName(), company, chapters, current: now, ...found };
    return await campaigns.keep(campaign, null);
  } catch (error) {
    // No chapter stays behind without its company.
    for (const game of taken) await games.remove(game);
    throw error;
  }
}

/**
 * A chapter that is over stands on the shelf as it is: the company's log knows its hash and what came
 * of it, so nothing has to be played again. What older rules played is, where it still can be; the rest
 * is left out.
 */
async function chapterTakenIn(chapter: Chapter, record: GameRecord): Promise<string | null> {
  const { rules } = chapter.kind === 'stay' ? brimstoneStay : brimstone;
  if (record.rules !== rules)
    return games.takeInNew(record).then(
      ({ id }) => id,
      (error: unknown) => {
        if (error instanceof SaveError) return null;
        throw error;
      },
    );
  const at = chapter.at ?? Date.now();
  const line: SavedGame = {
    id: randomName(),
    ...(chapter.kind === 'stay'
      ? { game: 'brimstone-stay', mission: 'brimstone-stay', turn: chapter.days }
      : { game: 'brimstone', mission: chapter.mission, turn: chapter.turns }),
    heroes: chapter.fates.map(({ character: { class: of, name } }) => ({ class: of, name })),
    players: chapter.fates.map(() => 'human'),
    answers: record.log.length,
    outcome: chapter.kind === 'stay' ? { won: true, cause: 'left-town' } : chapter.outcome,
    startedAt: at,
    playedAt: at,
  };
  await shelves.add(line, record);
  return line.id;
}

async function readFile(file: Blob): Promise<unknown> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const plain = new Blob([bytes]).stream();
    const text = bytes[0] === GZIP ? plain.pipeThrough(new DecompressionStream('gzip')) : plain;
    return await new Response(text).json();
  } catch {
    throw new SaveError('malformed', 'not a valid campaign: it cannot be read');
  }
}
