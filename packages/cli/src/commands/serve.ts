import { enableCompileCache, flushCompileCache } from 'node:module';
import { COMPILED, PAGE, readyPage } from '#page';
import { UsageError } from '../usage.ts';

/** Serves the page and tables online until it is told to stop. */
export async function serveCommand(args: string[]): Promise<number> {
  // What was compiled once is kept: from the second start on it takes less time, and a fifth less memory.
  // So the server is imported only after this.
  enableCompileCache(COMPILED);
  const { readServeOptions, run, ServeUsageError } = await import('@crawlspace/server');
  try {
    const options = readServeOptions(args, process.env, PAGE);
    readyPage();
    await run(options);
    flushCompileCache();
    return 0;
  } catch (error) {
    if (error instanceof ServeUsageError) throw new UsageError(error.message);
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}
