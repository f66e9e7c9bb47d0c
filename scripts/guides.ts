import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A piece of code in a guide: a new file, or lines that go into a file after one of its lines. */
export interface Piece {
  readonly file: string;
  readonly after: string | null;
  readonly code: string;
}

/** What a guide has its reader write, and which test files it has them run. */
export interface Guide {
  readonly name: string;
  readonly pieces: readonly Piece[];
  readonly tests: readonly string[];
}

/** A fence like: ```ts packages/hellscape/src/file.ts after: a line of that file */
const PIECE = /^ *```ts (\S+)(?: after: (.+))?\n((?:.*\n)*?) *```$/gm;
const TESTS = /npm test -- (packages\/\S+\.test\.ts)/g;

export function readGuides(folder = 'docs/guides'): Guide[] {
  return globSync(`${folder}/*.md`)
    .sort()
    .map((name) => readGuide(name, readFileSync(name, 'utf8')));
}

export function readGuide(name: string, text: string): Guide {
  const pieces = [...text.matchAll(PIECE)].map(([, file = '', after = null, code = '']) => {
    return { file, after, code };
  });
  return { name, pieces, tests: [...text.matchAll(TESTS)].map(([, file = '']) => file) };
}

/** Does in a copy of the games what the guides say. Returns the files that were written. */
export function follow(guides: readonly Guide[], house: string): string[] {
  for (const file of ['tsconfig.base.json', 'vitest.config.ts', 'scripts/longest-first.ts'])
    cpSync(file, join(house, file));
  for (const game of ['brimstone', 'hellscape']) {
    cpSync(join('packages', game), join(house, 'packages', game), {
      recursive: true,
      filter: (path) => !path.includes('node_modules'),
    });
  }
  const pieces = guides.flatMap((guide) => guide.pieces);
  for (const { file, after, code } of pieces) {
    const path = join(house, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, after === null ? code : inserted(readFileSync(path, 'utf8'), after, code));
  }
  return [...new Set(pieces.map(({ file }) => file))];
}

/** The text with the code after that line, which it must have exactly once. */
export function inserted(text: string, line: string, code: string): string {
  const lines = text.split('\n');
  const found = lines.flatMap((each, at) => (each.trim() === line ? [at] : []));
  if (found.length !== 1) throw new Error(`${found.length} lines read: ${line}`);
  return lines.toSpliced((found[0] as number) + 1, 0, code.trimEnd()).join('\n');
}
