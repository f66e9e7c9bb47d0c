import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type Campaign, fileCampaign, openCampaign } from '@crawlspace/brimstone';
import { SaveError } from '@crawlspace/kernel';
import { writeWhole } from '../files.ts';
import { content } from '../games/brimstone/house.ts';
import { UsageError } from '../usage.ts';

/** The campaign of a file; null when there is no such file yet. */
export function readCampaign(file: string): Campaign | null {
  if (!existsSync(file)) return null;
  try {
    const campaign = openCampaign(JSON.parse(textOf(readFileSync(file))), content);
    if (campaign.broken) setAside(file, campaign.broken);
    return campaign;
  } catch (error) {
    if (error instanceof SaveError) throw new UsageError(`${file}: ${error.message}`);
    throw new UsageError(`${file}: not a valid campaign: it is torn, or something else`);
  }
}

/** It will be written over from its last sound chapter on: what was found stays beside it. */
function setAside(file: string, { message }: SaveError): void {
  copyFileSync(file, `${file}.broken`);
  console.error(
    `${file}: ${message}. It goes on from the last sound chapter; ${file}.broken is what was found.`,
  );
}

/** Compressed as it is written, or plain JSON. */
function textOf(bytes: Buffer): string {
  return (bytes[0] === '{'.charCodeAt(0) ? bytes : gunzipSync(bytes)).toString();
}

export function writeCampaign(file: string, campaign: Campaign): void {
  writeWhole(file, gzipSync(JSON.stringify(fileCampaign(campaign))));
}
