import { backup } from '@crawlspace/server/backup';
import { countsText, withTrouble } from '../hosting/backup-text.ts';
import { storePlaceOf } from '../hosting/store-place.ts';
import { readArguments, UsageError } from '../usage.ts';

/** Writes everything that a server keeps into one file. */
export async function backupCommand(args: string[]): Promise<number> {
  const read = readArguments(args, ['data', 'database'], ['force', 'json']);
  const place = storePlaceOf(read);
  const [file] = read.positionals;
  if (file === undefined) throw new UsageError('name the file to write the backup to');
  return withTrouble(async () => {
    const { rows } = await backup(place, file, { force: read.flag('force') });
    console.log(
      read.flag('json') ? JSON.stringify({ file, rows }) : `Saved to ${file}: ${countsText(rows)}.`,
    );
    return 0;
  });
}
