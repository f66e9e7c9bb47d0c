import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A source file of the house, as git knows it. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

const FOLDERS = ['packages', 'bench', 'scripts'];

/** Every TypeScript and CSS file, those that are not committed yet included. */
export function sourceFiles(): readonly SourceFile[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', ...FOLDERS],
    { encoding: 'utf8' },
  );
  const deleted = new Set(
    execFileSync('git', ['ls-files', '--deleted', ...FOLDERS], { encoding: 'utf8' }).split('\n'),
  );
  return listed
    .split('\n')
    .filter((path) => /\.(ts|tsx|css)$/.test(path) && !deleted.has(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

export function isTest(path: string): boolean {
  return /(^|\/)(test|testing)\/|\.(test|fixture)\.tsx?$/.test(path);
}

export function linesOf({ text }: SourceFile): number {
  return text.split('\n').length - 1;
}
