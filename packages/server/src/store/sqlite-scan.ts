import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

export type NamedValues = Record<string, SQLInputValue>;

/** One query that takes its time. */
export interface Scan {
  readonly file: string;
  readonly sql: string;
  readonly values: NamedValues;
}

const { file, sql, values } = workerData as Scan;
const db = new DatabaseSync(file, { readOnly: true, timeout: 2000 });
try {
  const rows = db.prepare(sql).all(values);
  parentPort?.postMessage(rows.map((row) => ({ ...row })));
} finally {
  db.close();
}
