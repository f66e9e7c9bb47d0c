import { gzipSync } from 'node:zlib';
import { playCampaign } from '@crawlspace/bots/campaign';
import {
  type Campaign,
  type ClassId,
  content,
  fileCampaign,
  hashOfRecord,
} from '@crawlspace/brimstone';
import type { GameRecord } from '@crawlspace/kernel';

const PARTY: readonly ClassId[] = ['us-marshal', 'saloon-girl', 'bandido', 'gunslinger'];

/** A campaign that bots have played by rules of thumb: so many adventures and the stays between them. */
export function playedCampaign(adventures: number, seed = 'campaign', party = PARTY): Campaign {
  const records: Record<string, GameRecord> = {};
  const playing = playCampaign(content, { seed, bot: 'thumb', party, adventures });
  for (;;) {
    const { done, value } = playing.next();
    if (done) return { company: value, records, current: null };
    const record = value.save();
    records[hashOfRecord(record)] = record;
  }
}

/** The file of a campaign, as the page and the terminal write it. */
export function campaignFile(campaign: Campaign): Buffer {
  return gzipSync(JSON.stringify(fileCampaign(campaign)));
}
