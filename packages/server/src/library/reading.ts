import type { CompanyBook } from '@crawlspace/host/online';
import { type GameRecord, packsNamedIn } from '@crawlspace/kernel';
import { recordOf } from '../rooms/opening.ts';
import { Seating } from '../rooms/seating.ts';
import type { Store, StoredCompany, StoredTable } from '../store/store.ts';
import { fileCampaign, hashOfRecord, saveCompany, soundCompanyIn } from './company-rules.ts';
import type { Found } from './errands.ts';

/*
 * What takes long to read: the longer a company or a game, the longer. Only the thread of the library calls these.
 */

/** What everybody at the table may read: the log of the company, and where its chapters are. */
export async function readBook(store: Store, id: string): Promise<Found['book']> {
  const { log, chapters } = await companyAt(store, id);
  const { company } = soundCompanyIn(log);
  return written({
    saved: saveCompany(company),
    chapters: company.chronicle.map((_, n) => chapters.get(n) ?? null),
  } satisfies CompanyBook);
}

/** The whole campaign as a file, while no chapter is being played: it would tell what comes. */
export async function readFile(store: Store, id: string): Promise<Found['file']> {
  const { log, chapters } = await companyAt(store, id);
  const { company, file } = soundCompanyIn(log);
  if (file) return written(file);
  if (chapters.has(company.chronicle.length)) return 'under-way';
  const records: Record<string, GameRecord> = {};
  for (const [n, { record: hash }] of company.chronicle.entries()) {
    const table = await store.readTable(chapters.get(n) ?? '');
    const record = table && recordOf(table);
    // A table that was opened under newer rules since is not what the log knows.
    if (record && hashOfRecord(record) === hash) records[hash] = record;
  }
  return written(fileCampaign({ company, records, current: null }));
}

/** The record of a game, if it was handed out: from then on nothing of it changes. */
export async function readRecord(store: Store, id: string): Promise<Found['record']> {
  const stored = await store.readTable(id);
  if (!stored) throw new Error(`table ${id} is gone`);
  const { log, head } = stored;
  if (!new Seating(0, log).isHandedOut) return { entries: log.length, head };
  const packs = await wholePacks(store, stored);
  return written({ ...recordOf(stored), ...(packs.length > 0 ? { packs } : {}) });
}

/** The packs of a table, for those who are there. */
export async function readPacks(store: Store, id: string): Promise<Found['packs']> {
  const stored = await store.readTable(id);
  if (!stored) throw new Error(`table ${id} is gone`);
  return written(await wholePacks(store, stored));
}

/** In the order in which the setup names them. */
async function wholePacks(store: Store, { id, base }: StoredTable): Promise<readonly object[]> {
  const refs = packsNamedIn(base.setup) ?? [];
  if (refs.length === 0) return [];
  const packs = new Map((await store.packsOf(id)).map(({ hash, pack }) => [hash, pack]));
  return refs.map(({ hash }) => JSON.parse(packs.get(hash) ?? 'null') as object);
}

export async function companyAt(store: Store, id: string): Promise<StoredCompany> {
  const stored = await store.readCompany(id);
  if (!stored) throw new Error(`company ${id} is gone`);
  return stored;
}

function written(value: object): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}
