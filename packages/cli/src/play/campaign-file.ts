import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type Campaign, fileCampaign, openCampaign } from '@crawlspace/brimstone';
import { SaveError } from '@crawlspace/kernel';
import { writeWhole } from '../files.ts';
import { UsageError } from '../usage.ts';

/** The campaign of a file; null when there is no such file yet. */
export function readCampaign(file: string): Campaign | null {
  if (!existsSync(file)) return null;
  try {
    return openCampaign(JSON.parse(textOf(readFileSync(file))));
  } catch (error) {
    if (error instanceof SaveError) throw new UsageError(`${file}: ${error.message}`);
    throw new UsageError(`${file}: not a valid campaign: it is torn, or something else`);
  }
}

/** Compressed as it is written, or plain JSON. */
function textOf(bytes: Buffer): string {
  return (bytes[0] === '{'.charCodeAt(0) ? bytes : gunzipSync(bytes)).toString();
}

export function writeCampaign(file: string, campaign: Campaign): void {
  writeWhole(file, gzipSync(JSON.stringify(fileCampaign(campaign))));
}
