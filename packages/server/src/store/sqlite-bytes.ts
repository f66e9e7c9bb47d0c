import type { PersonId } from '@crawlspace/host/online';
import * as rows from './rows.ts';
import type { Way } from './sqlite-file.ts';

export function bytesOf(
  { all }: Way,
  whose: { readonly owner: PersonId } | { readonly maker: string },
): number {
  const [by, who] = 'owner' in whose ? ['owner', whose.owner] : ['maker', whose.maker];
  const sql = `SELECT coalesce(sum(bytes), 0) AS n FROM tables WHERE ${by} = ?`;
  return all<{ n: number }>(sql, who)[0]?.n ?? 0;
}

/** Pages that are free are used again before the file grows. */
export function bytes({ all }: Way): number {
  const sql = `SELECT (page_count - freelist_count) * page_size AS n
    FROM pragma_page_count, pragma_freelist_count, pragma_page_size`;
  return all<{ n: number }>(sql)[0]?.n ?? 0;
}

/** How many bytes more a table takes when its safe point, and a part of its past, are replaced. */
export function moreAfter(
  { all }: Way,
  id: string,
  seq: number,
  { point, part }: { readonly point: string; readonly part: string },
): number {
  const [before] = all<{ n: number }>(
    `SELECT coalesce((SELECT octet_length(point) FROM safe_points WHERE table_id = ?), 0)
       + coalesce((SELECT octet_length(part) FROM past_parts WHERE table_id = ? AND seq = ?), 0) AS n`,
    ...[id, id, seq],
  );
  return rows.bytesIn([point, part]) - (before?.n ?? 0);
}
