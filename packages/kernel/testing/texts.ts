import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Keys of texts that more than one file below this folder has: of two texts the last one read would win. */
export async function keysInSeveralFiles(folder: string): Promise<string[]> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const found = new Map<string, Set<string>>();
  for (const file of files) {
    const { href } = pathToFileURL(join(folder, file));
    const tables = Object.values<unknown>(await import(/* @vite-ignore */ href));
    for (const key of tables.flatMap((table) => Object.keys(Object(table))))
      found.set(key, (found.get(key) ?? new Set()).add(file));
  }
  return [...found].flatMap(([key, all]) =>
    all.size > 1 ? [`${key}: ${[...all].join(', ')}`] : [],
  );
}

/** Ids that things of several kinds have, with these kinds. */
export function idsOfSeveralKinds(kinds: Readonly<Record<string, Iterable<string>>>): string[] {
  const found = new Map<string, string[]>();
  for (const [kind, ids] of Object.entries(kinds))
    for (const id of new Set(ids)) found.set(id, [...(found.get(id) ?? []), kind]);
  return [...found].flatMap(([id, all]) => (all.length > 1 ? [`${id}: ${all.join(', ')}`] : []));
}
