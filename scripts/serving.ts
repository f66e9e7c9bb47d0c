import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { DIST } from './build.ts';

/** Serves the page and tables as the command line asks; `prepare` has the page ready before. */
export async function serving(prepare: () => void): Promise<void> {
  // What was compiled once is kept: from the second start on it takes less time, and a fifth less memory.
  // So the server is imported only after this.
  enableCompileCache(join(import.meta.dirname, '..', 'node_modules', '.cache', 'crawlspace'));
  const { readServeOptions, run, ServeUsageError } = await import('@crawlspace/server');
  try {
    const options = readServeOptions(process.argv.slice(2), process.env, DIST);
    prepare();
    await run(options);
    flushCompileCache();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(error instanceof ServeUsageError ? 2 : 1);
  }
}
