import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { PersonId } from '@crawlspace/host/online';
import type { TableEntry } from '../rooms/entries.ts';
import type { Raw } from './raw.ts';
import * as rows from './rows.ts';
import * as sizes from './sqlite-bytes.ts';
import * as forgetting from './sqlite-forgetting.ts';
import * as logs from './sqlite-logs.ts';
import { sqliteRaw } from './sqlite-raw.ts';
import * as reporting from './sqlite-reports.ts';
import { MIGRATIONS } from './sqlite-schema.ts';
import type * as kept from './store.ts';
import { Fenced, type Store } from './store.ts';

const LISTED = 'SELECT t.id, t.game, t.owner, t.over, t.line, t.updated, v.at AS visited';
const VISITS = 'LEFT JOIN visits v ON v.table_id = t.id';

interface Write {
  readonly run: () => void;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Kilobytes of the file that are kept at hand, as far as they were used: each of thousands of tables
 * writes to pages of its own, and would have to read them first.
 */
const CACHE = 64 * 1024;

/**
 * Pages that are written before they are brought from the log of the database to their places: 16 MB.
 * Tables write to the same few pages again and again, and each of those is brought there once.
 */
const CHECKPOINT = 4096;

/** When several wrote together no longer ago than this, in milliseconds, others are about to write … */
const LATELY = 20;
/** … and are waited for so long. */
const GATHERING = 3;

/**
 * Tables in one file. Whatever is asked within one turn of the event loop is committed together, and
 * while many write, within a few milliseconds: they share one wait for the disk.
 */
export class SqliteStore implements Store {
  readonly raw: Raw;
  readonly #db: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  #writes: Write[] = [];
  #isWaiting = false;
  /** When several writes were committed together, in milliseconds. */
  #sharedAt = Number.NEGATIVE_INFINITY;

