import type { PersonId } from '@crawlspace/host/online';
import postgres, { type Sql } from 'postgres';
import type { TableEntry } from './entries.ts';
import * as forgetting from './postgres-forgetting.ts';
import { Pool } from './postgres-pool.ts';
import { postgresRaw } from './postgres-raw.ts';
import { MIGRATIONS } from './postgres-schema.ts';
import { inOne } from './postgres-transaction.ts';
import { add, addLink, create, goOn, makerOf } from './postgres-writes.ts';
import type { Raw } from './raw.ts';
import * as rows from './rows.ts';
import * as kept from './store.ts';
import { Fenced, type Store, Unsure } from './store.ts';

/** Any number, as long as nobody else uses it: two processes that start at once migrate in turn. */
const MIGRATION_LOCK = 7_203_118;

const FIRST_PAGE = { updated: Number.MAX_SAFE_INTEGER, id: '' };

/** Tables in a PostgreSQL database, for one process or several. */
export class PostgresStore implements Store {
  readonly raw: Raw;
  readonly #pool: Pool;

  private constructor(pool: Pool) {
    this.#pool = pool;
    this.raw = postgresRaw(pool);
  }

  static async open(url: string): Promise<PostgresStore> {
    const pool = new Pool(url);
    try {
      await migrate(pool.sql);
    } catch (error) {
      await pool.end();
      throw error;
    }
    return new PostgresStore(pool);
  }

