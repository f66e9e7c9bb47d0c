import type { PersonId } from '@crawlspace/host/online';
import type { Raw, Row } from '../store/raw.ts';

export interface TableUse {
  readonly id: string;
  readonly game: string;
  readonly owner: PersonId;
  /** How many people it belongs to. */
  readonly people: number;
  readonly entries: number;
  readonly bytes: number;
  readonly over: boolean;
  /** The company of which it is a chapter. */
  readonly company: string | null;
  readonly created: number;
  readonly updated: number;
}

export interface CompanyUse {
  readonly id: string;
  readonly name: string;
  readonly chapters: number;
  readonly entries: number;
  /** With the tables of its chapters. */
  readonly bytes: number;
  readonly updated: number;
}

export interface PersonUse {
  readonly id: PersonId;
  readonly name: string;
  readonly tables: number;
  readonly created: number;
  readonly seen: number;
}

export interface Overview {
  readonly tables: number;
  readonly companies: number;
  readonly people: number;
  readonly bans: number;
  /** What the database takes of the disk. */
  readonly bytes: number;
}

export interface Part {
  readonly limit: number;
  readonly offset: number;
}

/** The bytes of a table `t`, without what the database needs to find them. */
const BYTES = `octet_length(t.base) + octet_length(t.line)
  + (SELECT coalesce(sum(octet_length(entry)), 0) FROM entries WHERE table_id = t.id)
  + (SELECT coalesce(sum(octet_length(point)), 0) FROM safe_points WHERE table_id = t.id)
  + (SELECT coalesce(sum(octet_length(part)), 0) FROM past_parts WHERE table_id = t.id)`;

const TABLES = `SELECT t.id, t.game, t.owner, t.seq, t.over, t.created, t.updated, ${BYTES} AS bytes,
  (SELECT count(*) FROM sitting WHERE table_id = t.id) AS people,
  (SELECT max(company_id) FROM company_chapters WHERE table_id = t.id) AS company FROM tables t`;

const COMPANIES = `SELECT c.company_id AS id, count(*) AS entries,
  (SELECT entry FROM company_entries f WHERE f.company_id = c.company_id ORDER BY seq LIMIT 1) AS first,
  (SELECT count(*) FROM company_chapters h WHERE h.company_id = c.company_id) AS chapters,
  (SELECT max(t.updated) FROM company_chapters h JOIN tables t ON t.id = h.table_id
    WHERE h.company_id = c.company_id) AS updated,
  sum(octet_length(c.entry)) + (SELECT coalesce(sum(${BYTES}), 0)
    FROM company_chapters h JOIN tables t ON t.id = h.table_id
    WHERE h.company_id = c.company_id) AS bytes FROM company_entries c`;

export async function overview(raw: Raw): Promise<Overview> {
  const [row] = await raw.scan(`SELECT (SELECT count(*) FROM tables) AS tables,
    (SELECT count(DISTINCT company_id) FROM company_entries) AS companies,
    (SELECT count(*) FROM people) AS people, (SELECT count(*) FROM bans) AS bans`);
  const { tables, companies, people, bans } = row ?? {};
  return {
    tables: Number(tables),
    companies: Number(companies),
    people: Number(people),
    bans: Number(bans),
    bytes: await raw.bytes(),
  };
}

/** The largest first. */
export async function tablesIn(raw: Raw, { limit, offset }: Part): Promise<readonly TableUse[]> {
  const sql = `${TABLES} ORDER BY bytes DESC, id LIMIT $1 OFFSET $2`;
  return (await raw.scan(sql, limit, offset)).map(tableOf);
}

export async function tableIn(raw: Raw, id: string): Promise<TableUse | null> {
  const [row] = await raw.scan(`${TABLES} WHERE t.id = $1`, id);
  return row ? tableOf(row) : null;
}

/** The largest first. */
export async function companiesIn(raw: Raw, part: Part): Promise<readonly CompanyUse[]> {
  const sql = `${COMPANIES} GROUP BY c.company_id ORDER BY bytes DESC, id LIMIT $1 OFFSET $2`;
  return (await raw.scan(sql, part.limit, part.offset)).map(companyOf);
}

export async function companyIn(raw: Raw, id: string): Promise<CompanyUse | null> {
  const [row] = await raw.scan(`${COMPANIES} WHERE c.company_id = $1 GROUP BY c.company_id`, id);
  return row ? companyOf(row) : null;
}

/** People with this in their name, or with this id; whoever was here last comes first. */
export async function peopleIn(
  raw: Raw,
  like: string,
  { limit, offset }: Part,
): Promise<readonly PersonUse[]> {
  const pattern = `%${like.toLowerCase().replaceAll(/[!%_]/g, '!$&')}%`;
  const sql = `SELECT id, name, created, seen,
    (SELECT count(*) FROM sitting s WHERE s.person = p.id) AS tables FROM people p
    WHERE lower(name) LIKE $1 ESCAPE '!' OR id = $2 ORDER BY seen DESC, id LIMIT $3 OFFSET $4`;
  return (await raw.scan(sql, pattern, like, limit, offset)).map((row) => ({
    id: String(row['id']),
    name: String(row['name']),
    tables: Number(row['tables']),
    created: Number(row['created']),
    seen: Number(row['seen']),
  }));
}

function tableOf(row: Row): TableUse {
  return {
    id: String(row['id']),
    game: String(row['game']),
    owner: String(row['owner']),
    people: Number(row['people']),
    entries: Number(row['seq']),
    bytes: Number(row['bytes']),
    over: Boolean(row['over']),
    company: row['company'] === null ? null : String(row['company']),
    created: Number(row['created']),
    updated: Number(row['updated']),
  };
}

function companyOf(row: Row): CompanyUse {
  return {
    id: String(row['id']),
    name: nameIn(String(row['first'])),
    chapters: Number(row['chapters']),
    entries: Number(row['entries']),
    bytes: Number(row['bytes']),
    updated: Number(row['updated']),
  };
}

/** A company's log begins with its name. */
function nameIn(first: string): string {
  const { name } = JSON.parse(first) as { readonly name?: unknown };
  return typeof name === 'string' ? name : '';
}
