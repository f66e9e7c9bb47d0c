import { basename, join } from 'node:path';
import { build } from 'esbuild';

/** Threads are started from files of their own beside the server's. */
const THREADS = ['bringing/thread.ts', 'library/reader.ts'];

/**
 * Makes one file of the server that is going to be killed and all that it needs, and returns where it is:
 * hundreds of modules to find are most of what a start takes.
 */
export async function bundleServer(folder: string): Promise<string> {
  const outfile = join(folder, 'torture-server.mjs');
  await Promise.all([
    bundle(join(import.meta.dirname, 'torture-server.ts'), outfile),
    ...THREADS.map((file) =>
      bundle(join(import.meta.dirname, '..', 'src', file), join(folder, basename(file))),
    ),
  ]);
  return outfile;
}

async function bundle(entry: string, outfile: string): Promise<void> {
  await build({
    entryPoints: [entry],
    ...{ outfile, bundle: true, platform: 'node', format: 'esm', logLevel: 'error' },
    // Packages of the old kind ask for parts of Node when they run.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  });
}
