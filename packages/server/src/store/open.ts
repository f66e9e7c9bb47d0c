import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from './store.ts';

export interface StorePlace {
  /** The folder for the file of SQLite. */
  readonly data: string;
  /** The address of a PostgreSQL database, in place of the file. */
  readonly database?: string | undefined;
}

/** Where SQLite keeps its tables in a folder. */
export function sqliteFile(data: string): string {
  return join(data, 'crawlspace.sqlite');
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
  mkdirSync(data, { recursive: true, mode: OWNERS_FOLDER });
  const file = sqliteFile(data);
  shutOthersOut(data, file);
  const { SqliteStore } = await import('./sqlite.ts');
  return new SqliteStore(file, cache);
}

const OWNERS_FOLDER = 0o700;
const OWNERS_FILE = 0o600;

/**
 * Seeds of running games and the key of push messages are for nobody else on the machine. SQLite gives the files beside
 * the database the rights that it has. A folder in which other things are may be somebody's for a reason.
 */
function shutOthersOut(folder: string, file: string): void {
  closeSync(openSync(file, 'a', OWNERS_FILE));
  for (const each of [file, `${file}-wal`, `${file}-shm`]) {
    if (existsSync(each)) chmodSync(each, OWNERS_FILE);
  }
  const isOurs = readdirSync(folder).every((name) => name.startsWith('crawlspace.'));
  if (isOurs) chmodSync(folder, OWNERS_FOLDER);
}
