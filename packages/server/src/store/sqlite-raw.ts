import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import type { Raw, Row, Statement, Value } from './raw.ts';
import type { NamedValues, Scan } from './sqlite-scan.ts';
import { Fenced } from './store.ts';

export interface SqliteWay {
  readonly file: string;
  readonly db: DatabaseSync;
  /** Runs something in a transaction, in turn with everything else that is written. */
  readonly write: (run: () => void) => Promise<void>;
}

/** Only one process uses the file: there is nobody to tell anything. */
export function sqliteRaw({ file, db, write }: SqliteWay): Raw {
  return {
    read: async (sql, ...values) => db.prepare(sql).all(named(values)) as Row[],
    scan: (sql, ...values) => scanApart({ file, sql, values: named(values) }),
    write: async (statements) => {
      let changed: number[] = [];
      await write(() => {
        // What the host removes is overwritten, not only left out.
        db.exec('PRAGMA secure_delete = ON');
        try {
          changed = statements.map((statement) => run(db, statement));
        } finally {
          db.exec('PRAGMA secure_delete = OFF');
        }
      });
      return changed;
    },
    bytes: async () => sizeOf(file) + sizeOf(`${file}-wal`) + sizeOf(`${file}-shm`),
    tell: async () => undefined,
    hear: async () => undefined,
  };
}

function run(db: DatabaseSync, { sql, values, mustChange }: Statement): number {
  const changed = Number(db.prepare(sql).run(named(values)).changes);
  if (mustChange && changed === 0) throw new Fenced('somebody else has written to it');
  return changed;
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/** To SQLite `$1` is a name like any other, and it has no booleans. */
function named(values: readonly Value[]): NamedValues {
  return Object.fromEntries(
    values.map((value, i) => [`$${i + 1}`, typeof value === 'boolean' ? Number(value) : value]),
  );
}

/** In a thread with a connection of its own, which reads without waiting for writers or holding them up. */
function scanApart(scan: Scan): Promise<readonly Row[]> {
  const worker = new Worker(new URL('./sqlite-scan.ts', import.meta.url), { workerData: scan });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the thread that reads ended early')));
  });
}
