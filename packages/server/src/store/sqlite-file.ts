import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { MIGRATIONS } from './sqlite-schema.ts';
import { Fenced } from './store.ts';

/** How statements are run, each prepared once. What writes is called within a transaction. */
export interface Way {
  run(sql: string, ...values: SQLInputValue[]): number;
  all<Row>(sql: string, ...values: SQLInputValue[]): Row[];
}

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
 * One file of SQLite. Whatever is written within one turn of the event loop is committed together, and while many
 * write, within a few milliseconds: they share one wait for the disk.
 */
export class SqliteFile implements Way {
  readonly db: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  #writes: Write[] = [];
  #isWaiting = false;
  /** When several writes were committed together, in milliseconds. */
  #sharedAt = Number.NEGATIVE_INFINITY;

  /** Opens it and brings it up to date. `cache` is in kilobytes. */
  constructor(file: string, cache = CACHE) {
    this.db = new DatabaseSync(file, { timeout: 2000 });
    this.#refuseNewer();
    // Full: a commit that was acknowledged outlives a loss of power.
    this.db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    this.db.exec(`PRAGMA cache_size = -${cache}; PRAGMA wal_autocheckpoint = ${CHECKPOINT}`);
    this.#migrate();
  }

  /** They are handed on by themselves, too. */
  readonly run = (sql: string, ...values: SQLInputValue[]): number =>
    Number(this.#statement(sql).run(...values).changes);

  readonly all = <Row>(sql: string, ...values: SQLInputValue[]): Row[] =>
    this.#statement(sql).all(...values) as Row[];

  get<Row>(sql: string, ...values: SQLInputValue[]): Row | undefined {
    return this.#statement(sql).get(...values) as Row | undefined;
  }

  /** Runs something in a transaction, in turn with everything else that is written. Resolves when it is on the disk. */
  write<Result>(run: () => Result): Promise<Result> {
    return new Promise((resolve, reject) => {
      let result: Result;
      const runOnce = () => {
        result = run();
      };
      this.#writes.push({ run: runOnce, resolve: () => resolve(result), reject });
      if (this.#isWaiting) return;
      this.#isWaiting = true;
      const flush = () => this.#flush();
      if (performance.now() - this.#sharedAt < LATELY) setTimeout(flush, GATHERING);
      else setImmediate(flush);
    });
  }

  /** Keeps no more pages at hand than it is using: of what was long nobody writes to the same ones again. */
  forgetPages(): void {
    this.db.exec('PRAGMA shrink_memory');
  }

  close(): void {
    this.#flush();
    this.db.close();
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
      this.run('BEGIN IMMEDIATE');
      write();
      this.run('COMMIT');
    } catch (error) {
      if (this.db.isTransaction) this.db.exec('ROLLBACK');
      throw error;
    }
  }

  #try({ run, reject }: Write): boolean {
    this.run('SAVEPOINT one');
    try {
      run();
      this.run('RELEASE one');
      return true;
    } catch (error) {
      // A full disk ends the whole transaction: then nobody's write has happened.
      if (!this.db.isTransaction) throw error;
      this.db.exec('ROLLBACK TO one; RELEASE one');
      reject(asFenced(error));
      return false;
    }
  }

  get #version(): number {
    const row = this.db.prepare('PRAGMA user_version').get();
    return (row as { user_version: number }).user_version;
  }

  #refuseNewer(): void {
    const version = this.#version;
    if (version <= MIGRATIONS.length) return;
    this.db.close();
    throw new Error(`the database has version ${version}, newer than ${MIGRATIONS.length}`);
  }

  #migrate(): void {
    this.db.exec('BEGIN IMMEDIATE');
    for (const migration of MIGRATIONS.slice(this.#version)) this.db.exec(migration);
    this.db.exec(`PRAGMA user_version = ${MIGRATIONS.length}; COMMIT`);
  }

  #statement(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known) return known;
    const prepared = this.db.prepare(sql);
    this.#statements.set(sql, prepared);
    return prepared;
  }
}

const CONSTRAINT_PRIMARY_KEY = 1555;

function asFenced(error: unknown): unknown {
  const isKeyTaken = (error as { errcode?: number }).errcode === CONSTRAINT_PRIMARY_KEY;
  return isKeyTaken ? new Fenced('somebody else has written to this table') : error;
}
