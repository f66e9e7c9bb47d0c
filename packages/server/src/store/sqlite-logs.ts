import { nextTurn } from '../cost/turns.ts';
import type { TableEntry } from './entries.ts';
import { countIn, slicesIn, textsIn } from './lines.ts';
import * as rows from './rows.ts';
import type { Way } from './sqlite-file.ts';
import type { CompanyStep, NewTable, StoredTable } from './store.ts';
import { Fenced } from './store.ts';

const READ = `SELECT id, base, t.seq, rules, hash, seal, line, p.point, p.seq AS point_seq
  FROM tables t LEFT JOIN safe_points p ON p.table_id = t.id WHERE id = ?`;
/** Entries that are read before others have their turn: a millisecond or two. */
const PER_TURN = 500;

/** A long log is read in parts, so that nobody else waits for all of it: what is written once is never changed. */
export async function readTable({ all }: Way, id: string): Promise<StoredTable | null> {
  const [row] = all<rows.TableRow>(READ, id);
  if (!row) return null;
  const parts = all<rows.PartRow>(
    'SELECT part FROM past_parts WHERE table_id = ? AND seq <= ? ORDER BY seq',
    ...[id, row.point_seq ?? 0],
  );
  const log: TableEntry[] = [];
  for (let after = 0; after < row.seq; after += PER_TURN) {
    if (after > 0) await nextTurn();
    const read = all<rows.EntryRow>(
      'SELECT entry FROM entries WHERE table_id = ? AND seq > ? AND seq <= ? ORDER BY seq',
      ...[id, after, Math.min(after + PER_TURN, row.seq)],
    );
    for (const entry of rows.entriesOf(read)) log.push(entry);
  }
  if (row.seq > PER_TURN) await nextTurn();
  return rows.tableOf(row, log, parts);
}

/** Adds texts of JSON to the log of a table. */
export function addEntries(
  { run }: Way,
  id: string,
  after: number,
  texts: readonly string[],
): void {
  texts.forEach((text, i) => {
    run('INSERT INTO entries VALUES (?, ?, ?)', id, after + i + 1, text);
  });
}

/** Adds to the log of a company; Fenced when it does not end where it should. */
export function goOn({ run, all }: Way, { company, after, entries, chapters }: CompanyStep): void {
  const last = 'SELECT coalesce(max(seq), 0) AS n FROM company_entries WHERE company_id = ?';
  if (all<{ n: number }>(last, company)[0]?.n !== after) {
    throw new Fenced(`company ${company} does not have ${after} entries`);
  }
  let seq = after;
  for (const entry of textsIn(entries)) {
    run('INSERT INTO company_entries VALUES (?, ?, ?)', company, ++seq, entry);
  }
  for (const { n, table } of chapters) {
    run('INSERT INTO company_chapters VALUES (?, ?, ?)', company, n, table);
  }
}

/** What is written of a new table and its company before the table itself, and what is left to write with it. */
export interface InParts {
  readonly parts: readonly (() => void)[];
  readonly rest: {
    readonly after: number;
    readonly entries: readonly string[];
    readonly step?: CompanyStep;
  };
}

/** The setting that names a table, and its company, as long as not all of it is written. */
const UNFINISHED = 'unfinished ';

export function inParts(way: Way, { id, entries }: NewTable, step?: CompanyStep): InParts {
  const parts: (() => void)[] = [];
  const note = () => {
    const sql = 'INSERT OR REPLACE INTO settings VALUES (?, ?)';
    way.run(sql, UNFINISHED + id, step?.company ?? '');
  };
  const ofTable = rows.slicesOf(entries.map((entry) => JSON.stringify(entry)));
  const last = ofTable.at(-1) ?? [];
  let after = 0;
  for (const slice of ofTable.slice(0, -1)) {
    const from = after;
    parts.push(() => {
      refuseKnown(way, id);
      note();
      addEntries(way, id, from, slice);
    });
    after += slice.length;
  }
  if (!step) return { parts, rest: { after, entries: last } };
  let stepped = step.after;
  const ofCompany = slicesIn(step.entries);
  for (const slice of ofCompany.slice(0, -1)) {
    const part = { ...step, after: stepped, entries: slice, chapters: [] };
    parts.push(() => {
      note();
      goOn(way, part);
    });
    stepped += countIn(slice);
  }
  const rest = { ...step, after: stepped, entries: ofCompany.at(-1) ?? step.entries };
  return { parts, rest: { after, entries: last, step: rest } };
}

function refuseKnown({ all }: Way, id: string): void {
  const known = all('SELECT 1 FROM tables WHERE id = ?', id).length > 0;
  if (known) throw new Fenced(`there is a table ${id}`);
}

export function finished({ run }: Way, id: string): void {
  run('DELETE FROM settings WHERE name = ?', UNFINISHED + id);
}

/** What a process was writing when it was killed. */
export function removeUnfinished(way: Way): void {
  const sql = 'SELECT name, value FROM settings WHERE name >= ? AND name < ?';
  const found = way.all<{ name: string; value: string }>(sql, UNFINISHED, `${UNFINISHED}~`);
  for (const { name, value } of found) takeBack(way, name.slice(UNFINISHED.length), value);
}

/** Parts of what was never finished. What was there before has a table, or a chapter, and stays. */
export function takeBack(way: Way, id: string, company = ''): void {
  const { run } = way;
  finished(way, id);
  run(
    'DELETE FROM entries WHERE table_id = ? AND NOT EXISTS (SELECT 1 FROM tables WHERE id = ?)',
    ...[id, id],
  );
  run(
    `DELETE FROM company_entries WHERE company_id = ?
     AND NOT EXISTS (SELECT 1 FROM company_chapters WHERE company_id = ?)`,
    ...[company, company],
  );
}