  /** `cache` is in kilobytes. */
  constructor(file: string, cache = CACHE) {
    this.#db = new DatabaseSync(file, { timeout: 2000 });
    this.#refuseNewer();
    // Full: a commit that was acknowledged outlives a loss of power.
    this.#db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    this.#db.exec(`PRAGMA cache_size = -${cache}; PRAGMA wal_autocheckpoint = ${CHECKPOINT}`);
    this.#migrate();
    this.raw = sqliteRaw({ file, db: this.#db, write: (run) => this.#write(run) });
  }

  /**
   * What is long when it comes is written in parts, so that nobody else waits for all of it. Until the last of them
   * there is no such table and the company has no chapter: nobody finds them.
   */
  async createTable(table: kept.NewTable, step?: kept.CompanyStep): Promise<void> {
    const { parts, rest } = logs.inParts(this.#way, table, step);
    try {
      for (const part of parts) await this.#write(part);
      await this.#write(() => {
        const bytes = rows.bytesOfNew(table, step);
        this.#create(table, bytes, table.maker ?? null, rest);
        if (rest.step) logs.goOn(this.#way, rest.step);
        if (parts.length > 0) logs.finished(this.#way, table.id);
      });
    } catch (error) {
      if (parts.length > 0) {
        await this.#write(() => logs.takeBack(this.#way, table.id, step?.company));
      }
      throw error;
    }
  }

  removeUnfinished(): Promise<void> {
    return this.#write(() => logs.removeUnfinished(this.#way));
  }

  async readTable(id: string): Promise<kept.StoredTable | null> {
    return logs.readTable(this.#way, id);
  }

  async standing(id: string, person: PersonId): Promise<kept.Standing | null> {
    const row = this.#get<rows.StandingRow>(
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
    return this.#write(() => {
      const { rules, hash, seal, line, owner, open, over, past } = rows.headRow(head);
      const [seq, texts] = [expectedSeq + entries.length, rows.textsOf(entries)];
      const more = past ? sizes.moreAfter(this.#way, id, seq, past) : 0;
      const company = rows.bytesIn(rows.textsOf(going?.step.entries ?? []));
      const moved = this.#run(
        `UPDATE tables SET seq = ?, rules = ?, hash = ?, seal = ?, bytes = bytes + ?,
           line = coalesce(?, line), owner = coalesce(?, owner), open = coalesce(?, open), over = coalesce(?, over), updated = ?
         WHERE id = ? AND seq = ?`,
        ...[seq, rules, hash, seal, rows.bytesIn(texts) + more + company],
        ...[line, owner, open, over],
        ...[Date.now(), id, expectedSeq],
      );
      if (moved === 0) throw new Fenced(`table ${id} does not have ${expectedSeq} entries`);
      logs.addEntries(this.#way, id, expectedSeq, texts);
      if (past) this.#settle(id, seq, past);
      if (head.line) this.#seat(id, head.line.people);
      else for (const { person, waits } of head.waits ?? []) this.#note(id, person, waits);
      if (going?.opens) this.#create(going.opens, rows.bytesOfNew(going.opens), this.#makerOf(id));
      if (going) logs.goOn(this.#way, going.step);
    });
  }

  async readCompany(id: string): Promise<kept.StoredCompany | null> {
    const entries = 'SELECT entry FROM company_entries WHERE company_id = ? ORDER BY seq';
    const chapters = 'SELECT n, table_id FROM company_chapters WHERE company_id = ?';
    return rows.companyOf(
      this.#all<rows.EntryRow>(entries, id),
      this.#all<rows.ChapterRow>(chapters, id),
    );
  }

  async chaptersOf(company: string): Promise<kept.StoredCompany['chapters']> {
    const sql = 'SELECT n, table_id FROM company_chapters WHERE company_id = ? ORDER BY n';
    return rows.chaptersOf(this.#all<rows.ChapterRow>(sql, company));
  }

  async companyHead(id: string): Promise<kept.CompanyHead | null> {
    const row = this.#get<rows.CompanyHeadRow>(rows.COMPANY_HEAD('?'), id, id);
    return row ? rows.companyHeadOf(row) : null;
  }

  async findPerson(id: PersonId): Promise<kept.KnownPerson | null> {
    const sql = 'SELECT id, hash, name, seen FROM people WHERE id = ?';
    const row = this.#get<kept.KnownPerson>(sql, id);
    return row ? { ...row } : null;
  }

  savePerson({ id, hash, name }: kept.Person): Promise<void> {
    return this.#write(() => {
      this.#run(
        `INSERT INTO people VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen = excluded.seen`,
        ...[id, hash, name, Date.now(), Date.now()],
      );
    });
  }

  seePerson(id: PersonId): Promise<void> {
    const sql = 'UPDATE people SET seen = ? WHERE id = ?';
    return this.#write(() => void this.#run(sql, Date.now(), id));
  }

  async links(table: string): Promise<readonly kept.StoredLink[]> {
    const sql =
      'SELECT id, kind, seat, hash, person FROM links WHERE table_id = ? ORDER BY created, id';
    return this.#all<rows.LinkRow>(sql, table).map(rows.linkOf);
  }

  addLink(table: string, link: kept.StoredLink): Promise<void> {
    return this.#write(() => this.#link(table, link));
  }

  removeLinks(table: string, ids: readonly string[]): Promise<void> {
    return this.#write(() => {
      for (const id of ids) this.#run('DELETE FROM links WHERE table_id = ? AND id = ?', table, id);
    });
  }

  async tablesOf(
    person: PersonId,
    { limit, after }: kept.Page,
  ): Promise<readonly kept.ListedTable[]> {
    return this.#all<rows.ListedRow>(
      `${LISTED}, s.waits FROM sitting s JOIN tables t ON t.id = s.table_id ${VISITS}
       WHERE s.person = ? AND (t.updated, t.id) < (?, ?) ORDER BY t.updated DESC, t.id DESC LIMIT ?`,
      ...[person, after?.updated ?? Number.MAX_SAFE_INTEGER, after?.id ?? '', limit],
    ).map(rows.listedOf);
  }

