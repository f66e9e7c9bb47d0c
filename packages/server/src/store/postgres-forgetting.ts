import type { PersonId } from '@crawlspace/host/online';
import type { PendingQuery, Row, Sql, TransactionSql } from 'postgres';
import { inOne } from './postgres-transaction.ts';
import { lockPacks } from './postgres-writes.ts';
import * as rows from './rows.ts';
import { type Forgotten, SEEN_SINCE, type Walk, type Walked } from './store.ts';

/** A connection, or a transaction on one. */
type Way = Sql | TransactionSql;

/** Nobody has written to it or come to it since, and no company needs it. */
function untouched(sql: Sql, before: number) {
  return sql`t.updated < ${before}
    AND NOT EXISTS (SELECT 1 FROM visits v WHERE v.table_id = t.id AND v.at >= ${before})
    AND NOT EXISTS (SELECT 1 FROM company_chapters c WHERE c.table_id = t.id)`;
}

/** The row of the table is locked: it is not forgotten while somebody comes. */
export async function visitTables(sql: Sql, ids: readonly string[]): Promise<void> {
  await sql`
    INSERT INTO visits (table_id, at) SELECT id, ${Date.now()} FROM tables WHERE id = ANY(${[...ids]}::text[])
    ORDER BY id FOR KEY SHARE
    ON CONFLICT (table_id) DO UPDATE SET at = excluded.at`;
}

export async function ownerCame(sql: Sql, id: string): Promise<void> {
  const now = Date.now();
  await sql`
    INSERT INTO visits (table_id, at, owner) SELECT id, ${now}, ${now} FROM tables WHERE id = ${id} FOR KEY SHARE
    ON CONFLICT (table_id) DO UPDATE SET at = excluded.at, owner = excluded.owner`;
}

/** Whoever made a table was there; of before it was noted nobody knows. */
export async function ownerSeen(sql: Sql, id: string): Promise<number> {
  const [row] = await sql<{ at: string }[]>`
    SELECT greatest(coalesce(v.owner, t.created), s.value::bigint) AS at
    FROM tables t JOIN settings s ON s.name = ${SEEN_SINCE} LEFT JOIN visits v ON v.table_id = t.id
    WHERE t.id = ${id}`;
  return Number(row?.at ?? 0);
}

/** When a table was written to has no index, which every entry would have to keep up: it is looked at row by row. */
export async function untouchedTables(sql: Sql, before: number, { after, limit }: Walk) {
  const looked = await sql<{ id: string; untouched: boolean }[]>`
    SELECT t.id, ${untouched(sql, before)} AS untouched
    FROM tables t WHERE t.id > ${after} ORDER BY t.id LIMIT ${limit}`;
  const found = looked.filter((each) => each.untouched).map(({ id }) => id);
  return { found, next: rows.nextOf(looked, limit) };
}

/**
 * The row of the table is locked first: whoever writes to it or comes to it at the same time waits, and then is refused, or
 * was first and is seen by what follows.
 */
export function forgetTable(sql: Sql, id: string, before: number): Promise<boolean> {
  return inOne(sql, async (at) => {
    await at`SELECT 1 FROM tables WHERE id = ${id} FOR UPDATE`;
    const gone = await at`
      DELETE FROM tables t WHERE id = ${id} AND ${untouched(sql, before)} RETURNING id`;
    if (gone.length === 0) return false;
    await removeParts(at, [id]);
    return true;
  });
}

/** What belongs to these tables, and the packs that no other table is played with. */
async function removeParts(at: TransactionSql, ids: readonly string[]): Promise<void> {
  const packs = await at<{ hash: string }[]>`
    SELECT DISTINCT hash FROM table_packs WHERE table_id = ANY(${[...ids]}::text[])`;
  if (packs.length > 0) await lockPacks(at);
  for (const table of rows.OF_A_TABLE) {
    await at`DELETE FROM ${at(table)} WHERE table_id = ANY(${[...ids]}::text[])`;
  }
  for (const { hash } of packs) {
    await at`
      DELETE FROM packs WHERE hash = ${hash}
        AND NOT EXISTS (SELECT 1 FROM table_packs t WHERE t.hash = packs.hash)`;
  }
}