  get #sql(): Sql {
    return this.#pool.sql;
  }

  async createTable(table: kept.NewTable, step?: kept.CompanyStep): Promise<void> {
    await sure(
      inOne(this.#sql, async (sql) => {
        await create(sql, table, rows.bytesOfNew(table, step));
        if (step) await goOn(sql, step);
      }),
    );
  }

  /** All of a table is written in one transaction. */
  async removeUnfinished(): Promise<void> {}

  async readTable(id: string): Promise<kept.StoredTable | null> {
    const [row] = await this.#sql<rows.TableRow[]>`
      SELECT id, base, t.seq, rules, hash, seal, line, p.point, p.seq AS point_seq
      FROM tables t LEFT JOIN safe_points p ON p.table_id = t.id WHERE id = ${id}`;
    if (!row) return null;
    const [entries, parts] = await Promise.all([
      this.#sql<rows.EntryRow[]>`
        SELECT entry FROM entries WHERE table_id = ${id} AND seq <= ${row.seq} ORDER BY seq`,
      this.#sql<rows.PartRow[]>`
        SELECT part FROM past_parts WHERE table_id = ${id} AND seq <= ${row.point_seq ?? 0} ORDER BY seq`,
    ]);
    return rows.tableOf(row, rows.entriesOf(entries), parts);
  }

  async packsOf(id: string): Promise<readonly kept.StoredPack[]> {
    const found = await this.#sql<kept.StoredPack[]>`
      SELECT p.hash, p.pack FROM table_packs t JOIN packs p USING (hash) WHERE table_id = ${id}`;
    return found.map(({ hash, pack }) => ({ hash, pack }));
  }

  forgetPacks(): Promise<void> {
    return forgetting.forgetPacks(this.#sql);
  }

  async standing(id: string, person: PersonId): Promise<kept.Standing | null> {
    const [row] = await this.#sql<rows.StandingRow[]>`
      SELECT t.owner, t.open, t.over, t.seq, t.line, s.person IS NOT NULL AS theirs,
        (SELECT company_id FROM company_chapters c WHERE c.table_id = t.id) AS company
      FROM tables t LEFT JOIN sitting s ON s.table_id = t.id AND s.person = ${person} WHERE t.id = ${id}`;
    return row ? rows.standingOf(row, person) : null;
  }

  /** Where nobody goes on it is one statement, so that it costs one way to the database and back. */
  async append(
    id: string,
    expectedSeq: number,
    entries: readonly TableEntry[],
    head: kept.TableHead,
    going?: kept.GoingOn,
  ): Promise<void> {
    const adding = { id, expectedSeq, entries, head };
    if (!going) return sure(add(this.#sql, adding));
    const { opens, step } = going;
    await sure(
      inOne(this.#sql, async (sql) => {
        await add(sql, { ...adding, company: step.entries.length });
        if (opens) {
          const maker = await makerOf(sql, id);
          await create(sql, { ...opens, maker }, rows.bytesOfNew(opens));
        }
        await goOn(sql, step);
      }),
    );
  }

  async readCompany(id: string): Promise<kept.StoredCompany | null> {
    const [entries, chapters] = await Promise.all([
      this.#sql<rows.EntryRow[]>`
        SELECT entry FROM company_entries WHERE company_id = ${id} ORDER BY seq`,
      this.#sql<rows.ChapterRow[]>`
        SELECT n, table_id FROM company_chapters WHERE company_id = ${id}`,
    ]);
    return rows.companyOf(entries, chapters);
  }

  async chaptersOf(company: string): Promise<kept.StoredCompany['chapters']> {
    return rows.chaptersOf(
      await this.#sql<rows.ChapterRow[]>`
        SELECT n, table_id FROM company_chapters WHERE company_id = ${company} ORDER BY n`,
    );
  }

  async companyHead(id: string): Promise<kept.CompanyHead | null> {
    const [row] = await this.#sql.unsafe<rows.CompanyHeadRow[]>(rows.COMPANY_HEAD('$1'), [id]);
    return row ? rows.companyHeadOf(row) : null;
  }

  async findPerson(id: PersonId): Promise<kept.KnownPerson | null> {
    const [row] = await this.#sql<
      kept.KnownPerson[]
    >`SELECT id, hash, name, seen FROM people WHERE id = ${id}`;
    return row ? { ...row, hash: new Uint8Array(row.hash), seen: Number(row.seen) } : null;
  }

  async savePerson({ id, hash, name }: kept.Person): Promise<void> {
    await sure(this.#sql`
      INSERT INTO people VALUES (${id}, ${hash}, ${name}, ${Date.now()}, ${Date.now()})
      ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen = excluded.seen`);
  }

  async seePerson(id: PersonId): Promise<void> {
    await sure(this.#sql`UPDATE people SET seen = ${Date.now()} WHERE id = ${id}`);
  }

  async links(table: string): Promise<readonly kept.StoredLink[]> {
    const found = await this.#sql<rows.LinkRow[]>`
      SELECT id, kind, seat, hash, person FROM links WHERE table_id = ${table} ORDER BY created, id`;
    return found.map(rows.linkOf);
  }

  async addLink(table: string, link: kept.StoredLink): Promise<void> {
    await sure(addLink(this.#sql, table, link));
  }

  async removeLinks(table: string, ids: readonly string[]): Promise<void> {
    await sure(
      this.#sql`DELETE FROM links WHERE table_id = ${table} AND id = ANY(${[...ids]}::text[])`,
    );
  }

  async tablesOf(person: PersonId, { limit, after = FIRST_PAGE }: kept.Page) {
    const found = await this.#sql<rows.ListedRow[]>`
      SELECT t.id, t.game, t.owner, t.over, t.line, t.updated, s.waits, v.at AS visited
      FROM sitting s JOIN tables t ON t.id = s.table_id LEFT JOIN visits v ON v.table_id = t.id
      WHERE s.person = ${person} AND (t.updated, t.id) < (${after.updated}, ${after.id})
      ORDER BY t.updated DESC, t.id DESC LIMIT ${limit}`;
    return found.map(rows.listedOf);
  }

  async openTables({ limit, after = FIRST_PAGE }: kept.Page): Promise<readonly kept.ListedTable[]> {
    const found = await this.#sql<rows.ListedRow[]>`
      SELECT t.id, t.game, t.owner, t.over, t.line, t.updated, false AS waits, v.at AS visited
      FROM tables t LEFT JOIN visits v ON v.table_id = t.id
      WHERE t.open AND NOT t.over AND (t.updated, t.id) < (${after.updated}, ${after.id})
      ORDER BY t.updated DESC, t.id DESC LIMIT ${limit}`;
    return found.map(rows.listedOf);
  }

  async tablesOwnedBy(person: PersonId): Promise<number> {
    const [row] = await this.#sql<{ n: number }[]>`
      SELECT count(*)::integer AS n FROM tables WHERE owner = ${person} AND NOT over`;
    return row?.n ?? 0;
  }

  async setting(name: string, otherwise?: string): Promise<string> {
    if (otherwise !== undefined) {
      await sure(
        this.#sql`INSERT INTO settings VALUES (${name}, ${otherwise}) ON CONFLICT DO NOTHING`,
      );
    }
    const [row] = await this.#sql<{ value: string }[]>`
      SELECT value FROM settings WHERE name = ${name}`;
    return (row?.value ?? null) as string;
  }

  async replaceSetting(name: string, text: string): Promise<void> {
    await sure(this.#sql`
      INSERT INTO settings VALUES (${name}, ${text})
      ON CONFLICT (name) DO UPDATE SET value = excluded.value`);
  }

  async addPush(person: PersonId, push: kept.StoredPush, most: number): Promise<void> {
    const { endpoint, p256dh, auth } = push;
    await sure(
      inOne(this.#sql, async (sql) => {
        await sql`
          INSERT INTO pushes VALUES (${person}, ${endpoint}, ${p256dh}, ${auth}, false, ${Date.now()})
          ON CONFLICT (person, endpoint) DO UPDATE
          SET p256dh = excluded.p256dh, auth = excluded.auth, taken = false, created = excluded.created`;
        await sql`
          DELETE FROM pushes WHERE person = ${person} AND endpoint NOT IN (
            SELECT endpoint FROM pushes WHERE person = ${person} ORDER BY created DESC, endpoint LIMIT ${most})`;
      }),
    );
  }

  async removePush(person: PersonId, endpoint: string): Promise<void> {
    await sure(this.#sql`DELETE FROM pushes WHERE person = ${person} AND endpoint = ${endpoint}`);
  }

  async takePushes(person: PersonId): Promise<readonly kept.StoredPush[]> {
    const taken = await sure(this.#sql<kept.StoredPush[]>`
      UPDATE pushes SET taken = true WHERE person = ${person} AND NOT taken RETURNING endpoint, p256dh, auth`);
    return taken.map((push) => ({ ...push }));
  }

  async renewPushes(person: PersonId): Promise<void> {
    await sure(this.#sql`UPDATE pushes SET taken = false WHERE person = ${person} AND taken`);
  }

  async visitTables(ids: readonly string[]): Promise<void> {
    await sure(forgetting.visitTables(this.#sql, ids));
  }

  async ownerCame(id: string): Promise<void> {
    await sure(forgetting.ownerCame(this.#sql, id));
  }

  ownerSeen(id: string): Promise<number> {
    return forgetting.ownerSeen(this.#sql, id);
  }

  untouchedTables(before: number, walk: kept.Walk) {
    return forgetting.untouchedTables(this.#sql, before, walk);
  }

  forgetTable(id: string, before: number): Promise<boolean> {
    return sure(forgetting.forgetTable(this.#sql, id, before));
  }

  forgetPeople(before: number, walk: kept.Walk): Promise<kept.Walked & kept.Forgotten> {
    return sure(forgetting.forgetPeople(this.#sql, before, walk));
  }

  forgetPushes(before: number, walk: kept.Walk) {
    return sure(forgetting.forgetPushes(this.#sql, before, walk));
  }

  untouchedCompanies(before: number, walk: kept.Walk) {
    return forgetting.untouchedCompanies(this.#sql, before, walk);
  }

  touchedCompanies(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return forgetting.touchedCompanies(this.#sql, ids);
  }

  forgetCompany(id: string, before: number): Promise<boolean> {
    return sure(forgetting.forgetCompany(this.#sql, id, before));
  }

  async bytesOf(whose: { readonly owner: PersonId } | { readonly maker: string }): Promise<number> {
    const [by, who] = 'owner' in whose ? ['owner', whose.owner] : ['maker', whose.maker];
    const [row] = await this.#sql<{ n: string }[]>`
      SELECT coalesce(sum(bytes), 0) AS n FROM tables WHERE ${this.#sql(by)} = ${who}`;
    return Number(row?.n ?? 0);
  }

  /** What tables take: the database itself never gives back what it has from the disk. */
  async bytes(): Promise<number> {
    const [row] = await this.#sql<{ n: string }[]>`SELECT coalesce(sum(bytes), 0) AS n FROM tables`;
    return Number(row?.n ?? 0);
  }

  async addReport(report: kept.NewReport, most: number): Promise<void> {
    const { by } = report;
    await sure(
      inOne(this.#sql, async (sql) => {
        await sql`
          INSERT INTO reports (at, by_person, report) VALUES (${Date.now()}, ${by}, ${JSON.stringify(report)})`;
        await sql`
          DELETE FROM reports WHERE by_person = ${by} AND id NOT IN (
            SELECT id FROM reports WHERE by_person = ${by} ORDER BY id DESC LIMIT ${most})`;
      }),
    );
  }

  async reports({ limit, after = kept.EVER }: { readonly limit: number; readonly after?: number }) {
    const found = await this.#sql<rows.ReportRow[]>`
      SELECT id, at, report FROM reports WHERE id < ${after} ORDER BY id DESC LIMIT ${limit}`;
    return found.map(rows.reportOf);
  }

  async forgetReports(before: number): Promise<number> {
    return (await sure(this.#sql`DELETE FROM reports WHERE at < ${before}`)).count;
  }

  async check(): Promise<void> {
    await this.#sql`SELECT 1 FROM tables LIMIT 1`;
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }
}

async function migrate(sql: Sql): Promise<void> {
  await inOne(sql, async (at) => {
    await at`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`;
    await at`CREATE TABLE IF NOT EXISTS crawlspace_version (version integer NOT NULL)`;
    const [row] = await at<{ version: number }[]>`SELECT version FROM crawlspace_version`;
    const version = row?.version ?? 0;
    if (version > MIGRATIONS.length) {
      throw new Error(`the database has version ${version}, newer than ${MIGRATIONS.length}`);
    }
    for (const migration of MIGRATIONS.slice(version)) await at.unsafe(migration);
    await at`DELETE FROM crawlspace_version`;
    await at`INSERT INTO crawlspace_version VALUES (${MIGRATIONS.length})`;
  });
}

const KEY_TAKEN = '23505';
/** The connection could not be made, or was being given up, so nothing was sent. */
const NEVER_SENT: ReadonlySet<unknown> = new Set([
  ...['ECONNREFUSED', 'ENOTFOUND', 'CONNECT_TIMEOUT', 'CONNECTION_ENDED'],
]);
/** The server was told to stop. What it was doing then it does not say; while it starts (57P03) it does nothing. */
const SHUTTING_DOWN = /^57P0[^3]/;

/** Tells what was surely not stored from what nobody knows about. */
async function sure<Result>(query: PromiseLike<Result>): Promise<Result> {
  try {
    return await query;
  } catch (error) {
    if (error instanceof Fenced) throw error;
    const code = (error as { code?: unknown }).code;
    if (code === KEY_TAKEN) throw new Fenced('somebody else has written to this table');
    const answered = error instanceof postgres.PostgresError && !SHUTTING_DOWN.test(error.code);
    if (answered || NEVER_SENT.has(code)) throw error;
    throw new Unsure('the connection to the database broke', { cause: error });
  }
}
