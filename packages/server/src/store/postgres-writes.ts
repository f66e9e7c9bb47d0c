import type { Sql, TransactionSql } from 'postgres';
import type { TableEntry } from './entries.ts';
import { slicesIn, textsIn } from './lines.ts';
import * as rows from './rows.ts';
import type * as kept from './store.ts';
import { Fenced } from './store.ts';

/** A connection, or a transaction on one. */
type Way = Sql | TransactionSql;

/** Writes a new table. */
export async function create(
  sql: Way,
  { id, owner, base, entries, head, links = [], maker = null, packs = [] }: kept.NewTable,
  bytes: number,
): Promise<void> {
  const { rules, hash, seal, line, past } = rows.headRow(head);
  const { open, over, people } = head.line;
  const now = Date.now();
  await sql`
    INSERT INTO tables VALUES (
      ${id}, ${owner}, ${base.game}, ${JSON.stringify(base)}, ${entries.length}, ${rules},
      ${hash}, ${seal}, ${line}, ${open}, ${over}, ${now}, ${now}, ${bytes}, ${maker}
    )`;
  if (past) {
    await sql`INSERT INTO safe_points VALUES (${id}, ${entries.length}, ${past.point})`;
    await sql`INSERT INTO past_parts VALUES (${id}, ${entries.length}, ${past.part})`;
  }
  await sql`
    INSERT INTO entries
    SELECT ${id}, place, entry FROM unnest(${[...rows.textsOf(entries)]}::text[]) WITH ORDINALITY AS e (entry, place)`;
  for (const { person, waits } of people) {
    await sql`INSERT INTO sitting VALUES (${person}, ${id}, ${waits})`;
  }
  for (const link of links) await addLink(sql, id, link);
  if (packs.length > 0) await lockPacks(sql);
  for (const { hash, pack } of packs) {
    await sql`INSERT INTO packs VALUES (${hash}, ${pack}) ON CONFLICT (hash) DO NOTHING`;
    await sql`INSERT INTO table_packs VALUES (${id}, ${hash}) ON CONFLICT DO NOTHING`;
  }
}

/** Any number, as long as nobody else uses it. */
const PACKS_LOCK = 7_203_119;

/** Until the transaction ends nobody else adds packs or takes them away: one that is taken up again stays. */
export async function lockPacks(sql: Way): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${PACKS_LOCK})`;
}

interface Adding {
  readonly id: string;
  readonly expectedSeq: number;
  readonly entries: readonly TableEntry[];
  readonly head: kept.TableHead;
  /** Bytes that a company keeps in the same go. */
  readonly company?: number;
}

/** Adds to the log of a table; Fenced when it does not end where it should. */
export async function add(sql: Way, adding: Adding): Promise<void> {
  const { id, expectedSeq, entries, head, company = 0 } = adding;
  const { rules, hash, seal, line, past } = rows.headRow(head);
  const [seq, texts] = [expectedSeq + entries.length, [...rows.textsOf(entries)]];
  const { owner = null, open = null, over = null, people = null } = head.line ?? {};
  const moved = await sql`
    WITH moved AS (
      UPDATE tables SET seq = ${seq}, bytes = bytes + ${rows.bytesIn(texts) + company} ${past ? more(sql, id, seq, past) : sql``}, rules = ${rules}, hash = ${hash}, seal = ${seal},
        line = coalesce(${line}, line), owner = coalesce(${owner}, owner),
        open = coalesce(${open}, open), over = coalesce(${over}, over), updated = ${Date.now()}
      WHERE id = ${id} AND seq = ${expectedSeq} RETURNING id
    ), added AS (
      INSERT INTO entries
      SELECT moved.id, ${expectedSeq}::integer + place, entry
      FROM moved, unnest(${texts}::text[]) WITH ORDINALITY AS e (entry, place)
    ) ${people ? seating(sql, people) : noting(sql, head.waits ?? [])}
    ${past ? settling(sql, seq, past) : sql``}
    SELECT id FROM moved`;
  if (moved.length === 0) throw new Fenced(`table ${id} does not have ${expectedSeq} entries`);
}

/** Adds to the log of a company; Fenced when it does not end where it should. */
export async function goOn(sql: Way, step: kept.CompanyStep): Promise<void> {
  const { company, after, entries, chapters } = step;
  const [row] = await sql<{ n: number }[]>`
    SELECT coalesce(max(seq), 0) AS n FROM company_entries WHERE company_id = ${company}`;
  if (row?.n !== after) throw new Fenced(`company ${company} does not have ${after} entries`);
  let written = after;
  for (const slice of slicesIn(entries)) {
    const texts = [...textsIn(slice)];
    await sql`
      INSERT INTO company_entries
      SELECT ${company}, ${written}::integer + place, entry
      FROM unnest(${texts}::text[]) WITH ORDINALITY AS e (entry, place)`;
    written += texts.length;
  }
  for (const { n, table } of chapters) {
    await sql`INSERT INTO company_chapters VALUES (${company}, ${n}, ${table})`;
  }
}

export function addLink(sql: Way, table: string, link: kept.StoredLink) {
  const { id, kind, seat, hash, person = null } = link;
  return sql`
    INSERT INTO links VALUES (${table}, ${id}, ${kind}, ${seat}, ${hash}, ${Date.now()}, ${person})`;
}

/** How many bytes more a table takes when its safe point, and a part of its past, are replaced. */
function more(sql: Way, id: string, seq: number, { point, part }: { point: string; part: string }) {
  return sql`+ ${rows.bytesIn([point, part])}
    - coalesce((SELECT octet_length(p.point) FROM safe_points p WHERE p.table_id = ${id}), 0)
    - coalesce((SELECT octet_length(p.part) FROM past_parts p WHERE p.table_id = ${id} AND p.seq = ${seq}), 0)`;
}

export async function makerOf(sql: Way, id: string): Promise<string | null> {
  const [row] = await sql<{ maker: string | null }[]>`SELECT maker FROM tables WHERE id = ${id}`;
  return row?.maker ?? null;
}

function settling(sql: Way, seq: number, { point, part }: { point: string; part: string }) {
  return sql`
    , settled AS (
      INSERT INTO safe_points SELECT moved.id, ${seq}::integer, ${point} FROM moved
      ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, point = excluded.point
    ), past AS (
      INSERT INTO past_parts SELECT moved.id, ${seq}::integer, ${part} FROM moved
      ON CONFLICT (table_id, seq) DO UPDATE SET part = excluded.part
    )`;
}

function seating(sql: Way, people: kept.TableLine['people']) {
  const names = people.map(({ person }) => person);
  const waits = people.map((each) => String(each.waits));
  return sql`
    , left_over AS (
      DELETE FROM sitting USING moved WHERE table_id = moved.id AND person <> ALL(${names}::text[])
    ), seated AS (
      INSERT INTO sitting
      SELECT p.person, moved.id, p.waits::boolean
      FROM moved, unnest(${names}::text[], ${waits}::text[]) AS p (person, waits)
      ON CONFLICT (person, table_id) DO UPDATE SET waits = excluded.waits
    )`;
}

function noting(sql: Way, people: kept.TableLine['people']) {
  if (people.length === 0) return sql``;
  const names = people.map(({ person }) => person);
  const waits = people.map((each) => String(each.waits));
  return sql`
    , noted AS (
      UPDATE sitting SET waits = p.waits::boolean
      FROM moved, unnest(${names}::text[], ${waits}::text[]) AS p (person, waits)
      WHERE sitting.table_id = moved.id AND sitting.person = p.person
    )`;
}
