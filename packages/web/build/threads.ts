import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** A worker, as the sources start it. */
const STARTED = /new URL\('(\.[^']+)', import\.meta\.url\)/g;
/**
 * What draws needs a page around it, which a worker has not. A module that waits for its texts would keep a worker from
 * listening in time.
 */
const OF_THE_PAGE = /\.(?:tsx|css)$|node_modules\/(?:preact|@preact)\/|\/text\/said\.ts$/;

/**
 * Builds workers together with the page, so that both load the same engine and a browser fetches it once. Vite by
 * itself builds each worker apart, with a copy of its own of all that it imports.
 */
export function threads(): Plugin {
  const started = new Set<string>();
  return {
    name: 'crawlspace-threads',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!code.includes('new Worker(')) return null;
      return code.replace(STARTED, (_, file: string) => {
        const entry = join(dirname(id), file);
        started.add(entry);
        return `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'chunk', id: entry })}`;
      });
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const { fileName, facadeModuleId } of chunks) {
        if (!facadeModuleId || !started.has(facadeModuleId)) continue;
        const importer = chunks.find(({ imports }) => imports.includes(fileName));
        if (importer) this.error(`${importer.fileName} would run the worker ${facadeModuleId}`);
        const stranger = modulesFrom(fileName, chunks).find((id) => OF_THE_PAGE.test(id));
        if (stranger) this.error(`${facadeModuleId} would load ${stranger}`);
      }
    },
  };
}

/** All modules that come along with a chunk. */
function modulesFrom(chunk: string, chunks: readonly Rolldown.OutputChunk[]): string[] {
  const found = new Set([chunk]);
  for (const name of found)
    for (const imported of named(name, chunks)?.imports ?? []) found.add(imported);
  return [...found].flatMap((name) => named(name, chunks)?.moduleIds ?? []);
}

function named(name: string, chunks: readonly Rolldown.OutputChunk[]) {
  return chunks.find(({ fileName }) => fileName === name);
}
