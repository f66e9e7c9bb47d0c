import type { PersonId } from '@crawlspace/host/online';
import type { TableEntry } from './entries.ts';
import type { Raw } from './raw.ts';
import * as rows from './rows.ts';
import * as sizes from './sqlite-bytes.ts';
import { SqliteFile } from './sqlite-file.ts';
import * as forgetting from './sqlite-forgetting.ts';
import * as logs from './sqlite-logs.ts';
import { sqliteRaw } from './sqlite-raw.ts';
import * as reporting from './sqlite-reports.ts';
import { add, addLink, create } from './sqlite-writes.ts';
import type * as kept from './store.ts';
import type { Store } from './store.ts';

const LISTED = 'SELECT t.id, t.game, t.owner, t.over, t.line, t.updated, v.at AS visited';
const VISITS = 'LEFT JOIN visits v ON v.table_id = t.id';

/**
 * Tables in one file. Whatever is asked within one turn of the event loop is committed together, and
 * while many write, within a few milliseconds: they share one wait for the disk.
 */
export class SqliteStore implements Store {
  readonly raw: Raw;
  readonly #file: SqliteFile;

  /** `cache` is in kilobytes. */
  constructor(path: string, cache?: number) {
    this.#file = new SqliteFile(path, cache);
    const write = (run: () => void) => this.#file.write(run);
    this.raw = sqliteRaw({ file: path, db: this.#file.db, write });
  }

  /**
   * What is long when it comes is written in parts, so that nobody else waits for all of it. Until the last of them
   * there is no such table and the company has no chapter: nobody finds them.
   */
  async createTable(table: kept.NewTable, step?: kept.CompanyStep): Promise<void> {
    const { parts, rest } = logs.inParts(this.#file, table, step);
    try {
      for (const part of parts) await this.#file.write(part);
      await this.#file.write(() => {
        const bytes = rows.bytesOfNew(table, step);
        create(this.#file, table, bytes, table.maker ?? null, rest);
        if (rest.step) logs.goOn(this.#file, rest.step);
        if (parts.length > 0) logs.finished(this.#file, table.id);
      });
      if (parts.length > 0) this.#file.forgetPages();
    } catch (error) {
      if (parts.length > 0) {
        await this.#file.write(() => logs.takeBack(this.#file, table.id, step?.company));
      }
      throw error;
    }
  }

  removeUnfinished(): Promise<void> {
    return this.#file.write(() => logs.removeUnfinished(this.#file));
  }

  async readTable(id: string): Promise<kept.StoredTable | null> {
    return logs.readTable(this.#file, id);
  }

  async packsOf(id: string): Promise<readonly kept.StoredPack[]> {
    const sql =
      'SELECT p.hash, p.pack FROM table_packs t JOIN packs p USING (hash) WHERE table_id = ?';
    return this.#file.all<kept.StoredPack>(sql, id).map((pack) => ({ ...pack }));
  }

  forgetPacks(): Promise<void> {
    return this.#file.write(() => forgetting.forgetPacks(this.#file));
  }

  async standing(id: string, person: PersonId): Promise<kept.Standing | null> {
    const row = this.#file.get<rows.StandingRow>(
      `SELECT t.owner, t.open, t.over, t.seq, t.line, s.person IS NOT NULL AS theirs,
         (SELECT company_id FROM company_chapters c WHERE c.table_id = t.id) AS company
       FROM tables t LEFT JOIN sitting s ON s.table_id = t.id AND s.person = ? WHERE t.id = ?`,
      ...[person, id],
    );
    return row ? rows.standingOf(row, person) : null;
  }

  append(
    id: string,
    expectedSeq: number,
    entries: readonly TableEntry[],
    head: kept.TableHead,
    going?: kept.GoingOn,
  ): Promise<void> {
    const adding = { id, expectedSeq, entries, head, going };
    return this.#file.write(() => add(this.#file, adding));
  }

  async readCompany(id: string): Promise<kept.StoredCompany | null> {
    const entries = 'SELECT entry FROM company_entries WHERE company_id = ? ORDER BY seq';
    const chapters = 'SELECT n, table_id FROM company_chapters WHERE company_id = ?';
    return rows.companyOf(
      this.#file.all<rows.EntryRow>(entries, id),
      this.#file.all<rows.ChapterRow>(chapters, id),
    );
  }

  async chaptersOf(company: string): Promise<kept.StoredCompany['chapters']> {
    const sql = 'SELECT n, table_id FROM company_chapters WHERE company_id = ? ORDER BY n';
    return rows.chaptersOf(this.#file.all<rows.ChapterRow>(sql, company));
  }

  async companyHead(id: string): Promise<kept.CompanyHead | null> {
    const row = this.#file.get<rows.CompanyHeadRow>(rows.COMPANY_HEAD('?'), id, id);
    return row ? rows.companyHeadOf(row) : null;
  }

  async findPerson(id: PersonId): Promise<kept.KnownPerson | null> {
    const sql = 'SELECT id, hash, name, seen FROM people WHERE id = ?';
    const row = this.#file.get<kept.KnownPerson>(sql, id);
    return row ? { ...row } : null;
  }

  savePerson({ id, hash, name }: kept.Person): Promise<void> {
    return this.#file.write(() => {
      this.#file.run(
        `INSERT INTO people VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen = excluded.seen`,
        ...[id, hash, name, Date.now(), Date.now()],
      );
    });
  }

  seePerson(id: PersonId): Promise<void> {
    const sql = 'UPDATE people SET seen = ? WHERE id = ?';
    return this.#file.write(() => void this.#file.run(sql, Date.now(), id));
  }

  async links(table: string): Promise<readonly kept.StoredLink[]> {
    const sql =
      'SELECT id, kind, seat, hash, person FROM links WHERE table_id = ? ORDER BY created, id';
    return this.#file.all<rows.LinkRow>(sql, table).map(rows.linkOf);
  }

  addLink(table: string, link: kept.StoredLink): Promise<void> {
    return this.#file.write(() => addLink(this.#file, table, link));
  }

  removeLinks(table: string, ids: readonly string[]): Promise<void> {
    return this.#file.write(() => {
      for (const id of ids)
        this.#file.run('DELETE FROM links WHERE table_id = ? AND id = ?', table, id);
    });
  }

