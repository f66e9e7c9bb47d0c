import { randomUUID } from 'node:crypto';
import type { Sql, TransactionSql } from 'postgres';
import type { Pool } from './postgres-pool.ts';
import { inOne } from './postgres-transaction.ts';
import type { Raw, Row, Statement, Value } from './raw.ts';
import { Fenced } from './store.ts';

const CHANNEL = 'crawlspace';

/** All processes that share the database hear each other through it. */
export function postgresRaw(pool: Pick<Pool, 'sql' | 'ears'>): Raw {
  // Whoever tells something hears it, too.
  const own = `${randomUUID()} `;
  const read = (text: string, ...values: readonly Value[]) => query(pool.sql, text, values);
  return {
    read,
    scan: read,
    write: (statements) =>
      inOne(pool.sql, async (at) => {
        const changed: number[] = [];
        for (const statement of statements) changed.push(await run(at, statement));
        return changed;
      }),
    bytes: async () => {
      const [row] = await read('SELECT pg_database_size(current_database()) AS bytes');
      return Number(row?.['bytes']);
    },
    tell: async (message) => void (await pool.sql.notify(CHANNEL, own + message)),
    hear: async (listener) => {
      // It listens again by itself after a broken connection; what was said meanwhile is missed.
      const heard = (text: string) => {
        if (!text.startsWith(own)) listener(text.slice(own.length));
      };
      await pool.ears.listen(CHANNEL, heard, () => listener(''));
    },
  };
}

async function run(
  sql: TransactionSql,
  { sql: text, values, mustChange }: Statement,
): Promise<number> {
  const { count } = await query(sql, text, values);
  if (mustChange && count === 0) throw new Fenced('somebody else has written to it');
  return count;
}

function query(sql: Sql | TransactionSql, text: string, values: readonly Value[]) {
  return sql.unsafe<Row[]>(text, [...values]);
}
