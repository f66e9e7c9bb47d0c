import * as rows from './rows.ts';
import type { Way } from './sqlite-file.ts';
import { type Forgotten, SEEN_SINCE, type Walk, type Walked } from './store.ts';

/** Nobody has written to it or come to it since a given time, and no company needs it. */
const UNTOUCHED = `t.updated < ?
  AND NOT EXISTS (SELECT 1 FROM visits v WHERE v.table_id = t.id AND v.at >= ?)
  AND NOT EXISTS (SELECT 1 FROM company_chapters c WHERE c.table_id = t.id)`;

export function visitTables({ run }: Way, ids: readonly string[]): void {
  for (const id of ids) {
    run(
      `INSERT INTO visits (table_id, at) SELECT id, ? FROM tables WHERE id = ?
       ON CONFLICT (table_id) DO UPDATE SET at = excluded.at`,
      ...[Date.now(), id],
    );
  }
}

export function ownerCame({ run }: Way, id: string): void {
  run(
    `INSERT INTO visits (table_id, at, owner) SELECT id, ?, ? FROM tables WHERE id = ?
     ON CONFLICT (table_id) DO UPDATE SET at = excluded.at, owner = excluded.owner`,
    ...[Date.now(), Date.now(), id],
  );
}

/** Whoever made a table was there; of before it was noted nobody knows. */
export function ownerSeen({ all }: Way, id: string): number {
  const [row] = all<{ at: number }>(
    `SELECT max(coalesce(v.owner, t.created), CAST(s.value AS INTEGER)) AS at
     FROM tables t JOIN settings s ON s.name = ? LEFT JOIN visits v ON v.table_id = t.id
     WHERE t.id = ?`,
    ...[SEEN_SINCE, id],
  );
  return row?.at ?? 0;
}

/** When a table was written to has no index, which every entry would have to keep up: it is looked at row by row. */
export function untouchedTables({ all }: Way, before: number, { after, limit }: Walk) {
  const looked = all<{ id: string; untouched: number }>(
    `SELECT t.id, ${UNTOUCHED} AS untouched FROM tables t WHERE t.id > ? ORDER BY t.id LIMIT ?`,
    ...[before, before, after, limit],
  );
  const found = looked.filter(({ untouched }) => untouched).map(({ id }) => id);
  return { found, next: rows.nextOf(looked, limit) };
}

export function forgetTable(way: Way, id: string, before: number): boolean {
  const { run } = way;
  const sql = `DELETE FROM tables AS t WHERE t.id = ? AND ${UNTOUCHED}`;
  if (run(sql, id, before, before) === 0) return false;
  removeParts(way, id);
  return true;
}

const OF_NO_TABLE = 'WHERE NOT EXISTS (SELECT 1 FROM table_packs t WHERE t.hash = packs.hash)';

/** What belongs to a table, and the packs that no other table is played with. */
function removeParts({ run, all }: Way, id: string): void {
  const packs = all<{ hash: string }>('SELECT hash FROM table_packs WHERE table_id = ?', id);
  for (const table of rows.OF_A_TABLE) run(`DELETE FROM ${table} WHERE table_id = ?`, id);
  for (const { hash } of packs) {
    run(`DELETE FROM packs ${OF_NO_TABLE} AND hash = ?`, hash);
  }
}

export function forgetPacks({ run }: Way): void {
  run(`DELETE FROM packs ${OF_NO_TABLE}`);
}

/** When somebody was last at each table of a company. */
const TOUCHED = `SELECT c.company_id AS id, max(max(t.updated, coalesce(v.at, 0))) AS touched
  FROM company_chapters c JOIN tables t ON t.id = c.table_id LEFT JOIN visits v ON v.table_id = t.id`;

interface TouchedRow {
  readonly id: string;
  readonly touched: number;
}

export function untouchedCompanies({ all }: Way, before: number, { after, limit }: Walk) {
  const looked = all<TouchedRow>(
    `${TOUCHED} WHERE c.company_id > ? GROUP BY c.company_id ORDER BY c.company_id LIMIT ?`,
    ...[after, limit],
  );
  const found = looked.filter(({ touched }) => touched < before).map(({ id }) => id);
  return { found, next: rows.nextOf(looked, limit) };
}

export function touchedCompanies({ all }: Way, ids: readonly string[]): Map<string, number> {
  const sql = `${TOUCHED} WHERE c.company_id = ? GROUP BY c.company_id`;
  return new Map(
    ids.flatMap((id) => all<TouchedRow>(sql, id).map(({ touched }) => [id, touched] as const)),
  );
}

export function forgetCompany(way: Way, id: string, before: number): boolean {
  const { run, all } = way;
  const touched = touchedCompanies(way, [id]).get(id);
  if (touched === undefined || touched >= before) return false;
  const tables = 'SELECT table_id FROM company_chapters WHERE company_id = ?';
  for (const { table_id } of all<{ table_id: string }>(tables, id)) removeTable(way, table_id);
  for (const of of rows.OF_A_COMPANY) run(`DELETE FROM ${of} WHERE company_id = ?`, id);
  return true;
}

function removeTable(way: Way, id: string): void {
  way.run('DELETE FROM tables WHERE id = ?', id);
  removeParts(way, id);
}

export function forgetPeople(
  { run, all }: Way,
  before: number,
  { after, limit }: Walk,
): Walked & Forgotten {
  const looked = all<{ id: string; gone: number }>(
    `SELECT id, created < ? AND seen < ?
       AND NOT EXISTS (SELECT 1 FROM sitting s WHERE s.person = p.id) AS gone
     FROM people p WHERE id > ? ORDER BY id LIMIT ?`,
    ...[before, before, after, limit],
  );
  let [people, pushes] = [0, 0];
  for (const { id } of looked.filter(({ gone }) => gone)) {
    people += run('DELETE FROM people WHERE id = ?', id);
    pushes += run('DELETE FROM pushes WHERE person = ?', id);
  }
  return { people, pushes, next: rows.nextOf(looked, limit) };
}

export function forgetPushes({ run, all }: Way, before: number, { after, limit }: Walk) {
  const looked = all<{ id: string }>(
    'SELECT DISTINCT person AS id FROM pushes WHERE person > ? ORDER BY person LIMIT ?',
    ...[after, limit],
  );
  let pushes = 0;
  for (const { id } of looked) {
    pushes += run(
      `DELETE FROM pushes WHERE person = ? AND created < ?
         AND NOT EXISTS (SELECT 1 FROM people p WHERE p.id = pushes.person)`,
      ...[id, before],
    );
  }
  return { pushes, next: rows.nextOf(looked, limit) };
}
