import type { Statement } from '../store/raw.ts';
import { OF_A_TABLE } from '../store/rows.ts';
import type { Store } from '../store/store.ts';

/** Removes a table with everything that belongs to it. Any process that has it open is refused its next write. */
export async function removeTable(
  store: Pick<Store, 'raw' | 'forgetPacks'>,
  id: string,
): Promise<boolean> {
  const [gone] = await store.raw.write([
    { sql: 'DELETE FROM tables WHERE id = $1', values: [id] },
    ...OF_A_TABLE.map((table) => ofTable(table, id)),
    { sql: `DELETE FROM bans WHERE kind = 'table' AND who = $1`, values: [id] },
  ]);
  await store.forgetPacks();
  return gone !== 0;
}

function ofTable(table: string, id: string): Statement {
  return { sql: `DELETE FROM ${table} WHERE table_id = $1`, values: [id] };
}

/**
 * Removes a company and the tables of its chapters, one after the other so that no player waits for long. The company
 * goes last: should the process die in between, it can be removed again.
 */
export async function removeCompany(
  store: Pick<Store, 'raw' | 'chaptersOf' | 'forgetPacks'>,
  id: string,
  removed: (table: string) => Promise<void>,
): Promise<void> {
  const { raw } = store;
  for (const table of [...(await store.chaptersOf(id)).values()].toReversed()) {
    await removeTable(store, table);
    await removed(table);
  }
  await raw.write([
    { sql: 'DELETE FROM company_entries WHERE company_id = $1', values: [id] },
    { sql: 'DELETE FROM company_chapters WHERE company_id = $1', values: [id] },
  ]);
}
