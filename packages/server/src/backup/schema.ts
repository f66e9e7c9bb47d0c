import { DatabaseSync } from 'node:sqlite';
import { MIGRATIONS } from '../store/sqlite-schema.ts';

/** The tables of a database and their columns. Both databases call them the same. */
export type Schema = ReadonlyMap<string, readonly string[]>;

export const NEWEST = MIGRATIONS.length;

/** What a database of this version consists of: the migrations say so. */
export function schemaOf(version: number): Schema {
  const db = new DatabaseSync(':memory:');
  try {
    for (const migration of MIGRATIONS.slice(0, version)) db.exec(migration);
    const tables = db.prepare(
      `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!' ORDER BY name`,
    );
    const columns = db.prepare('SELECT name FROM pragma_table_info(?) ORDER BY cid');
    return new Map(
      tables.all().map(({ name }) => {
        const of = columns.all(String(name)).map((column) => String(column['name']));
        return [String(name), of];
      }),
    );
  } finally {
    db.close();
  }
}

/** What a server writes at its first start is nothing that anybody could miss. */
export const ITS_OWN: ReadonlySet<string> = new Set(['settings']);
