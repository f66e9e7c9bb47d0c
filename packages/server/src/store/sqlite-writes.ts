import type { PersonId } from '@crawlspace/host/online';
import type { TableEntry } from './entries.ts';
import * as rows from './rows.ts';
import * as sizes from './sqlite-bytes.ts';
import type { Way } from './sqlite-file.ts';
import * as logs from './sqlite-logs.ts';
import type * as kept from './store.ts';
import { Fenced } from './store.ts';

/** Writes a new table. `rest` is what was not written of its log before. */
export function create(
  way: Way,
  table: kept.NewTable,
  bytes: number,
  maker: string | null,
  rest: logs.InParts['rest'] = wholeOf(table),
): void {
  const { id, owner, base, entries, head, links = [], packs = [] } = table;
  const { rules, hash, seal, line, open, over, past } = rows.headRow(head);
  way.run(
    'INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
    ...[id, owner, base.game, JSON.stringify(base), entries.length, rules, hash, seal],
    ...[line, open, over, Date.now(), Date.now(), bytes, maker],
  );
  logs.addEntries(way, id, rest.after, rest.entries);
  if (past) settle(way, id, entries.length, past);
  seat(way, id, head.line.people);
  for (const link of links) addLink(way, id, link);
  for (const { hash, pack } of packs) {
    way.run('INSERT INTO packs VALUES (?, ?) ON CONFLICT (hash) DO NOTHING', hash, pack);
    way.run('INSERT INTO table_packs VALUES (?, ?) ON CONFLICT DO NOTHING', id, hash);
  }
}

function wholeOf({ entries }: kept.NewTable): logs.InParts['rest'] {
  return { after: 0, entries: rows.textsOf(entries) };
}

interface Adding {
  readonly id: string;
  readonly expectedSeq: number;
  readonly entries: readonly TableEntry[];
  readonly head: kept.TableHead;
  readonly going: kept.GoingOn | undefined;
}

/** Adds to the log of a table; Fenced when it does not end where it should. */
export function add(way: Way, { id, expectedSeq, entries, head, going }: Adding): void {
  const { rules, hash, seal, line, owner, open, over, past } = rows.headRow(head);
  const [seq, texts] = [expectedSeq + entries.length, rows.textsOf(entries)];
  const more = past ? sizes.moreAfter(way, id, seq, past) : 0;
  const company = going?.step.entries.length ?? 0;
  const moved = way.run(
    `UPDATE tables SET seq = ?, rules = ?, hash = ?, seal = ?, bytes = bytes + ?,
       line = coalesce(?, line), owner = coalesce(?, owner), open = coalesce(?, open), over = coalesce(?, over), updated = ?
     WHERE id = ? AND seq = ?`,
    ...[seq, rules, hash, seal, rows.bytesIn(texts) + more + company],
    ...[line, owner, open, over],
    ...[Date.now(), id, expectedSeq],
  );
  if (moved === 0) throw new Fenced(`table ${id} does not have ${expectedSeq} entries`);
  logs.addEntries(way, id, expectedSeq, texts);
  if (past) settle(way, id, seq, past);
  if (head.line) seat(way, id, head.line.people);
  else for (const { person, waits } of head.waits ?? []) note(way, id, person, waits);
  if (going?.opens) create(way, going.opens, rows.bytesOfNew(going.opens), makerOf(way, id));
  if (going) logs.goOn(way, going.step);
}

export function addLink({ run }: Way, table: string, link: kept.StoredLink): void {
  const { id, kind, seat, hash, person = null } = link;
  const values = [table, id, kind, seat, hash, Date.now(), person];
  run('INSERT INTO links VALUES (?, ?, ?, ?, ?, ?, ?)', ...values);
}

function makerOf({ all }: Way, id: string): string | null {
  const sql = 'SELECT maker FROM tables WHERE id = ?';
  return all<{ maker: string | null }>(sql, id)[0]?.maker ?? null;
}

function settle(
  { run }: Way,
  id: string,
  seq: number,
  { point, part }: { readonly point: string; readonly part: string },
): void {
  run('INSERT OR REPLACE INTO safe_points VALUES (?, ?, ?)', id, seq, point);
  run('INSERT OR REPLACE INTO past_parts VALUES (?, ?, ?)', id, seq, part);
}

/** Most stay as they are: only what is different is written. */
function seat(way: Way, id: string, people: kept.TableLine['people']): void {
  const before = way.all<{ person: string; waits: number }>(
    'SELECT person, waits FROM sitting WHERE table_id = ?',
    id,
  );
  const waiting = new Map(before.map(({ person, waits }) => [person, waits]));
  for (const { person, waits } of people) {
    const was = waiting.get(person);
    waiting.delete(person);
    if (was === Number(waits)) continue;
    if (was !== undefined) note(way, id, person, waits);
    else way.run('INSERT INTO sitting VALUES (?, ?, ?)', person, id, Number(waits));
  }
  for (const person of waiting.keys()) {
    way.run('DELETE FROM sitting WHERE person = ? AND table_id = ?', person, id);
  }
}

function note({ run }: Way, id: string, person: PersonId, waits: boolean): void {
  const sql = 'UPDATE sitting SET waits = ? WHERE person = ? AND table_id = ?';
  run(sql, Number(waits), person, id);
}
