import { dirname, join, normalize } from 'node:path';
import { isTest, type SourceFile } from './files.ts';

const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

/**
 * Pairs of folders side by side that import each other, files below them included: neither can be read,
 * or moved, without the other. Tests may look wherever they like.
 */
export function twoWayFolders(files: readonly SourceFile[]): readonly string[] {
  const ways = new Set<string>();
  for (const { path, text } of files) {
    if (isTest(path) || path.endsWith('.css')) continue;
    for (const [, to = ''] of text.matchAll(IMPORT)) {
      const pair = whereTheyPart(dirname(path), normalize(join(dirname(path), dirname(to))));
      if (pair) ways.add(`${pair[0]} ${pair[1]}`);
    }
  }
  return [...ways]
    .map((way) => way.split(' ') as [string, string])
    .filter(([one, other]) => one < other && ways.has(`${other} ${one}`))
    .map(([one, other]) => `${one} <-> ${other}`)
    .sort();
}

/** The two folders below what both have in common; null where one lies within the other. */
function whereTheyPart(from: string, to: string): readonly [string, string] | null {
  const [one, other] = [from.split('/'), to.split('/')];
  const at = one.findIndex((name, n) => name !== other[n]);
  if (at < 0 || other[at] === undefined) return null;
  return [one.slice(0, at + 1).join('/'), other.slice(0, at + 1).join('/')];
}
