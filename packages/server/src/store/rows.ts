import type { PersonId } from '@crawlspace/host/online';
import type { PastPart } from '@crawlspace/kernel';
import type { TableEntry } from './entries.ts';
import type {
  CompanyHead,
  CompanyStep,
  ListedTable,
  NewReport,
  NewTable,
  Report,
  Standing,
  StoredCompany,
  StoredLink,
  StoredTable,
  TableHead,
  TableLine,
} from './store.ts';

/** The tables of the database that hold what belongs to one table. */
export const OF_A_TABLE = [
  ...([
    'entries',
    'safe_points',
    'past_parts',
    'sitting',
    'links',
    'visits',
    'table_packs',
  ] as const),
];

/** Those that hold what belongs to a company. */
export const OF_A_COMPANY = ['company_entries', 'company_chapters'] as const;

/** A table as both databases keep it. Everything with a shape of its own is JSON. */
export interface TableRow {
  readonly id: string;
  readonly base: string;
  readonly seq: number;
  readonly rules: number;
  readonly hash: string;
  readonly seal: string;
  readonly point: string | null;
  /** The place in the log that the safe point was stored with. */
  readonly point_seq: number | null;
  readonly line: string;
}

export interface StandingRow {
  readonly owner: string;
  readonly open: boolean | number;
  readonly over: boolean | number;
  readonly seq: number;
  readonly line: string;
  readonly theirs: boolean | number;
  readonly company: string | null;
}

export interface EntryRow {
  readonly entry: string;
}

export interface PartRow {
  readonly part: string;
}

export interface ListedRow {
  readonly id: string;
  readonly game: string;
  readonly owner: string;
  readonly over: boolean | number;
  readonly waits: boolean | number;
  readonly line: string;
  readonly updated: number | string;
  readonly visited: number | string | null;
}

export interface ChapterRow {
  readonly n: number;
  readonly table_id: string;
}

export interface LinkRow {
  readonly id: string;
  readonly kind: string;
  readonly seat: number | null;
  readonly hash: Uint8Array;
  readonly person: string | null;
}

/**
 * Entries are never changed, so those up to the place that the row names belong to its head, whatever
 * was added since it was read.
 */
export function tableOf(
  row: TableRow,
  log: readonly TableEntry[],
  parts: readonly PartRow[],
): StoredTable {
  if (log.length !== row.seq) throw new Error(`entries of table ${row.id} are missing`);
  const { id, rules, hash, seal, point } = row;
  return {
    id,
    base: JSON.parse(row.base),
    log,
    head: { rules, hash, seal },
    line: JSON.parse(row.line),
    past: point === null ? null : pastIn(point, parts),
  };
}

export function entriesOf(read: readonly EntryRow[]): readonly TableEntry[] {
  return parseAll(read.map(({ entry }) => entry));
}

function pastIn(point: string, parts: readonly PartRow[]): StoredTable['past'] {
  return { point: JSON.parse(point), parts: parseAll<PastPart>(parts.map(({ part }) => part)) };
}

export function companyOf(
  entries: readonly EntryRow[],
  chapters: readonly ChapterRow[],
): StoredCompany | null {
  if (entries.length === 0) return null;
  return {
    log: parseAll<unknown>(entries.map(({ entry }) => entry)),
    chapters: chaptersOf(chapters),
  };
}

export function chaptersOf(rows: readonly ChapterRow[]): StoredCompany['chapters'] {
  return new Map(rows.map(({ n, table_id }) => [n, table_id]));
}

/** A report as both databases keep it. */
export interface ReportRow {
  readonly id: number | string;
  readonly at: number | string;
  /** All else, as JSON. */
  readonly report: string;
}

export function reportOf({ id, at, report }: ReportRow): Report {
  return { ...(JSON.parse(report) as NewReport), id: Number(id), at: Number(at) };
}

export function textsOf(entries: readonly unknown[]): readonly string[] {
  return entries.map((entry) => JSON.stringify(entry));
}

export function bytesIn(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
}

/** What a new table takes, with what a company keeps in the same go. */
export function bytesOfNew(
  { base, entries, head: { past }, packs = [] }: NewTable,
  step?: CompanyStep,
): number {
  const parts = past ? [past.point, past.part] : [];
  const brought = packs.map(({ pack }) => pack);
  const written = bytesIn([...textsOf([base, ...entries, ...parts]), ...brought]);
  return written + (step?.entries.length ?? 0);
}

/** The ends of two keys: no entry is read. `id` is how the database names its first parameter. */
export const COMPANY_HEAD = (id: string) => `
  SELECT (SELECT max(seq) FROM company_entries WHERE company_id = ${id}) AS entries, n, table_id
  FROM company_chapters WHERE company_id = ${id} ORDER BY n DESC LIMIT 1`;

export interface CompanyHeadRow extends ChapterRow {
  readonly entries: number;
}

export function companyHeadOf({ entries, n, table_id }: CompanyHeadRow): CompanyHead {
  return { entries, last: { n, table: table_id } };
}

/** Letters of a table's log that are written at a time: a few milliseconds. */
const SLICE = 128 * 1024;

/** A log in parts that can be written one after the other, with time for others in between. */
export function slicesOf(entries: readonly string[]): readonly (readonly string[])[] {
  const slices: string[][] = [[]];
  let letters = 0;
  for (const entry of entries) {
    if (letters > SLICE) {
      slices.push([]);
      letters = 0;
    }
    slices.at(-1)?.push(entry);
    letters += entry.length;
  }
  return slices;
}

/** Many small texts at once: much quicker than one by one. */
function parseAll<Value>(texts: readonly string[]): Value[] {
  return JSON.parse(`[${texts.join()}]`);
}

export function listedOf(row: ListedRow): ListedTable {
  const { id, game, owner, over, waits } = row;
  const { about } = JSON.parse(row.line) as TableLine;
  const updated = Number(row.updated);
  const touched = Math.max(updated, Number(row.visited));
  return { id, game, owner, over: !!over, waits: !!waits, about, updated, touched };
}

export function standingOf(row: StandingRow, person: PersonId): Standing {
  const { owner, open, over, seq, line, theirs, company } = row;
  const { removed = [] } = JSON.parse(line) as TableLine;
  const isRemoved = removed.includes(person);
  return {
    ...{ owner, company, entries: seq, isRemoved },
    ...{ open: !!open, over: !!over, isTheirs: !!theirs },
  };
}

export function linkOf({ id, kind, seat, hash, person }: LinkRow): StoredLink {
  const whose = person === null ? {} : { person };
  return { id, kind: kind as StoredLink['kind'], seat, hash: new Uint8Array(hash), ...whose };
}

/** The parts of a head that are written, as texts; what is null stays as it was. */
export function headRow({ rules, hash, seal, line, past }: TableHead) {
  return {
    rules,
    hash,
    seal,
    past: past && { point: JSON.stringify(past.point), part: JSON.stringify(past.part) },
    line: line ? JSON.stringify(line) : null,
    owner: line?.owner ?? null,
    open: line ? Number(line.open) : null,
    over: line ? Number(line.over) : null,
  };
}

/** Where a walk goes on that has come by these; null when there were fewer than it asked for. */
export function nextOf(looked: readonly { readonly id: string }[], limit: number): string | null {
  return looked.length < limit ? null : (looked.at(-1)?.id ?? null);
}
