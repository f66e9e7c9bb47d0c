import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newName } from '../secrets.ts';
import { type StorePlace, sqliteFile } from '../store/open.ts';
import { BackupError, type Contents, type Counted, readBackup, writeBackup } from './format.ts';
import { fromSqlite, removeSqlite, replaceSqlite, requireReplaceable, toSqlite } from './sqlite.ts';
import { type Damaged, verify } from './verify.ts';

export { BackupError };

export interface BackupOptions {
  /** Replaces what is there already. */
  readonly force: boolean;
}

export interface Restored extends Counted {
  readonly damaged: Damaged;
}

/** Writes all that a database holds into a file, while servers use it, and reads it again. Throws BackupError. */
export async function backup(
  place: StorePlace,
  file: string,
  { force }: BackupOptions,
): Promise<Counted> {
  if (!force && existsSync(file)) {
    throw new BackupError(`${file} exists already. Replace it with --force.`);
  }
  const draft = `${file}.${newName(6)}.part`;
  try {
    await look(place, (contents) => writing(draft, contents));
    const counted = await readBackup(draft, { begin: () => undefined, row: () => undefined });
    renameSync(draft, file);
    return counted;
  } finally {
    rmSync(draft, { force: true });
  }
}

async function writing(draft: string, contents: Contents): Promise<Counted> {
  try {
    return await writeBackup(draft, contents, Date.now());
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (error instanceof BackupError || code === undefined) throw error;
    throw new BackupError(`The backup cannot be written: ${message}`);
  }
}

/** Puts a backup in the place of a database, once all of it was read and checked. Throws BackupError. */
export async function restore(
  place: StorePlace,
  file: string,
  { force }: BackupOptions,
): Promise<Restored> {
  const { database } = place;
  const target = sqliteFile(place.data);
  if (!database) {
    mkdirSync(place.data, { recursive: true, mode: 0o700 });
    requireReplaceable(target, force);
  }
  const draft = database
    ? join(tmpdir(), `crawlspace-${newName()}.sqlite`)
    : `${target}.${newName(6)}.part`;
  try {
    const { rows } = await toSqlite(file, draft);
    const damaged = await verify(draft);
    if (database) {
      const { toPostgres } = await import('./postgres.ts');
      await fromSqlite(draft, (contents) => toPostgres(database, contents, force));
    } else replaceSqlite(target, draft);
    return { rows, damaged };
  } finally {
    removeSqlite(draft);
  }
}

async function look<Result>(
  place: StorePlace,
  looking: (contents: Contents) => Promise<Result>,
): Promise<Result> {
  if (!place.database) return fromSqlite(sqliteFile(place.data), looking);
  const { fromPostgres } = await import('./postgres.ts');
  return fromPostgres(place.database, looking);
}