  async tablesOf(
    person: PersonId,
    { limit, after }: kept.Page,
  ): Promise<readonly kept.ListedTable[]> {
    return this.#file
      .all<rows.ListedRow>(
        `${LISTED}, s.waits FROM sitting s JOIN tables t ON t.id = s.table_id ${VISITS}
       WHERE s.person = ? AND (t.updated, t.id) < (?, ?) ORDER BY t.updated DESC, t.id DESC LIMIT ?`,
        ...[person, after?.updated ?? Number.MAX_SAFE_INTEGER, after?.id ?? '', limit],
      )
      .map(rows.listedOf);
  }

  async openTables({ limit, after }: kept.Page): Promise<readonly kept.ListedTable[]> {
    return this.#file
      .all<rows.ListedRow>(
        `${LISTED}, 0 AS waits FROM tables t ${VISITS}
       WHERE t.open = 1 AND t.over = 0 AND (t.updated, t.id) < (?, ?)
       ORDER BY t.updated DESC, t.id DESC LIMIT ?`,
        ...[after?.updated ?? Number.MAX_SAFE_INTEGER, after?.id ?? '', limit],
      )
      .map(rows.listedOf);
  }

  async tablesOwnedBy(person: PersonId): Promise<number> {
    const sql = 'SELECT count(*) AS n FROM tables WHERE owner = ? AND over = 0';
    return this.#file.get<{ n: number }>(sql, person)?.n ?? 0;
  }

