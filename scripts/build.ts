import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const WEB = join(ROOT, 'packages', 'web');

/** The folder of the built client. */
export const DIST = join(WEB, 'dist');
/** Holds the time of the newest source that the built client contains. */
const STAMP = join(DIST, '.built');

/** The web client is looked at by itself. */
const NOT_IN_THE_PAGE = new Set(['cli', 'server', 'web']);

/** Everything the built client is made of. */
function sources(): string[] {
  const pages = readdirSync(WEB).filter((name) => name.endsWith('.html'));
  const ofWeb = [...pages, 'src', 'public', 'build', 'vite.config.ts', 'package.json'];
  const others = readdirSync(join(ROOT, 'packages')).filter((name) => !NOT_IN_THE_PAGE.has(name));
  const engine = others.flatMap((name) =>
    ['src', 'package.json'].map((part) => join(ROOT, 'packages', name, part)),
  );
  // The rules reference is made from the ledgers.
  const ofAll = ['docs/rules', 'package-lock.json', 'tsconfig.base.json'].map((name) =>
    join(ROOT, name),
  );
  return [...ofWeb.map((name) => join(WEB, name)), ...engine, ...ofAll];
}

/** Builds the web client when any of its sources has changed since it was last built. */
export async function buildIfStale(): Promise<void> {
  const newest = Math.max(...sources().map(newestChange));
  if (existsSync(STAMP) && Number(readFileSync(STAMP, 'utf8')) >= newest) return;
  console.error('Building the page …');
  // Loading Vite takes longer than all the rest of a start that needs no building.
  const { build } = await import('vite');
  await build({ root: WEB, logLevel: 'error' });
  writeFileSync(STAMP, String(newest));
}

/** Builds the page for any folder of any web server: everything is found from where the page is, and no server is asked. */
export async function buildStatic(outDir: string): Promise<void> {
  const { build } = await import('vite');
  const how = { root: WEB, base: './', mode: 'static', logLevel: 'error' } as const;
  await build({ ...how, build: { outDir, emptyOutDir: true } });
}

/** When a file, or anything in a folder, last changed. Folders count too: they tell of deletions. */
function newestChange(path: string): number {
  if (!existsSync(path)) return 0;
  const stats = statSync(path);
  const within = stats.isDirectory() ? readdirSync(path) : [];
  return Math.max(stats.mtimeMs, ...within.map((name) => newestChange(join(path, name))));
}
