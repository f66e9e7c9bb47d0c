import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from './store.ts';

export interface StorePlace {
  /** The folder for the file of SQLite. */
  readonly data: string;
  /** The address of a PostgreSQL database, in place of the file. */
  readonly database?: string | undefined;
}

export interface StoreUse {
  /** Kilobytes of the SQLite file that are kept at hand. */
  readonly cache?: number;
}

/** Opens the store, brings it up to date, and loads only the driver that it needs. */
export async function openStore(
  { data, database }: StorePlace,
  { cache }: StoreUse = {},
): Promise<Store> {
  if (database) {
    const { PostgresStore } = await import('./postgres.ts');
    return PostgresStore.open(database);
  }
  mkdirSync(data, { recursive: true });
  const { SqliteStore } = await import('./sqlite.ts');
  return new SqliteStore(join(data, 'crawlspace.sqlite'), cache);
}
