import * as rows from './rows.ts';
import type { Way } from './sqlite-file.ts';
import { EVER, type NewReport, type Report } from './store.ts';

export function addReport({ run }: Way, report: NewReport, most: number): void {
  const sql = 'INSERT INTO reports (at, by_person, report) VALUES (?, ?, ?)';
  run(sql, Date.now(), report.by, JSON.stringify(report));
  run(
    `DELETE FROM reports WHERE by_person = ? AND id NOT IN (
       SELECT id FROM reports WHERE by_person = ? ORDER BY id DESC LIMIT ?)`,
    ...[report.by, report.by, most],
  );
}

export function reports(
  { all }: Way,
  { limit, after = EVER }: { readonly limit: number; readonly after?: number },
): readonly Report[] {
  const sql = 'SELECT id, at, report FROM reports WHERE id < ? ORDER BY id DESC LIMIT ?';
  return all<rows.ReportRow>(sql, after, limit).map(rows.reportOf);
}