  async openTables({ limit, after }: kept.Page): Promise<readonly kept.ListedTable[]> {
    return this.#all<rows.ListedRow>(
      `${LISTED}, 0 AS waits FROM tables t ${VISITS}
       WHERE t.open = 1 AND t.over = 0 AND (t.updated, t.id) < (?, ?)
       ORDER BY t.updated DESC, t.id DESC LIMIT ?`,
      ...[after?.updated ?? Number.MAX_SAFE_INTEGER, after?.id ?? '', limit],
    ).map(rows.listedOf);
  }

  async tablesOwnedBy(person: PersonId): Promise<number> {
    const sql = 'SELECT count(*) AS n FROM tables WHERE owner = ? AND over = 0';
    return this.#get<{ n: number }>(sql, person)?.n ?? 0;
  }

  async setting(name: string, otherwise?: string): Promise<string> {
    if (otherwise !== undefined) {
      const sql = 'INSERT INTO settings VALUES (?, ?) ON CONFLICT DO NOTHING';
      await this.#write(() => void this.#run(sql, name, otherwise));
    }
    const sql = 'SELECT value FROM settings WHERE name = ?';
    return (this.#get<{ value: string }>(sql, name)?.value ?? null) as string;
  }

  replaceSetting(name: string, text: string): Promise<void> {
    const sql = 'INSERT OR REPLACE INTO settings VALUES (?, ?)';
    return this.#write(() => void this.#run(sql, name, text));
  }

  addPush(person: PersonId, push: kept.StoredPush, most: number): Promise<void> {
    const { endpoint, p256dh, auth } = push;
    return this.#write(() => {
      const values = [person, endpoint, p256dh, auth, Date.now()];
      this.#run('INSERT OR REPLACE INTO pushes VALUES (?, ?, ?, ?, 0, ?)', ...values);
      this.#run(
        `DELETE FROM pushes WHERE person = ? AND endpoint NOT IN (
           SELECT endpoint FROM pushes WHERE person = ? ORDER BY created DESC, endpoint LIMIT ?)`,
        ...[person, person, most],
      );
    });
  }

  removePush(person: PersonId, endpoint: string): Promise<void> {
    const sql = 'DELETE FROM pushes WHERE person = ? AND endpoint = ?';
    return this.#write(() => void this.#run(sql, person, endpoint));
  }

  async takePushes(person: PersonId): Promise<readonly kept.StoredPush[]> {
    let taken: kept.StoredPush[] = [];
    await this.#write(() => {
      const sql =
        'UPDATE pushes SET taken = 1 WHERE person = ? AND taken = 0 RETURNING endpoint, p256dh, auth';
      taken = this.#all<kept.StoredPush>(sql, person).map((push) => ({ ...push }));
    });
    return taken;
  }

  renewPushes(person: PersonId): Promise<void> {
    const sql = 'UPDATE pushes SET taken = 0 WHERE person = ? AND taken = 1';
    return this.#write(() => void this.#run(sql, person));
  }

  visitTables(ids: readonly string[]): Promise<void> {
    return this.#write(() => forgetting.visitTables(this.#way, ids));
  }

  ownerCame(id: string): Promise<void> {
    return this.#write(() => forgetting.ownerCame(this.#way, id));
  }

  async ownerSeen(id: string): Promise<number> {
    return forgetting.ownerSeen(this.#way, id);
  }

  async untouchedTables(before: number, walk: kept.Walk) {
    return forgetting.untouchedTables(this.#way, before, walk);
  }

  async forgetTable(id: string, before: number): Promise<boolean> {
    let isGone = false;
    await this.#write(() => {
      isGone = forgetting.forgetTable(this.#way, id, before);
    });
    return isGone;
  }

  async forgetPeople(before: number, walk: kept.Walk): Promise<kept.Walked & kept.Forgotten> {
    let done = { people: 0, pushes: 0, next: null as string | null };
    await this.#write(() => {
      done = forgetting.forgetPeople(this.#way, before, walk);
    });
    return done;
  }

  async forgetPushes(before: number, walk: kept.Walk) {
    let done = { pushes: 0, next: null as string | null };
    await this.#write(() => {
      done = forgetting.forgetPushes(this.#way, before, walk);
    });
    return done;
  }

  async untouchedCompanies(before: number, walk: kept.Walk) {
    return forgetting.untouchedCompanies(this.#way, before, walk);
  }

  async touchedCompanies(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return forgetting.touchedCompanies(this.#way, ids);
  }

  async forgetCompany(id: string, before: number): Promise<boolean> {
    let isGone = false;
    await this.#write(() => {
      isGone = forgetting.forgetCompany(this.#way, id, before);
    });
    return isGone;
  }

  async bytesOf(whose: Parameters<Store['bytesOf']>[0]): Promise<number> {
    return sizes.bytesOf(this.#way, whose);
  }

  async bytes(): Promise<number> {
    return sizes.bytes(this.#way);
  }

  addReport(report: kept.NewReport, most: number): Promise<void> {
    return this.#write(() => reporting.addReport(this.#way, report, most));
  }

  async reports(page: Parameters<Store['reports']>[0]): Promise<readonly kept.Report[]> {
    return reporting.reports(this.#way, page);
  }

  async forgetReports(before: number): Promise<number> {
    let gone = 0;
    await this.#write(() => {
      gone = this.#run('DELETE FROM reports WHERE at < ?', before);
    });
    return gone;
  }

  /** How large the file may grow, in pages; never less than it is. */
  limitPages(pages: number): void {
    this.#db.exec(`PRAGMA max_page_count = ${pages}`);
  }

  async check(): Promise<void> {
    this.#get('SELECT 1 FROM tables LIMIT 1');
  }

  async close(): Promise<void> {
    this.#flush();
    this.#db.close();
  }

  /** `rest` is what was not written of its log before. */
  #create(
    table: kept.NewTable,
    bytes: number,
    maker: string | null,
    rest: logs.InParts['rest'] = wholeOf(table),
  ): void {
    const { id, owner, base, entries, head, links = [] } = table;
    const { rules, hash, seal, line, open, over, past } = rows.headRow(head);
    this.#run(
      'INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
      ...[id, owner, base.game, JSON.stringify(base), entries.length, rules, hash, seal],
      ...[line, open, over, Date.now(), Date.now(), bytes, maker],
    );
    logs.addEntries(this.#way, id, rest.after, rest.entries);
    if (past) this.#settle(id, entries.length, past);
    this.#seat(id, head.line.people);
    for (const link of links) this.#link(id, link);
  }

  #link(table: string, link: kept.StoredLink): void {
    const { id, kind, seat, hash, person = null } = link;
    const values = [table, id, kind, seat, hash, Date.now(), person];
    this.#run('INSERT INTO links VALUES (?, ?, ?, ?, ?, ?, ?)', ...values);
  }

  #makerOf(id: string): string | null {
    const sql = 'SELECT maker FROM tables WHERE id = ?';
    return this.#get<{ maker: string | null }>(sql, id)?.maker ?? null;
  }

  #settle(id: string, seq: number, { point, part }: { point: string; part: string }): void {
    this.#run('INSERT OR REPLACE INTO safe_points VALUES (?, ?, ?)', id, seq, point);
    this.#run('INSERT OR REPLACE INTO past_parts VALUES (?, ?, ?)', id, seq, part);
  }

  /** Most stay as they are: only what is different is written. */
  #seat(id: string, people: kept.TableLine['people']): void {
    const before = this.#all<{ person: string; waits: number }>(
      'SELECT person, waits FROM sitting WHERE table_id = ?',
      id,
    );
    const waiting = new Map(before.map(({ person, waits }) => [person, waits]));
    for (const { person, waits } of people) {
      const was = waiting.get(person);
      waiting.delete(person);
      if (was === Number(waits)) continue;
      if (was !== undefined) this.#note(id, person, waits);
      else this.#run('INSERT INTO sitting VALUES (?, ?, ?)', person, id, Number(waits));
    }
    for (const person of waiting.keys()) {
      this.#run('DELETE FROM sitting WHERE person = ? AND table_id = ?', person, id);
    }
  }

  #note(id: string, person: PersonId, waits: boolean): void {
    const sql = 'UPDATE sitting SET waits = ? WHERE person = ? AND table_id = ?';
    this.#run(sql, Number(waits), person, id);
  }

  #write(run: () => void): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#writes.push({ run, resolve, reject });
      if (this.#isWaiting) return;
      this.#isWaiting = true;
      const flush = () => this.#flush();
      if (performance.now() - this.#sharedAt < LATELY) setTimeout(flush, GATHERING);
      else setImmediate(flush);
    });
  }

  /** Commits whatever waits. A write that fails takes back itself and nothing else. */
  #flush(): void {
    this.#isWaiting = false;
    const writes = this.#writes;
    this.#writes = [];
    if (writes.length === 0) return;
    if (writes.length > 1) this.#sharedAt = performance.now();
    try {
      this.#commit(() => {
        for (const { run } of writes) run();
      });
    } catch (error) {
      if (writes.length === 1) writes[0]?.reject(asFenced(error));
      else this.#commitOneByOne(writes);
      return;
    }
    for (const { resolve } of writes) resolve();
  }

  /** One of them has failed, seldom as that is: all begin anew, and each can be taken back by itself. */
  #commitOneByOne(writes: readonly Write[]): void {
    let done: readonly Write[] = [];
    try {
      this.#commit(() => {
        done = writes.filter((write) => this.#try(write));
      });
    } catch (error) {
      // Those that have failed before know why; a promise settles once.
      for (const { reject } of writes) reject(asFenced(error));
      return;
    }
    for (const { resolve } of done) resolve();
  }

  #commit(write: () => void): void {
    try {
      this.#run('BEGIN IMMEDIATE');
      write();
      this.#run('COMMIT');
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
  }

  #try({ run, reject }: Write): boolean {
    this.#run('SAVEPOINT one');
    try {
      run();
      this.#run('RELEASE one');
      return true;
    } catch (error) {
      // A full disk ends the whole transaction: then nobody's write has happened.
      if (!this.#db.isTransaction) throw error;
      this.#db.exec('ROLLBACK TO one; RELEASE one');
      reject(asFenced(error));
      return false;
    }
  }

  get #version(): number {
    const row = this.#db.prepare('PRAGMA user_version').get();
    return (row as { user_version: number }).user_version;
  }

  #refuseNewer(): void {
    const version = this.#version;
    if (version <= MIGRATIONS.length) return;
    this.#db.close();
    throw new Error(`the database has version ${version}, newer than ${MIGRATIONS.length}`);
  }

  #migrate(): void {
    this.#db.exec('BEGIN IMMEDIATE');
    for (const migration of MIGRATIONS.slice(this.#version)) this.#db.exec(migration);
    this.#db.exec(`PRAGMA user_version = ${MIGRATIONS.length}; COMMIT`);
  }

  readonly #way: forgetting.Way = {
    run: (sql, ...values) => this.#run(sql, ...values),
    all: (sql, ...values) => this.#all(sql, ...values),
  };

  #run(sql: string, ...values: SQLInputValue[]): number {
    return Number(this.#statement(sql).run(...values).changes);
  }

  #get<Row>(sql: string, ...values: SQLInputValue[]): Row | undefined {
    return this.#statement(sql).get(...values) as Row | undefined;
  }

  #all<Row>(sql: string, ...values: SQLInputValue[]): Row[] {
    return this.#statement(sql).all(...values) as Row[];
  }

  #statement(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known) return known;
    const prepared = this.#db.prepare(sql);
    this.#statements.set(sql, prepared);
    return prepared;
  }
}

function wholeOf({ entries }: kept.NewTable): logs.InParts['rest'] {
  return { after: 0, entries: textsOf(entries) };
}

function textsOf(entries: readonly TableEntry[]): readonly string[] {
  return entries.map((entry) => JSON.stringify(entry));
}

const CONSTRAINT_PRIMARY_KEY = 1555;

function asFenced(error: unknown): unknown {
  const isKeyTaken = (error as { errcode?: number }).errcode === CONSTRAINT_PRIMARY_KEY;
  return isKeyTaken ? new Fenced('somebody else has written to this table') : error;
}