export async function forgetPacks(sql: Sql): Promise<void> {
  await inOne(sql, async (at) => {
    await lockPacks(at);
    await at`
      DELETE FROM packs WHERE NOT EXISTS (SELECT 1 FROM table_packs t WHERE t.hash = packs.hash)`;
  });
}

interface TouchedRow {
  readonly id: string;
  readonly touched: string;
}

/** When somebody was last at each table of these companies. */
function touched(sql: Way, which: PendingQuery<Row[]>) {
  return sql<TouchedRow[]>`
    SELECT c.company_id AS id, max(greatest(t.updated, coalesce(v.at, 0))) AS touched
    FROM company_chapters c JOIN tables t ON t.id = c.table_id LEFT JOIN visits v ON v.table_id = t.id
    WHERE ${which}`;
}

export async function untouchedCompanies(sql: Sql, before: number, { after, limit }: Walk) {
  const looked = await touched(
    sql,
    sql`c.company_id > ${after} GROUP BY c.company_id ORDER BY c.company_id LIMIT ${limit}`,
  );
  const found = looked.filter((each) => Number(each.touched) < before).map(({ id }) => id);
  return { found, next: rows.nextOf(looked, limit) };
}

export async function touchedCompanies(
  sql: Way,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const which = sql`c.company_id = ANY(${[...ids]}::text[]) GROUP BY c.company_id`;
  return new Map((await touched(sql, which)).map((each) => [each.id, Number(each.touched)]));
}

/** The rows of its tables are locked first, as when one table is forgotten. */
export function forgetCompany(sql: Sql, id: string, before: number): Promise<boolean> {
  return inOne(sql, async (at) => {
    await at`
      SELECT 1 FROM tables WHERE id IN (SELECT table_id FROM company_chapters WHERE company_id = ${id})
      ORDER BY id FOR UPDATE`;
    const last = (await touchedCompanies(at, [id])).get(id);
    if (last === undefined || last >= before) return false;
    const chapters = await at<{ table_id: string }[]>`
      SELECT table_id FROM company_chapters WHERE company_id = ${id}`;
    const ids = chapters.map(({ table_id }) => table_id);
    await at`DELETE FROM tables WHERE id = ANY(${ids}::text[])`;
    await removeParts(at, ids);
    for (const of of rows.OF_A_COMPANY) await at`DELETE FROM ${at(of)} WHERE company_id = ${id}`;
    return true;
  });
}

export async function forgetPeople(
  sql: Sql,
  before: number,
  { after, limit }: Walk,
): Promise<Walked & Forgotten> {
  const looked = await sql<{ id: PersonId; gone: boolean }[]>`
    SELECT id, ${gone(sql, before)} AS gone FROM people p WHERE id > ${after} ORDER BY id LIMIT ${limit}`;
  const ids = looked.filter((each) => each.gone).map(({ id }) => id);
  const [row] = await sql<{ people: number; pushes: number }[]>`
    WITH forgotten AS (
      DELETE FROM people p WHERE id = ANY(${ids}::text[]) AND ${gone(sql, before)} RETURNING id
    ), addresses AS (
      DELETE FROM pushes USING forgotten WHERE pushes.person = forgotten.id RETURNING person
    )
    SELECT (SELECT count(*) FROM forgotten)::integer AS people,
      (SELECT count(*) FROM addresses)::integer AS pushes`;
  const { people = 0, pushes = 0 } = row ?? {};
  return { people, pushes, next: rows.nextOf(looked, limit) };
}

function gone(sql: Sql, before: number) {
  return sql`p.created < ${before} AND p.seen < ${before}
    AND NOT EXISTS (SELECT 1 FROM sitting s WHERE s.person = p.id)`;
}

export async function forgetPushes(sql: Sql, before: number, { after, limit }: Walk) {
  const looked = await sql<{ id: PersonId }[]>`
    SELECT DISTINCT person AS id FROM pushes WHERE person > ${after} ORDER BY person LIMIT ${limit}`;
  const ids = looked.map(({ id }) => id);
  const { count: pushes } = await sql`
    DELETE FROM pushes WHERE person = ANY(${ids}::text[]) AND created < ${before}
      AND NOT EXISTS (SELECT 1 FROM people p WHERE p.id = pushes.person)`;
  return { pushes, next: rows.nextOf(looked, limit) };
}
