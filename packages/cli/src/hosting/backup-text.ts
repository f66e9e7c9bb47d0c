import { BackupError, type Restored } from '@crawlspace/server/backup';

/** Runs something; what went wrong is one line and exit code 1. */
export async function withTrouble(run: () => Promise<number>): Promise<number> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    console.error(error.message);
    return 1;
  }
}

export function countsText(rows: Restored['rows']): string {
  const { tables = 0, entries = 0, people = 0 } = rows;
  const [table, entry] = [tables === 1 ? 'table' : 'tables', entries === 1 ? 'entry' : 'entries'];
  const person = people === 1 ? 'person' : 'people';
  return `${tables} ${table} with ${entries} ${entry}, ${people} ${person}`;
}

/** What could not be read before the backup was made either; null when all is well. */
export function damageText({ tables, companies }: Restored['damaged']): string | null {
  const all = [...tables.map((id) => `table ${id}`), ...companies.map((id) => `company ${id}`)];
  if (all.length === 0) return null;
  return `Restored as they were, but they do not fit their own seals: ${all.join(', ')}.`;
}
