import { type GameRecord, hashOf, Log, parseRecord, SaveError } from '@crawlspace/kernel';
import { brimstoneStay } from '../between/module.ts';
import type { Content } from '../content-types.ts';
import { brimstone } from '../module.ts';
import { follow, UNFOUNDED } from './chain.ts';
import type { Company } from './company.ts';
import { hashOfRecord } from './deeds.ts';
import { type OpenedCompany, openCompany, type SavedCompany, saveCompany } from './save.ts';
import { adventureSetup, staySetup } from './setups.ts';

/** A company with the records of its chapters: everything that was ever played. */
export interface Campaign {
  readonly company: Company;
  /** The chapters that are over, by the hash that the log knows them by. A lost one can only not be replayed. */
  readonly records: Readonly<Record<string, GameRecord>>;
  /** The chapter that is being played. */
  readonly current: GameRecord | null;
}

/** The whole campaign as one file. */
export interface CampaignFile {
  readonly kind: typeof KIND;
  readonly company: SavedCompany;
  /** In the order of the chronicle; null for a record that is not at hand. */
  readonly records: readonly (FiledRecord | null)[];
  readonly current: GameRecord | null;
}

/** A setup that follows from the log is not written a second time. */
type FiledRecord = Omit<GameRecord, 'setup' | 'snapshot'> & { readonly setup?: unknown };

const KIND = 'crawlspace-campaign';

export function fileCampaign({ company, records, current }: Campaign): CampaignFile {
  const setups = setupsIn(company);
  return {
    kind: KIND,
    company: saveCompany(company),
    records: company.chronicle.map(({ record }, n) => {
      const kept = records[record];
      return kept ? filed(kept, setups[n]) : null;
    }),
    current,
  };
}

/** A company that cannot be read to its end, as it was found: for those who want to look into it. */
export function fileOfBroken(company: unknown): object {
  return { kind: KIND, company, records: [], current: null };
}

/** A safe point is of no use once a chapter is over. */
function filed({ snapshot: _, ...record }: GameRecord, expected: unknown): FiledRecord {
  if (hashOf(record.setup) !== hashOf(expected)) return record;
  const { setup: __, ...rest } = record;
  return rest;
}

/** A campaign as far as its log is sound. */
export interface OpenedCampaign extends Campaign, OpenedCompany {}

/** Reads such a file. Throws SaveError and says what is wrong; then nothing has been taken over. */
export function openCampaign(value: unknown, content: Content): OpenedCampaign {
  const file = (typeof value === 'object' && value !== null ? value : {}) as Partial<CampaignFile>;
  if (file.kind !== KIND) throw malformed('it does not start like one');
  const { company, broken } = openCompany(file.company, { content });
  const { records: given } = file;
  // A company that is broken comes with records of chapters that cannot be read, or with none.
  const isFit = broken !== null || given?.length === company.chronicle.length;
  if (!Array.isArray(given) || !isFit) throw malformed('its records do not fit its chronicle');
  // What is being played follows from entries that cannot be read.
  const current = broken ? null : file.current;
  const setups = setupsIn(company);
  const records: Record<string, GameRecord> = {};
  for (const [n, { record: hash }] of company.chronicle.entries()) {
    const record: unknown = given[n] ?? null;
    if (record !== null) records[hash] = unfiled(record, setups[n], hash, n);
  }
  return { company, broken, records, current: current ? currentOf(company, current) : null };
}

function unfiled(value: unknown, expected: unknown, hash: string, n: number): GameRecord {
  if (typeof value !== 'object' || value === null) throw malformed(`record ${n + 1} is none`);
  const record = parseRecord('setup' in value ? value : { ...value, setup: expected });
  const isWhole = new Log(record.log).seal === record.seal;
  if (isWhole && hashOfRecord(record) === hash) return record;
  throw new SaveError('edited', `record ${n + 1} is not the one that the company's log knows`);
}

function currentOf({ whereabouts }: Company, value: unknown): GameRecord {
  const record = parseRecord(value);
  const game = { home: null, adventure: brimstone.id, town: brimstoneStay.id }[whereabouts.at];
  if (record.game === game) return record;
  throw malformed('what is being played is not where the company is');
}

/** How each chapter of the chronicle began. */
function setupsIn({ log, head }: Company): unknown[] {
  const setups: unknown[] = [];
  let company = UNFOUNDED;
  for (const [n, entry] of log.entries()) {
    if (entry.t === 'came-home') setups.push(adventureSetup(company));
    if (entry.t === 'stayed') setups.push(staySetup(company));
    company = follow(company, entry, log[n + 1]?.after ?? head);
  }
  return setups;
}

function malformed(detail: string): SaveError {
  return new SaveError('malformed', `not a valid campaign: ${detail}`);
}
