import { restore } from '@crawlspace/server/backup';
import { countsText, damageText, withTrouble } from '../hosting/backup-text.ts';
import { storePlaceOf } from '../hosting/store-place.ts';
import { readArguments, UsageError } from '../usage.ts';

/** Puts a backup in the place of an empty database. */
export async function restoreCommand(args: string[]): Promise<number> {
  const read = readArguments(args, ['data', 'database'], ['force', 'json']);
  const place = storePlaceOf(read);
  const [file] = read.positionals;
  if (file === undefined) throw new UsageError('name the file of a backup');
  return withTrouble(async () => {
    const { rows, damaged } = await restore(place, file, { force: read.flag('force') });
    if (read.flag('json')) console.log(JSON.stringify({ file, rows, damaged }));
    else console.log(`Restored from ${file}: ${countsText(rows)}.`);
    const damage = damageText(damaged);
    if (damage) console.error(damage);
    return 0;
  });
}
