import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePort, serve } from '@crawlspace/server';

const DEFAULT_PORT = '8080';
const WEB = join(import.meta.dirname, '..', 'packages', 'web');
const DIST = join(WEB, 'dist');
/** Holds the time of the newest source that the built client contains. */
const STAMP = join(DIST, '.built');
const KERNEL = join(WEB, '..', 'kernel');
const SOURCES = [
  ...['src', 'public', 'index.html', 'vite.config.ts', 'package.json'].map((name) =>
    join(WEB, name),
  ),
  ...['src', join('test', 'skirmish'), 'package.json'].map((name) => join(KERNEL, name)),
  join(WEB, '..', '..', 'package-lock.json'),
];

const asked = process.env['PORT'] || DEFAULT_PORT;
const port = parsePort(asked);
if (port === null) fail(`PORT must be a whole number from 0 to 65535, not "${asked}".`, 2);

try {
  await buildIfStale();
  const { address, close } = await serve({ port, webRoot: DIST });
  console.log(`Crawlspace is open at ${address}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, close);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error), 1);
}

async function buildIfStale(): Promise<void> {
  const newest = Math.max(...SOURCES.map(newestChange));
  if (existsSync(STAMP) && Number(readFileSync(STAMP, 'utf8')) >= newest) return;
  console.error('Building the page …');
  // Loading Vite takes longer than all the rest of a start that needs no building.
  const { build } = await import('vite');
  await build({ root: WEB, logLevel: 'error' });
  writeFileSync(STAMP, String(newest));
}

/** When a file, or anything in a folder, last changed. Folders count too: they tell of deletions. */
function newestChange(path: string): number {
  if (!existsSync(path)) return 0;
  const stats = statSync(path);
  const within = stats.isDirectory() ? readdirSync(path) : [];
  return Math.max(stats.mtimeMs, ...within.map((name) => newestChange(join(path, name))));
}

function fail(reason: string, exitCode: number): never {
  console.error(reason);
  process.exit(exitCode);
}
