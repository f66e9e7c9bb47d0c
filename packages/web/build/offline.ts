import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { PAGE } from './page.ts';

const WORKER = 'sw.js';
const COMPRESSIBLE = /\.(?:js|css|html|svg|json|webmanifest)$/;

/**
 * Makes the built client installable: adds the service worker with the list of all built files, and
 * compressed copies of what compresses well for the server to send.
 */
export function offline(): Plugin {
  let root = '';
  let outDir = '';
  return {
    name: 'crawlspace-offline',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      outDir = resolve(config.root, config.build.outDir);
    },
    transformIndexHtml: {
      order: 'pre',
      handler: () => [
        inHead('link', { rel: 'manifest', href: '/manifest.webmanifest' }),
        inHead('link', { rel: 'apple-touch-icon', href: '/icons/icon-180.png' }),
        inHead('script', { type: 'module', src: '/src/offline/register.ts' }),
      ],
    },
    // Everything has been written by now, the files of the public folder too.
    async writeBundle() {
      const files = globSync('**/*.*', { cwd: outDir }).filter(isForVisitors).sort();
      // Icons are asked for by the system that installs the page, and kept there.
      const kept = files.filter((file) => !file.startsWith('icons/'));
      writeFileSync(join(outDir, WORKER), await workerFor(root, outDir, kept));
      for (const file of [...files, WORKER]) compress(join(outDir, file));
    },
  };
}

function inHead(tag: string, attrs: Record<string, string>): HtmlTagDescriptor {
  return { tag, attrs, injectTo: 'head' };
}

function isForVisitors(file: string): boolean {
  return file !== WORKER && !file.startsWith('.') && !/\.(?:gz|br)$/.test(file);
}

async function workerFor(root: string, outDir: string, files: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(outDir, file)));
  const version = {
    name: hash.digest('hex').slice(0, 12),
    files: files.map((file) => (file === PAGE ? './' : file)),
    page: PAGE,
  };
  const contents = `import { workOffline } from './worker.ts';
    workOffline(self, ${JSON.stringify(version)});`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: join(root, 'src', 'offline') },
    bundle: true,
    minify: true,
    format: 'iife',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

function compress(path: string): void {
  if (!COMPRESSIBLE.test(path)) return;
  const contents = readFileSync(path);
  writeFileSync(`${path}.gz`, gzipSync(contents, { level: 9 }));
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${path}.br`, brotliCompressSync(contents, { params }));
}
