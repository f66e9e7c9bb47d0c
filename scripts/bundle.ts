import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { type BuildResult, build, type Plugin } from 'esbuild';

const PACKAGES = join(import.meta.dirname, '..', 'packages');
const EXTENSION = '.mjs';

/** How our code names the file that a thread runs. */
const THREAD = /(?<=new URL\(')\.[^']+\.ts(?=', import\.meta\.url\))/g;

/**
 * Makes JavaScript of programs (source files by name) in one folder: a file for each of them, for each thread that they
 * may start, and for what they share or load only when it is needed.
 */
export async function bundle(
  programs: Readonly<Record<string, string>>,
  folder: string,
): Promise<void> {
  const threads: Record<string, string> = {};
  const { outputFiles } = await compile({ ...programs }, folder, namingThreads(threads));
  // Threads are found on the way; they need files of their own.
  if (Object.keys(threads).some((name) => !programs[name]))
    return bundle({ ...threads, ...programs }, folder);
  await mkdir(folder, { recursive: true });
  await Promise.all(outputFiles.map(({ path, contents }) => writeFile(path, contents)));
}

function compile(
  entryPoints: Record<string, string>,
  outdir: string,
  plugin: Plugin,
): Promise<BuildResult<{ write: false }>> {
  return build({
    ...{ entryPoints, outdir, plugins: [plugin], write: false, logLevel: 'error' },
    ...{ bundle: true, splitting: true, platform: 'node', target: 'node22', format: 'esm' },
    ...{ outExtension: { '.js': EXTENSION }, chunkNames: 'part-[hash]', legalComments: 'none' },
    // Where the page lies differs: see `imports` of packages/cli.
    conditions: ['packed'],
    // Packages of the old kind ask for parts of Node when they run.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  });
}

/** Notes the threads that sources start, and has them found beside whatever part starts them. */
function namingThreads(threads: Record<string, string>): Plugin {
  return {
    name: 'threads',
    setup({ onLoad }) {
      onLoad({ filter: /\.ts$/ }, ({ path }) => {
        const contents = readFileSync(path, 'utf8').replace(THREAD, (file) => {
          const source = resolve(dirname(path), file);
          const name = nameOf(source);
          threads[name] = source;
          return `./${name}${EXTENSION}`;
        });
        return { contents, loader: 'ts' };
      });
    },
  };
}

/** `packages/server/src/bots/worker.ts` is `server-bots-worker`. */
function nameOf(source: string): string {
  return relative(PACKAGES, source)
    .replace(/\.ts$/, '')
    .split(/[\\/]/)
    .filter((part) => part !== 'src')
    .join('-');
}
