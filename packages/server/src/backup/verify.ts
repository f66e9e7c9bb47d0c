import { Log } from '@crawlspace/kernel';
import { companyIn } from '../library/company-rules.ts';
import { gameLog } from '../store/entries.ts';
import { SqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';

/** What cannot be read as it was written. It was so before the backup was made: the backup itself is whole. */
export interface Damaged {
  readonly tables: readonly string[];
  readonly companies: readonly string[];
}

/** Brings a database up to date and reads every table and company in it: their seals and chains must fit. */
export async function verify(file: string): Promise<Damaged> {
  const store = new SqliteStore(file);
  try {
    return {
      tables: await failing(store, 'SELECT id FROM tables ORDER BY id', requireTable),
      companies: await failing(
        store,
        'SELECT DISTINCT company_id AS id FROM company_entries ORDER BY id',
        requireCompany,
      ),
    };
  } finally {
    await store.close();
  }
}

async function failing(
  store: Store,
  sql: string,
  require: (store: Store, id: string) => Promise<void>,
): Promise<readonly string[]> {
  const failed: string[] = [];
  for (const { id } of await store.raw.read(sql)) {
    await require(store, String(id)).catch(() => failed.push(String(id)));
  }
  return failed;
}

async function requireTable(store: Store, id: string): Promise<void> {
  const stored = await store.readTable(id);
  const seal = stored && new Log(gameLog(stored.log)).seal;
  if (seal !== stored?.head.seal) throw new Error(`the seal of table ${id} does not fit`);
}

async function requireCompany(store: Store, id: string): Promise<void> {
  companyIn((await store.readCompany(id))?.log ?? []);
}
