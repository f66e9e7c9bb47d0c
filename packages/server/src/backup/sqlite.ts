import { chmodSync, existsSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { MIGRATIONS } from '../store/sqlite-schema.ts';
import { BackupError, type Cell, type Contents, type Counted, readBackup } from './format.ts';
import { ITS_OWN, NEWEST, schemaOf } from './schema.ts';

/** Looks at a database as it is at this moment, whatever is written to it meanwhile. */
export async function fromSqlite<Result>(
  file: string,
  look: (contents: Contents) => Promise<Result>,
): Promise<Result> {
  if (!existsSync(file)) throw new BackupError(`There is no database ${file}.`);
  const db = new DatabaseSync(file, { readOnly: true, timeout: 2000 });
  try {
    db.exec('BEGIN');
    return await look({ version: versionOf(db, file), rows: (...of) => rowsIn(db, ...of) });
  } finally {
    db.close();
  }
}

async function* rowsIn(db: DatabaseSync, table: string, columns: readonly string[]) {
  const all = db.prepare(`SELECT ${columns.join()} FROM ${table}`);
  all.setReturnArrays(true);
  yield* all.iterate() as Iterable<unknown> as Iterable<readonly Cell[]>;
}

function versionOf(db: DatabaseSync, file: string): number {
  const version = readVersion(db, file);
  if (version > NEWEST) {
    throw new BackupError(`${file} belongs to a newer version of Crawlspace.`);
  }
  if (version === 0) throw new BackupError(`${file} is not a database of Crawlspace.`);
  return version;
}

function readVersion(db: DatabaseSync, file: string): number {
  try {
    return Number(db.prepare('PRAGMA user_version').get()?.['user_version']);
  } catch {
    throw new BackupError(`${file} is not a database of Crawlspace.`);
  }
}

/** Makes a new database of a backup. It has the version of the backup. */
export async function toSqlite(backup: string, file: string): Promise<Counted> {
  const db = new DatabaseSync(file);
  chmodSync(file, 0o600);
  try {
    const statements = new Map<string, StatementSync>();
    const counted = await readBackup(backup, {
      begin: (version) => {
        db.exec('BEGIN');
        for (const migration of MIGRATIONS.slice(0, version)) db.exec(migration);
        for (const table of schemaOf(version).keys()) db.exec(`DELETE FROM ${table}`);
        db.exec(`PRAGMA user_version = ${version}`);
      },
      row: (table, columns, row) => {
        const places = columns.map(() => '?').join();
        const sql = `INSERT INTO ${table} (${columns.join()}) VALUES (${places})`;
        const insert = statements.get(table) ?? db.prepare(sql);
        statements.set(table, insert);
        insert.run(...row);
      },
    });
    db.exec('COMMIT');
    return counted;
  } finally {
    db.close();
  }
}

/** Refuses to replace a database that is in use, or, unless that is wanted, one that holds anything. */
export function requireReplaceable(file: string, force: boolean): void {
  if (!existsSync(file)) return;
  const db = new DatabaseSync(file, { timeout: 100 });
  try {
    const version = force ? readVersion(db, file) : versionOf(db, file);
    // Only whoever has the file alone can leave this mode; a server enters it again.
    if (isShared(db)) {
      throw new BackupError(`A server uses ${file}. Stop it first.`);
    }
    if (force) return;
    const full = [...schemaOf(version).keys()].some(
      (table) => !ITS_OWN.has(table) && db.prepare(`SELECT 1 FROM ${table} LIMIT 1`).get(),
    );
    if (full) throw new BackupError(`${file} is not empty. Replace it with --force.`);
  } finally {
    db.close();
  }
}

function isShared(db: DatabaseSync): boolean {
  try {
    return db.prepare('PRAGMA journal_mode = DELETE').get()?.['journal_mode'] !== 'delete';
  } catch {
    return true;
  }
}

/** Puts a database in the place of another. */
export function replaceSqlite(file: string, by: string): void {
  removeSqlite(file, ['-wal', '-shm', '-journal']);
  renameSync(by, file);
}

export function removeSqlite(file: string, parts = ['', '-wal', '-shm', '-journal']): void {
  for (const part of parts) rmSync(`${file}${part}`, { force: true });
}