  async setting(name: string, otherwise?: string): Promise<string> {
    if (otherwise !== undefined) {
      const sql = 'INSERT INTO settings VALUES (?, ?) ON CONFLICT DO NOTHING';
      await this.#file.write(() => void this.#file.run(sql, name, otherwise));
    }
    const sql = 'SELECT value FROM settings WHERE name = ?';
    return (this.#file.get<{ value: string }>(sql, name)?.value ?? null) as string;
  }

  replaceSetting(name: string, text: string): Promise<void> {
    const sql = 'INSERT OR REPLACE INTO settings VALUES (?, ?)';
    return this.#file.write(() => void this.#file.run(sql, name, text));
  }

  addPush(person: PersonId, push: kept.StoredPush, most: number): Promise<void> {
    const { endpoint, p256dh, auth } = push;
    return this.#file.write(() => {
      const values = [person, endpoint, p256dh, auth, Date.now()];
      this.#file.run('INSERT OR REPLACE INTO pushes VALUES (?, ?, ?, ?, 0, ?)', ...values);
      this.#file.run(
        `DELETE FROM pushes WHERE person = ? AND endpoint NOT IN (
           SELECT endpoint FROM pushes WHERE person = ? ORDER BY created DESC, endpoint LIMIT ?)`,
        ...[person, person, most],
      );
    });
  }

  removePush(person: PersonId, endpoint: string): Promise<void> {
    const sql = 'DELETE FROM pushes WHERE person = ? AND endpoint = ?';
    return this.#file.write(() => void this.#file.run(sql, person, endpoint));
  }

  async takePushes(person: PersonId): Promise<readonly kept.StoredPush[]> {
    const sql =
      'UPDATE pushes SET taken = 1 WHERE person = ? AND taken = 0 RETURNING endpoint, p256dh, auth';
    const taken = await this.#file.write(() => this.#file.all<kept.StoredPush>(sql, person));
    return taken.map((push) => ({ ...push }));
  }

  renewPushes(person: PersonId): Promise<void> {
    const sql = 'UPDATE pushes SET taken = 0 WHERE person = ? AND taken = 1';
    return this.#file.write(() => void this.#file.run(sql, person));
  }

  visitTables(ids: readonly string[]): Promise<void> {
    return this.#file.write(() => forgetting.visitTables(this.#file, ids));
  }

  ownerCame(id: string): Promise<void> {
    return this.#file.write(() => forgetting.ownerCame(this.#file, id));
  }

  async ownerSeen(id: string): Promise<number> {
    return forgetting.ownerSeen(this.#file, id);
  }

  async untouchedTables(before: number, walk: kept.Walk) {
    return forgetting.untouchedTables(this.#file, before, walk);
  }

  async forgetTable(id: string, before: number): Promise<boolean> {
    return this.#file.write(() => forgetting.forgetTable(this.#file, id, before));
  }

  async forgetPeople(before: number, walk: kept.Walk): Promise<kept.Walked & kept.Forgotten> {
    return this.#file.write(() => forgetting.forgetPeople(this.#file, before, walk));
  }

  async forgetPushes(before: number, walk: kept.Walk) {
    return this.#file.write(() => forgetting.forgetPushes(this.#file, before, walk));
  }

  async untouchedCompanies(before: number, walk: kept.Walk) {
    return forgetting.untouchedCompanies(this.#file, before, walk);
  }

  async touchedCompanies(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return forgetting.touchedCompanies(this.#file, ids);
  }

  async forgetCompany(id: string, before: number): Promise<boolean> {
    return this.#file.write(() => forgetting.forgetCompany(this.#file, id, before));
  }

  async bytesOf(whose: Parameters<Store['bytesOf']>[0]): Promise<number> {
    return sizes.bytesOf(this.#file, whose);
  }

  async bytes(): Promise<number> {
    return sizes.bytes(this.#file);
  }

  addReport(report: kept.NewReport, most: number): Promise<void> {
    return this.#file.write(() => reporting.addReport(this.#file, report, most));
  }

  async reports(page: Parameters<Store['reports']>[0]): Promise<readonly kept.Report[]> {
    return reporting.reports(this.#file, page);
  }

  async forgetReports(before: number): Promise<number> {
    return this.#file.write(() => this.#file.run('DELETE FROM reports WHERE at < ?', before));
  }

  /** How large the file may grow, in pages; never less than it is. */
  limitPages(pages: number): void {
    this.#file.db.exec(`PRAGMA max_page_count = ${pages}`);
  }

  async check(): Promise<void> {
    this.#file.get('SELECT 1 FROM tables LIMIT 1');
  }

  async close(): Promise<void> {
    this.#file.close();
  }
}
