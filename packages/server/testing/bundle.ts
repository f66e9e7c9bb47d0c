import { join } from 'node:path';
import { build } from 'esbuild';

/**
 * Makes one file of the server that is going to be killed and all that it needs, and returns where it is:
 * hundreds of modules to find are most of what a start takes.
 */
export async function bundleServer(folder: string): Promise<string> {
  const outfile = join(folder, 'torture-server.mjs');
  await build({
    entryPoints: [join(import.meta.dirname, 'torture-server.ts')],
    ...{ outfile, bundle: true, platform: 'node', format: 'esm', logLevel: 'error' },
    // Packages of the old kind ask for parts of Node when they run.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  });
  return outfile;
}
