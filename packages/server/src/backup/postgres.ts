import postgres, { type Sql, type TransactionSql } from 'postgres';
import { APPLICATION } from '../store/postgres-pool.ts';
import { MIGRATIONS } from '../store/postgres-schema.ts';
import { BackupError, type Cell, type Contents } from './format.ts';
import { ITS_OWN, NEWEST, type Schema, schemaOf } from './schema.ts';

const AT_ONCE = 500;

async function connected<Result>(url: string, run: (sql: Sql) => Promise<Result>): Promise<Result> {
  const connection = { application_name: `${APPLICATION} backup` };
  const sql = postgres(url, { onnotice: () => undefined, connect_timeout: 5, max: 1, connection });
  try {
    return await run(sql);
  } catch (error) {
    if (error instanceof BackupError) throw error;
    // The address may hold a password: it is not repeated.
    const why = error instanceof Error ? error.message : String(error);
    throw new BackupError(`The database did not do its part: ${why}`);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/** Looks at a database as it is at this moment, whatever is written to it meanwhile. */
export function fromPostgres<Result>(
  url: string,
  look: (contents: Contents) => Promise<Result>,
): Promise<Result> {
  return connected(url, async (sql) => {
    const done = await sql.begin('ISOLATION LEVEL REPEATABLE READ READ ONLY', async (at) => {
      const version = await versionOf(at);
      if (version === 0) throw new BackupError('There is no Crawlspace in this database.');
      if (version > NEWEST) {
        throw new BackupError('The database belongs to a newer version of Crawlspace.');
      }
      return { result: await look({ version, rows: (...of) => rowsIn(at, ...of) }) };
    });
    return (done as { result: Result }).result;
  });
}

async function* rowsIn(sql: TransactionSql, table: string, columns: readonly string[]) {
  const types = await typesOf(sql, table);
  const all = sql.unsafe(`SELECT ${columns.join()} FROM ${table}`).cursor(AT_ONCE);
  for await (const rows of all) {
    for (const row of rows) yield columns.map((name) => asCell(row[name], types.get(name)));
  }
}

function asCell(value: unknown, type: string | undefined): Cell {
  if (value === null || value === undefined) return null;
  if (type === 'bytea') return new Uint8Array(value as Uint8Array);
  if (type === 'text') return String(value);
  return Number(value);
}

/** Replaces all that a database holds, in one transaction. */
export function toPostgres(url: string, contents: Contents, force: boolean): Promise<void> {
  return connected(url, async (sql) => {
    await sql.begin(async (at) => {
      await requireUnused(at);
      const before = schemaOf(Math.min(await versionOf(at), NEWEST));
      if (!force) await requireEmpty(at, before);
      const schema = schemaOf(NEWEST);
      for (const table of new Set([...before.keys(), ...schema.keys()])) {
        await at.unsafe(`DROP TABLE IF EXISTS ${table}`);
      }
      for (const migration of MIGRATIONS) await at.unsafe(migration);
      for (const [table, columns] of schema) {
        await at.unsafe(`DELETE FROM ${table}`);
        await fill(at, table, columns, contents.rows(table, columns));
      }
      await at`CREATE TABLE IF NOT EXISTS crawlspace_version (version integer NOT NULL)`;
      await at`DELETE FROM crawlspace_version`;
      await at`INSERT INTO crawlspace_version VALUES (${NEWEST})`;
    });
  });
}

async function fill(
  sql: TransactionSql,
  table: string,
  columns: readonly string[],
  rows: AsyncIterable<readonly Cell[]>,
): Promise<void> {
  const types = await typesOf(sql, table);
  let [some, count] = [[] as (readonly ColumnValue[])[], 0];
  const write = async () => {
    if (some.length > 0) await insert(sql, table, columns, some);
    count += some.length;
    some = [];
  };
  for await (const row of rows) {
    some.push(columns.map((name, i) => asColumn(row[i] ?? null, types.get(name))));
    if (some.length === AT_ONCE) await write();
  }
  await write();
  const [stored] = await sql.unsafe(`SELECT count(*)::integer AS n FROM ${table}`);
  if (stored?.['n'] !== count) throw new BackupError(`Rows of ${table} are missing.`);
  await continueNumbers(sql, table, columns);
}

/** Numbers that the database would give by itself are those of the backup, too. */
function insert(
  sql: TransactionSql,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly ColumnValue[])[],
) {
  const places = rows.map(
    (row, n) => `(${row.map((_, i) => `$${n * row.length + i + 1}`).join()})`,
  );
  const into = `INSERT INTO ${table} (${columns.join()}) OVERRIDING SYSTEM VALUE`;
  return sql.unsafe(`${into} VALUES ${places.join()}`, rows.flat());
}

/** The next number of a column that counts by itself follows the last one of the backup. */
async function continueNumbers(sql: TransactionSql, table: string, columns: readonly string[]) {
  for (const column of columns) {
    const [row] = await sql`SELECT pg_get_serial_sequence(${table}, ${column}) AS name`;
    if (!row?.['name']) continue;
    const last = `(SELECT coalesce(max(${column}), 0) + 1 FROM ${table})`;
    await sql.unsafe(`SELECT setval('${row['name']}', ${last}, false)`);
  }
}

type ColumnValue = string | number | boolean | null | Buffer;

function asColumn(value: Cell, type: string | undefined): ColumnValue {
  if (value === null) return null;
  if (type === 'boolean') return Boolean(value);
  return value instanceof Uint8Array ? Buffer.from(value) : value;
}

async function typesOf(sql: TransactionSql, table: string): Promise<ReadonlyMap<string, string>> {
  const rows = await sql<{ name: string; type: string }[]>`
    SELECT column_name AS name, data_type AS type FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = ${table}`;
  return new Map(rows.map(({ name, type }) => [name, type]));
}

/** 0 where no server has ever been. */
async function versionOf(sql: TransactionSql): Promise<number> {
  const [table] = await sql`SELECT to_regclass('crawlspace_version') AS name`;
  if (!table?.['name']) return 0;
  const [row] = await sql<{ version: number }[]>`SELECT version FROM crawlspace_version`;
  return row?.version ?? 0;
}

async function requireUnused(sql: TransactionSql): Promise<void> {
  const servers = await sql`
    SELECT 1 FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = ${APPLICATION} LIMIT 1`;
  if (servers.length > 0) throw new BackupError('A server uses this database. Stop it first.');
}

async function requireEmpty(sql: TransactionSql, schema: Schema): Promise<void> {
  for (const table of schema.keys()) {
    if (ITS_OWN.has(table)) continue;
    const found = await sql.unsafe(`SELECT 1 FROM ${table} LIMIT 1`);
    if (found.length > 0) {
      throw new BackupError('The database is not empty. Replace what is there with --force.');
    }
  }
}
