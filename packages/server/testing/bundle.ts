import { join } from 'node:path';
import { build } from 'esbuild';

/** The thread that games from elsewhere are replayed in is started from a file of its own beside the server's. */
const THREAD = join(import.meta.dirname, '..', 'src', 'bringing', 'thread.ts');

/**
 * Makes one file of the server that is going to be killed and all that it needs, and returns where it is:
 * hundreds of modules to find are most of what a start takes.
 */
export async function bundleServer(folder: string): Promise<string> {
  const outfile = join(folder, 'torture-server.mjs');
  await Promise.all([
    bundle(join(import.meta.dirname, 'torture-server.ts'), outfile),
    bundle(THREAD, join(folder, 'thread.ts')),
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
